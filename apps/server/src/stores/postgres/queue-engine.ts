/**
 * The queue of a fleet is pg-boss's. What a job is and how it ends is in our tables; that it waits, is given out, shows signs of life and is
 * tried again is an entry of pg-boss, written in the transaction that changes the job's row.
 *
 * - queue: of one organisation, of one lane, of whole jobs or of parts; pg-boss gives out the oldest entry of a queue
 * - entry: one waiting or running claim; of a whole job it has the job's id. It is deleted when the claim has ended.
 * - group of an entry: the key that submitted the job, so that a key at its concurrency can be passed over
 */
import { PgBoss } from "pg-boss";
import type { Db, JobInsert } from "pg-boss";
import { StartRefusedError } from "../../errors/start-refused.ts";
import type { JobEngineOptions } from "../../ports/job-store.ts";
import { MAX_BACKOFF_MS } from "../rows/backoff.ts";
import type { Row, Sql, Value } from "./database.ts";

/** Of its own, so that another application's pg-boss in the same database is of no concern. */
export const QUEUE_SCHEMA = "docsvc_queue";

/** Of a job's row, what its queue is named by. */
export interface QueuePlace {
  readonly organisation: string;
  readonly priority: number;
}

export interface QueueEntry {
  readonly id: string;
  /** The key that submitted the job. */
  readonly group: string | null;
}

/** A time that no clock goes back before: entries wait from then on, so that none that is not a retry ever waits for its time. */
const LONG_AGO = "2026-01-01T00:00:00Z";
/** pg-boss drops what waits longer; here only the end of a job takes it out. 68 years, the most that its column holds. */
const FOREVER_SECONDS = 2 ** 31 - 1;
/** The longest that pg-boss takes. Whose claim is lost is decided by heartbeats, and what runs too long by the worker. */
const EXPIRE_SECONDS = 24 * 3600;
/** How many tries a job has is decided by what happened to it (`rows/lost-worker.ts`), before this. */
const RETRY_LIMIT = 10_000;
/** The assembly of a document and what of it is read again go before the slices of younger documents. */
const BEFORE_OTHERS = 1;

export class QueueEngine {
  readonly #boss: PgBoss;
  readonly #retry: Pick<JobInsert, "retryDelay" | "retryBackoff" | "retryDelayMax">;
  /** Queues that are known to be there. */
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

  /** @throws {@link StartRefusedError} where the database has no pg-boss, or an earlier one */
  static async open(sql: Sql, { backoffMs }: Pick<JobEngineOptions, "backoffMs">): Promise<QueueEngine> {
    const boss = bossOver(sql, false);
    try {
      await boss.start();
    } catch (error) {
      throw new StartRefusedError(`The database's queue is not of this version. Run docsvc migrate.`, { cause: error });
    }
    return new QueueEngine(boss, backoffMs);
  }

  /** Makes pg-boss's tables, or brings them up to its version. */
  static async migrate(sql: Sql): Promise<QueueEngine> {
    const boss = bossOver(sql, true);
    await boss.start();
    return new QueueEngine(boss, 0);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }

  /** Before the transaction that adds to the queue: pg-boss makes queues in transactions of its own. */
  async ensure(name: string): Promise<void> {
    if (this.#made.has(name)) return;
    await this.#boss.createQueue(name);
    this.#made.add(name);
  }

  /** Each of these, within a transaction. */
  async add(
    sql: Sql,
    name: string,
    entries: readonly QueueEntry[],
    { first = false }: { readonly first?: boolean } = {},
  ): Promise<void> {
    const jobs = entries.map(({ id, group }) => ({
      ...this.#retry,
      id,
      // Claims are counted by their groups; one of an earlier version has no key.
      group: { id: group === null || group === "" ? "-" : group },
      priority: first ? BEFORE_OTHERS : 0,
      startAfter: LONG_AGO,
      retentionSeconds: FOREVER_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      retryLimit: RETRY_LIMIT,
    }));
    await this.#boss.insert(name, jobs, { db: adapterOf(sql), returnId: false });
  }

  /** Gives out the entry that is next, but for those of some groups. */
  async fetch(sql: Sql, name: string, passedGroups: readonly string[]): Promise<QueueEntry | undefined> {
    const [job] = await this.#boss.fetch(name, { db: adapterOf(sql), ignoreGroups: [...passedGroups] });
    return job === undefined ? undefined : { id: job.id, group: job.groupId ?? null };
  }

  /** A sign of life of entries that are given out. */
  async touch(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
    await this.#boss.touch(name, [...ids], { db: adapterOf(sql) });
  }

  /** Has an entry that was given out wait again, after a backoff. */
  async fail(sql: Sql, name: string, id: string): Promise<void> {
    await this.#boss.fail(name, id, null, { db: adapterOf(sql) });
  }

  async remove(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#boss.deleteJob(name, [...ids], { db: adapterOf(sql) });
  }

  /** Ends backoffs that were written by a clock which has gone back since. */
  async endBackoff(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.#boss.update(name, undefined, { id, startAfter: LONG_AGO, db: adapterOf(sql) });
    }
  }
}

/** Of a row with both. */
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
 * pg-boss's own watch over entries is not started: it asks every queue in turn, takes claims from living holders after an outage of the
 * database, and misses dead ones for as long as a clock has gone back. Workers look for what is lost (`postgres-job-queue.ts`).
 */
function bossOver(sql: Sql, migrate: boolean): PgBoss {
  const boss = new PgBoss({
    db: adapterOf(sql),
    schema: QUEUE_SCHEMA,
    migrate,
    supervise: false,
    schedule: false,
    registerInstance: false,
    // A queue that is not known is looked up; none ever changes.
    queueCacheIntervalSeconds: 24 * 3600,
  });
  // The caller gets the failure as well.
  boss.on("error", () => {});
  return boss;
}

function adapterOf(sql: Sql): Db {
  return { executeSql: async (text, values = []) => ({ rows: [...(await sql.all(text, ...(values as Value[])))] }) };
}
