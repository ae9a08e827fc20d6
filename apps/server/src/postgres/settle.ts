import { setTimeout as sleep } from "node:timers/promises";
import { isStoreUnavailable } from "../store-unavailable.ts";
import type { PostgresDatabase, Value } from "./database.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { endJob } from "./record-end.ts";
import type { JobEnd } from "./record-end.ts";

/** How long the end of a job is brought to a database that does not answer: its work is done, and worth the wait. */
const SETTLE_MS = 60_000;
const RETRY_MS = 500;

export interface SettleContext {
  readonly database: PostgresDatabase;
  readonly announcements: JobAnnouncements;
  readonly retentionMs: number;
}

/**
 * Ends a job, if need be after an outage of the database. False: the claim no longer holds.
 *
 * @param own tells an end that this very claim has brought, with the values of `values` from `$3` on
 */
export async function settle(
  { database, announcements, retentionMs }: SettleContext,
  end: JobEnd,
  own: { readonly id: string; readonly where: string; readonly values: readonly Value[] },
): Promise<boolean> {
  const until = performance.now() + SETTLE_MS;
  for (let repeated = false; ; repeated = true) {
    try {
      const ended = await endJob(database, retentionMs, end);
      if (ended !== undefined) announcements.emit({ id: own.id, status: end.status });
      // A try before may have been committed although its answer was lost.
      return ended !== undefined || (repeated && (await isOwnEnd()));
    } catch (error) {
      if (!isStoreUnavailable(error) || performance.now() > until) throw error;
      await sleep(RETRY_MS);
    }
  }

  async function isOwnEnd(): Promise<boolean> {
    const found = await database.get(
      `select 1 from docsvc.jobs where id = $1 and status = $2 and ${own.where}`,
      own.id,
      end.status,
      ...own.values,
    );
    if (found !== undefined) announcements.emit({ id: own.id, status: end.status });
    return found !== undefined;
  }
}
