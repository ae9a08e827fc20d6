/**
 * The queue proper, by pg-boss: one entry for each waiting job, under the job's id. The entry is the permit to claim the job, and goes with
 * the claim; it comes back, with its delay, when the job does. Every call takes the transaction that changes the job's row.
 *
 * Which job is next is decided by `next-work.ts`, because pg-boss knows neither turns of organisations nor of lanes.
 */
import { PgBoss } from "pg-boss";
import type { Db } from "pg-boss";
import { toStoreError } from "./connection-errors.ts";
import type { PostgresDatabase, Sql } from "./database.ts";
import type { Listener } from "./listener.ts";

const SCHEMA = "docsvc_queue";
const QUEUE = "jobs";
/** Of pg-boss's tables, as the version of it that this program brings along makes them. */
export const QUEUE_VERSION = 43;
/** Its own maintenance may not drop a job that waits long. */
const KEPT_SECONDS = 10 * 365 * 24 * 3600;

export interface QueueEntries {
  add(sql: Sql, id: string, options: { readonly priority: boolean; readonly afterMs?: number }): Promise<void>;
  /** Takes an entry out; false when there was none. */
  take(sql: Sql, id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** @param onWaiting called when another process has added an entry that is due, and when some may have been missed */
export async function openQueueEntries(
  database: PostgresDatabase,
  listener: Listener,
  onWaiting: () => void,
): Promise<QueueEntries> {
  const db: Db = {
    ...adapt(database),
    async listen(channel, onNotification, onReconnect) {
      const stop = listener.on(channel, (payload, processId) => {
        onNotification(payload);
        if (!database.isOwn(processId)) onWaiting();
      });
      const stopMissed = listener.onReconnect(() => {
        onReconnect();
        onWaiting();
      });
      return {
        close: async () => {
          stop();
          stopMissed();
        },
      };
    },
  };
  // `migrate` does nothing here: the schema was checked to be at least this program's.
  const boss = await started(
    new PgBoss({ db, schema: SCHEMA, schedule: false, supervise: false, useListenNotify: true }),
  );
  return {
    async add(sql, id, { priority, afterMs = 0 }) {
      const sent = await boss.send(QUEUE, null, {
        id,
        priority: priority ? 1 : 0,
        ...(afterMs > 0 ? { startAfter: `${afterMs} milliseconds` } : {}),
        db: adapt(sql),
      });
      if (sent === null) throw new Error(`The queue did not take job ${id}: it has an entry already.`);
    },
    async take(sql, id) {
      // Its types leave out what the answer holds.
      const answer = (await boss.deleteJob(QUEUE, id, { db: adapt(sql) })) as { readonly affected: number };
      return answer.affected === 1;
    },
    close: () => boss.stop({ graceful: false, close: false }),
  };
}

/** Makes or brings up to date pg-boss's tables and the queue. */
export async function createQueue(sql: Sql): Promise<void> {
  const boss = await started(new PgBoss({ db: adapt(sql), schema: SCHEMA, schedule: false, supervise: false }));
  try {
    if ((await boss.getQueue(QUEUE)) === null) {
      await boss.createQueue(QUEUE, { notify: true, retryLimit: 0, retentionSeconds: KEPT_SECONDS });
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

/** Null when there are no tables of pg-boss. */
export async function queueVersion(database: PostgresDatabase): Promise<number | null> {
  const boss = new PgBoss({ db: adapt(database), schema: SCHEMA });
  return (await boss.isInstalled()) ? boss.schemaVersion() : null;
}

async function started(boss: PgBoss): Promise<PgBoss> {
  // Its timers find the database away now and then; each of our own statements says so itself.
  boss.on("error", () => {});
  await boss.start();
  return boss;
}

function adapt(sql: Sql): Db {
  return {
    async executeSql(text, values = []) {
      try {
        return { rows: [...(await sql.all(text, ...(values as string[])))] };
      } catch (error) {
        throw toStoreError(error);
      }
    },
  };
}
