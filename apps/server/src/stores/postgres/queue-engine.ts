/**
 * The queue of a fleet uses pg-boss. The service's own tables store jobs and their ends. Waiting, claiming, heartbeats and retries of a job
 * are an entry of pg-boss, written in the transaction that changes the job's row.
 *
 * - queue: for one organisation and one lane, of whole jobs or of parts; pg-boss returns the oldest entry of a queue
 * - entry: one waiting or running claim; of a whole job it has the job's id. It is deleted when the claim has ended.
 * - group of an entry: the key that submitted the job, so that a key at its concurrency limit can be skipped
 */
import { PgBoss } from "pg-boss";
import type { Db, JobInsert } from "pg-boss";
import { StartRefusedError } from "../../errors/start-refused.ts";
import type { JobEngineOptions } from "../../ports/job-store.ts";
import { MAX_BACKOFF_MS } from "../rows/backoff.ts";
import type { Row, Sql, Value } from "./database.ts";

/** A schema of its own, so that another application's pg-boss in the same database does not interfere. */
export const QUEUE_SCHEMA = "docsvc_queue";

/** The columns of a job's row from which its queue's name is made. */
export interface QueuePlace {
  readonly organisation: string;
  readonly priority: number;
}

export interface QueueEntry {
  readonly id: string;
  /** The key that submitted the job. */
  readonly group: string | null;
}

/** A time that no clock is set back to: entries wait from then on, so that only retries wait for their time. */
const LONG_AGO = "2026-01-01T00:00:00Z";
/** pg-boss drops what waits longer, but here only the end of a job removes its entry. 68 years, the maximum of its column. */
const FOREVER_SECONDS = 2 ** 31 - 1;
/** The maximum of pg-boss. Heartbeats decide whether a claim is lost, and the worker decides what runs too long. */
const EXPIRE_SECONDS = 24 * 3600;
/** The number of attempts of a job depends on what happened to it (`rows/lost-worker.ts`), which applies first. */
const RETRY_LIMIT = 10_000;
/** The assembly of a document and slices that are read again precede the slices of newer documents. */
const BEFORE_OTHERS = 1;

export class QueueEngine {
  readonly #boss: PgBoss;
  readonly #retry: Pick<JobInsert, "retryDelay" | "retryBackoff" | "retryDelayMax">;
  /** Queues that are known to exist. */
  readonly #made = new Set<string>();

  private constructor(boss: PgBoss, backoffMs: number) {
    this.#boss = boss;
    this.#retry =
      backoffMs === 0
        ? { retryDelay: 0 }
        : {
            retryDelay: Math.ceil(backoffMs / 1000),
            retryBackoff: true,
            retryDelayMax: Math.ceil(Math.max(backoffMs, MAX_BACKOFF_MS) / 1000),
          };
  }

  /** @throws {@link StartRefusedError} if the database has no pg-boss, or an earlier version */
  static async open(sql: Sql, { backoffMs }: Pick<JobEngineOptions, "backoffMs">): Promise<QueueEngine> {
    const boss = bossOver(sql, false);
    try {
      await boss.start();
    } catch (error) {
      throw new StartRefusedError(`The database's queue is not of this version. Run docsvc migrate.`, { cause: error });
    }
    return new QueueEngine(boss, backoffMs);
  }

  /** Creates pg-boss's tables, or migrates them to its version. */
  static async migrate(sql: Sql): Promise<QueueEngine> {
    const boss = bossOver(sql, true);
    await boss.start();
    return new QueueEngine(boss, 0);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }

  /** Called before the transaction that adds to the queue, because pg-boss creates queues in its own transactions. */
  async ensure(name: string): Promise<void> {
    if (this.#made.has(name)) return;
    await this.#boss.createQueue(name);
    this.#made.add(name);
  }

  /** Adds all of these, in a transaction. */
  async add(
    sql: Sql,
    name: string,
    entries: readonly QueueEntry[],
    { first = false }: { readonly first?: boolean } = {},
  ): Promise<void> {
    const jobs = entries.map(({ id, group }) => ({
      ...this.#retry,
      id,
      // Claims are counted by their groups; an entry of an earlier version has no key.
      group: { id: group === null || group === "" ? "-" : group },
      priority: first ? BEFORE_OTHERS : 0,
      startAfter: LONG_AGO,
      retentionSeconds: FOREVER_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: RETRY_LIMIT,
    }));
    await this.#boss.insert(name, jobs, { db: adapterOf(sql), returnId: false });
  }

  /** Takes the next entry, except those of some groups. */
  async fetch(sql: Sql, name: string, passedGroups: readonly string[]): Promise<QueueEntry | undefined> {
    const [job] = await this.#boss.fetch(name, { db: adapterOf(sql), ignoreGroups: [...passedGroups] });
    return job === undefined ? undefined : { id: job.id, group: job.groupId ?? null };
  }

  /** Records a heartbeat of running entries. */
  async touch(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
    await this.#boss.touch(name, [...ids], { db: adapterOf(sql) });
  }

  /** Returns a running entry to the queue, with a backoff. */
  async fail(sql: Sql, name: string, id: string): Promise<void> {
    await this.#boss.fail(name, id, null, { db: adapterOf(sql) });
  }

  async remove(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#boss.deleteJob(name, [...ids], { db: adapterOf(sql) });
  }

  /** Ends backoffs that were written before the clock was set back. */
  async endBackoff(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.#boss.update(name, undefined, { id, startAfter: LONG_AGO, db: adapterOf(sql) });
    }
  }
}

/** From a row with both columns. */
export function placeOf(row: Row): QueuePlace {
  return { organisation: String(row["organisation"]), priority: Number(row["priority"]) };
}

export function queueOfJobs({ organisation, priority }: QueuePlace): string {
  return `jobs.${LANES[priority]}.${organisation}`;
}

export function queueOfParts({ organisation, priority }: QueuePlace): string {
  return `parts.${LANES[priority]}.${organisation}`;
}

const LANES: Readonly<Record<number, string>> = { 0: "standard", 1: "priority" };

/**
 * pg-boss's own monitoring of entries is not started: it queries each queue in turn, takes claims from live holders after an outage of the
 * database, and misses dead ones for as long as a clock was set back. Workers look for lost claims (`postgres-job-queue.ts`).
 */
function bossOver(sql: Sql, migrate: boolean): PgBoss {
  const boss = new PgBoss({
    db: adapterOf(sql),
    schema: QUEUE_SCHEMA,
    migrate,
    supervise: false,
    schedule: false,
    registerInstance: false,
    // An unknown queue is looked up; queues never change.
    queueCacheIntervalSeconds: 24 * 3600,
  });
  // The caller gets the error as well.
  boss.on("error", () => {});
  return boss;
}

function adapterOf(sql: Sql): Db {
  return { executeSql: async (text, values = []) => ({ rows: [...(await sql.all(text, ...(values as Value[])))] }) };
}
