import type {
  Cancellation,
  Idempotency,
  Job,
  JobEngineOptions,
  JobFilter,
  JobStore,
  Lane,
  NewJob,
  Submission,
} from "../../ports/job-store.ts";
import { JOB_COLUMNS, filterToValues, jobToValues, rowToJob } from "../rows/job-row.ts";
import { jobLanes, rowsToLanes } from "../rows/lane-row.ts";
import type { PostgresDatabase } from "./database.ts";
import { findSubmission, insertOnce } from "./idempotency.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { queueOfJobs } from "./queue-engine.ts";
import type { QueueEngine } from "./queue-engine.ts";
import { endJob, failureOf } from "./record-end.ts";
import { markWaiting } from "./waiting-queues.ts";

/** Number of rows in one deletion: a long transaction delays the cleanup of what others delete. */
const FORGOTTEN_AT_ONCE = 1000;

/** The callers' side of the jobs table. */
export class PostgresJobStore implements JobStore {
  readonly #database: PostgresDatabase;
  readonly #engine: QueueEngine;
  readonly #announcements: JobAnnouncements;
  readonly #retentionMs: number;

  constructor(
    database: PostgresDatabase,
    engine: QueueEngine,
    announcements: JobAnnouncements,
    options: Pick<JobEngineOptions, "retentionMs">,
  ) {
    this.#database = database;
    this.#engine = engine;
    this.#announcements = announcements;
    this.#retentionMs = options.retentionMs;
  }

  async submit(job: NewJob): Promise<Submission> {
    const place = { organisation: job.organisation, priority: job.priority ? 1 : 0 };
    const queue = queueOfJobs(place);
    await this.#engine.ensure(queue);
    const submission = await insertOnce(this.#database, job, async (sql) => {
      await sql.run(
        `insert into docsvc.jobs (id, organisation, key_id, request_id, type, status, priority, request, metadata, secret,
           webhook, run_at, created_at)
         values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8, $9, $10, docsvc.now_ms(), docsvc.now_ms())`,
        ...jobToValues(job),
      );
      await this.#engine.add(sql, queue, [{ id: job.id, group: job.keyId }]);
      await markWaiting(sql, queue, place, false);
    });
    if (submission.outcome === "created") this.#announcements.emit({ id: job.id, status: "PENDING" });
    return submission;
  }

  async repeated(organisation: string, idempotency: Idempotency): Promise<Submission | undefined> {
    return findSubmission(this.#database, organisation, idempotency);
  }

  async get(organisation: string, id: string): Promise<Job | undefined> {
    const row = await this.#database.get(
      `select ${JOB_COLUMNS} from docsvc.jobs where id = $1 and organisation = $2`,
      id,
      organisation,
    );
    return row === undefined ? undefined : rowToJob(row);
  }

  async getByResult(resultId: string): Promise<Job | undefined> {
    const row = await this.#database.get(`select ${JOB_COLUMNS} from docsvc.jobs where result_id = $1`, resultId);
    return row === undefined ? undefined : rowToJob(row);
  }

  async list(organisation: string, filter: JobFilter): Promise<readonly Job[]> {
    const rows = await this.#database.all(
      `select ${JOB_COLUMNS} from docsvc.jobs
       where organisation = $1 and gone_at is null and id < $2
         and ($3::text is null or status = $3) and ($4::text is null or type = $4)
         and ($5::bigint is null or created_at > $5) and ($6::bigint is null or created_at < $6)
       order by id desc limit $7`,
      ...filterToValues(organisation, filter),
    );
    return rows.map(rowToJob);
  }

  async cancel(organisation: string, id: string): Promise<Cancellation> {
    const outcome = await this.#database.transaction(async (sql): Promise<Cancellation | "now"> => {
      const row = await sql.get(
        "select status, error_code, gone_at from docsvc.jobs where id = $1 and organisation = $2 for update",
        id,
        organisation,
      );
      if (row === undefined) return "unknown";
      if (row["gone_at"] !== null) return "gone";
      if (row["error_code"] === "cancelled") return "cancelled";
      if (row["status"] === "COMPLETED" || row["status"] === "FAILED") return "finished";
      const cancelled = failureOf(id, { code: "cancelled", message: "cancelled" });
      await endJob(sql, this.#engine, this.#retentionMs, cancelled);
      return "now";
    });
    if (outcome !== "now") return outcome;
    this.#announcements.emit({ id, status: "FAILED" });
    return "cancelled";
  }

  async expired(limit: number): Promise<readonly Job[]> {
    const rows = await this.#database.all(
      `select ${JOB_COLUMNS} from docsvc.jobs
       where gone_at is null and expires_at is not null and expires_at <= docsvc.now_ms() order by expires_at limit $1`,
      limit,
    );
    return rows.map(rowToJob);
  }

  async bury(organisation: string, id: string): Promise<boolean> {
    const changed = await this.#database.run(
      `update docsvc.jobs set gone_at = docsvc.now_ms(), request = null, metadata = null, secret = null, webhook = null,
         error = '', result_key = null
       where id = $1 and organisation = $2 and gone_at is null and status in ('COMPLETED', 'FAILED')`,
      id,
      organisation,
    );
    return changed === 1;
  }

  async forget(before: number): Promise<number> {
    return forgetGone(this.#database, "jobs", before);
  }

  async counts(): Promise<Readonly<Record<"PENDING" | "RUNNING", number>>> {
    // Literals, so that the partial indexes are used: with bound values, each submission would count the whole table.
    const row = await this.#database.get(
      `select (select count(*) from docsvc.jobs where status = 'PENDING') as pending,
         (select count(*) from docsvc.jobs where status = 'RUNNING') as running`,
    );
    return { PENDING: Number(row?.["pending"]), RUNNING: Number(row?.["running"]) };
  }

  async pendingOf(organisation: string): Promise<number> {
    const row = await this.#database.get(
      "select count(*) as n from docsvc.jobs where status = 'PENDING' and priority in (0, 1) and organisation = $1",
      organisation,
    );
    return Number(row?.["n"]);
  }

  async bytesOf(organisation: string): Promise<number> {
    const row = await this.#database.get(
      "select coalesce(sum(result_bytes), 0) as n from docsvc.jobs where organisation = $1 and gone_at is null",
      organisation,
    );
    return Number(row?.["n"]);
  }

  async lanes(): Promise<readonly Lane[]> {
    return rowsToLanes(await this.#database.all(jobLanes("docsvc.")));
  }
}

/** Removes tombstones and their idempotency keys, in batches. Returns the number of tombstones. */
export async function forgetGone(
  database: PostgresDatabase,
  table: "jobs" | "uploads",
  before: number,
): Promise<number> {
  for (let forgotten = 0; ;) {
    const batch = await database.run(
      `with old as (
         delete from docsvc.${table}
         where id in (select id from docsvc.${table} where gone_at < $1 order by gone_at limit $2 for update skip locked)
         returning id
       ), keys as (
         delete from docsvc.idempotency where target in (select id from old)
       )
       select id from old`,
      before,
      FORGOTTEN_AT_ONCE,
    );
    forgotten += batch;
    if (batch < FORGOTTEN_AT_ONCE) return forgotten;
  }
}
