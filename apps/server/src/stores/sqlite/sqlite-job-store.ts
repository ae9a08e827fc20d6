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
import type { Database } from "./database.ts";
import { findSubmission, insertInTransaction } from "./idempotency.ts";
import type { JobChanges } from "../../ports/job-changes.ts";
import { JOB_COLUMNS, filterToValues, jobToValues, rowToJob, valuesToJob } from "../rows/job-row.ts";
import { jobLanes, rowsToLanes } from "../rows/lane-row.ts";
import { END_COLUMNS, recordEnd } from "./record-end.ts";

// A constant, because a newly built string is hashed character by character at each lookup.
const GET = `select ${JOB_COLUMNS} from jobs where id = ? and organisation = ?`;

/** The callers' side of the jobs table. */
export class SqliteJobStore implements JobStore {
  readonly #database: Database;
  readonly #changes: JobChanges;
  readonly #retentionMs: number;

  constructor(database: Database, changes: JobChanges, options: Pick<JobEngineOptions, "retentionMs">) {
    this.#database = database;
    this.#changes = changes;
    this.#retentionMs = options.retentionMs;
  }

  async submit(job: NewJob): Promise<Submission> {
    const now = Date.now();
    const insert = (): void => {
      this.#database.run(
        `insert into jobs (id, organisation, key_id, request_id, type, status, priority, request, metadata, secret, webhook,
           run_at, created_at) values (?1, ?2, ?3, ?4, ?5, 'PENDING', ?6, ?7, ?8, ?9, ?10, ?11, ?11)`,
        ...jobToValues(job),
        now,
      );
    };
    const submission = await this.#database.together(() =>
      insertInTransaction(this.#database, job.organisation, job.idempotency, job.id, insert),
    );
    if (submission.outcome === "created") this.#changes.emit({ id: job.id, status: "PENDING" });
    return submission;
  }

  async repeated(organisation: string, idempotency: Idempotency): Promise<Submission | undefined> {
    return findSubmission(this.#database, organisation, idempotency);
  }

  async get(organisation: string, id: string): Promise<Job | undefined> {
    const values = this.#database.values(GET, id, organisation);
    return values === undefined ? undefined : valuesToJob(values);
  }

  async getByResult(resultId: string): Promise<Job | undefined> {
    const row = this.#database.get(`select ${JOB_COLUMNS} from jobs where result_id = ?`, resultId);
    return row === undefined ? undefined : rowToJob(row);
  }

  async list(organisation: string, filter: JobFilter): Promise<readonly Job[]> {
    return this.#database
      .all(
        `select ${JOB_COLUMNS} from jobs
         where organisation = ?1 and gone_at is null
           and id < ?2 and (?3 is null or status = ?3) and (?4 is null or type = ?4)
           and (?5 is null or created_at > ?5) and (?6 is null or created_at < ?6)
         order by id desc limit ?7`,
        ...filterToValues(organisation, filter),
      )
      .map(rowToJob);
  }

  async cancel(organisation: string, id: string): Promise<Cancellation> {
    const now = Date.now();
    const outcome = this.#database.transaction((): Cancellation | "now" => {
      const row = this.#database.get(
        "select status, error_code, gone_at from jobs where id = ? and organisation = ?",
        id,
        organisation,
      );
      if (row === undefined) return "unknown";
      if (row["gone_at"] !== null) return "gone";
      if (row["error_code"] === "cancelled") return "cancelled";
      if (row["status"] === "COMPLETED" || row["status"] === "FAILED") return "finished";
      // The higher token refuses later reports of the worker.
      const ended = this.#database.get(
        `update jobs set status = 'FAILED', error_code = 'cancelled', error = 'cancelled', token = token + 1, secret = null,
           credits = 0, lease_until = null, finished_at = ?, expires_at = ? where id = ? returning ${END_COLUMNS}`,
        now,
        now + this.#retentionMs,
        id,
      );
      recordEnd(this.#database, ended!, now);
      return "now";
    });
    if (outcome !== "now") return outcome;
    this.#changes.emit({ id, status: "FAILED" });
    return "cancelled";
  }

  async expired(limit: number): Promise<readonly Job[]> {
    return this.#database
      .all(
        `select ${JOB_COLUMNS} from jobs where gone_at is null and expires_at is not null and expires_at <= ?
         order by expires_at limit ?`,
        Date.now(),
        limit,
      )
      .map(rowToJob);
  }

  async bury(organisation: string, id: string): Promise<boolean> {
    const changed = this.#database.run(
      `update jobs set gone_at = ?, request = null, metadata = null, secret = null, webhook = null, error = '', result_key = null
       where id = ? and organisation = ? and gone_at is null and status in ('COMPLETED', 'FAILED')`,
      Date.now(),
      id,
      organisation,
    );
    return changed === 1;
  }

  async forget(before: number): Promise<number> {
    return this.#database.transaction(() => {
      this.#database.run("delete from idempotency where target in (select id from jobs where gone_at < ?)", before);
      return this.#database.run("delete from jobs where gone_at < ?", before);
    });
  }

  async counts(): Promise<Readonly<Record<"PENDING" | "RUNNING", number>>> {
    // Literals: with bound values the partial indexes would not be used, and each submission would count the whole table.
    const pending = this.#database.get("select count(*) n from jobs where status = 'PENDING'");
    const running = this.#database.get("select count(*) n from jobs where status = 'RUNNING'");
    return { PENDING: Number(pending?.["n"]), RUNNING: Number(running?.["n"]) };
  }

  async pendingOf(organisation: string): Promise<number> {
    const row = this.#database.get(
      "select count(*) n from jobs where status = 'PENDING' and priority in (0, 1) and organisation = ?",
      organisation,
    );
    return Number(row?.["n"]);
  }

  async bytesOf(organisation: string): Promise<number> {
    const row = this.#database.get(
      "select coalesce(sum(result_bytes), 0) n from jobs where organisation = ? and gone_at is null",
      organisation,
    );
    return Number(row?.["n"]);
  }

  async lanes(): Promise<readonly Lane[]> {
    return rowsToLanes(this.#database.all(jobLanes("")));
  }
}
