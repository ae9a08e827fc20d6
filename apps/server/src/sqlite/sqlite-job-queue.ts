import type { SQLInputValue } from "node:sqlite";
import type {
  Claim,
  Completion,
  Held,
  JobEngineOptions,
  JobEvent,
  JobFailure,
  JobQueue,
  JobStatus,
} from "../ports/job-store.ts";
import type { Database, Row } from "./database.ts";
import type { JobChanges } from "../jobs/job-changes.ts";
import { backoffAfter } from "../rows/backoff.ts";
import { lostTooOften } from "../rows/lost-worker.ts";
import { type Lease, claimPart } from "./claim-part.ts";
import { JOB_COLUMNS, rowToClaim } from "../rows/job-row.ts";
import { takeNextWork } from "./next-work.ts";
import { END_COLUMNS, recordEnd } from "./record-end.ts";

/** The workers' side of the jobs table. Each change of a running job asks for its token in the same statement. */
export class SqliteJobQueue implements JobQueue {
  readonly #database: Database;
  readonly #changes: JobChanges;
  readonly #options: JobEngineOptions;

  constructor(database: Database, changes: JobChanges, options: JobEngineOptions) {
    this.#database = database;
    this.#changes = changes;
    this.#options = options;
  }

  async claim(worker: string, limit: number, leaseMs: number): Promise<readonly Claim[]> {
    const now = Date.now();
    const claims = this.#database.transaction(() => {
      const claimed: Claim[] = [];
      // One by one, since each claim changes whose turn is next.
      while (claimed.length < limit) {
        const next = takeNextWork(this.#database, now);
        if (next === undefined) break;
        const lease = { worker, now, leaseUntil: now + leaseMs };
        claimed.push(next.part === null ? this.#claimJob(next.id, lease) : claimPart(this.#database, next, lease));
      }
      return claimed;
    });
    for (const { job, part } of claims) if (part === undefined) this.#changes.emit({ id: job.id, status: "RUNNING" });
    return claims;
  }

  /** Within a transaction. */
  #claimJob(id: string, { worker, now, leaseUntil }: Lease): Claim {
    const row = this.#database.get(
      `update jobs set status = 'RUNNING', attempt = attempt + 1, token = token + 1, worker = ?, lease_until = ?,
         started_at = ?, progress = 0 where id = ? returning ${JOB_COLUMNS}, secret`,
      worker,
      leaseUntil,
      now,
      id,
    );
    return rowToClaim(row!);
  }

  async heartbeat(held: readonly Held[], leaseMs: number): Promise<readonly string[]> {
    const leaseUntil = Date.now() + leaseMs;
    return this.#database.transaction(() =>
      held
        .filter(
          ({ id, token, progress }) =>
            this.#database.run(
              "update jobs set lease_until = ?, progress = ? where id = ? and token = ? and status = 'RUNNING'",
              leaseUntil,
              progress,
              id,
              token,
            ) === 0,
        )
        .map(({ id }) => id),
    );
  }

  async complete(held: Held, completion: Completion): Promise<boolean> {
    const now = Date.now();
    const { result, numPages, credits } = completion;
    const ended = this.#end(
      now,
      `update jobs set status = 'COMPLETED', progress = 1, result_id = ?, result_key = ?, result_bytes = ?, num_pages = ?,
         credits = ?, secret = null, lease_until = null, finished_at = ?, expires_at = ?
       where id = ? and token = ? and status = 'RUNNING' returning ${END_COLUMNS}`,
      result.id,
      result.key,
      result.bytes,
      numPages,
      credits,
      now,
      now + this.#options.retentionMs,
      held.id,
      held.token,
    );
    return this.#announce(ended, held.id, "COMPLETED");
  }

  async fail(held: Held, failure: JobFailure): Promise<boolean> {
    const now = Date.now();
    const ended = this.#end(
      now,
      `update jobs set status = 'FAILED', error_code = ?, error = ?, credits = 0, secret = null, lease_until = null,
         finished_at = ?, expires_at = ? where id = ? and token = ? and status = 'RUNNING' returning ${END_COLUMNS}`,
      failure.code,
      failure.message,
      now,
      now + this.#options.retentionMs,
      held.id,
      held.token,
    );
    return this.#announce(ended, held.id, "FAILED");
  }

  async retry(held: Held): Promise<"pending" | "failed" | "refused"> {
    const events = this.#database.transaction(() =>
      this.#requeueCrashed(
        this.#database.all(
          "select id from jobs where id = ? and token = ? and status = 'RUNNING'",
          held.id,
          held.token,
        ),
      ),
    );
    const [event] = this.#emitAll(events);
    if (event === undefined) return "refused";
    return event.status === "FAILED" ? "failed" : "pending";
  }

  async release(held: Held): Promise<boolean> {
    const changed = this.#database.run(
      `update jobs set status = 'PENDING', attempt = attempt - 1, token = token + 1, lease_until = null, worker = null,
         started_at = null, progress = 0, run_at = ? where id = ? and token = ? and status = 'RUNNING'`,
      Date.now(),
      held.id,
      held.token,
    );
    return this.#announce(changed === 1, held.id, "PENDING");
  }

  async recover(which: "expired" | "all"): Promise<number> {
    const events = this.#database.transaction(() =>
      this.#requeueCrashed(
        this.#database.all(
          "select id from jobs where status = 'RUNNING' and lease_until is not null and (?1 = 'all' or lease_until < ?2)",
          which,
          Date.now(),
        ),
      ),
    );
    return this.#emitAll(events).length;
  }

  onChange(listener: (event: JobEvent) => void): () => void {
    return this.#changes.subscribe(listener);
  }

  /** Within a transaction: jobs whose worker is lost go back, or fail after their last attempt. */
  #requeueCrashed(rows: readonly Row[]): readonly JobEvent[] {
    const now = Date.now();
    const { maxAttempts, backoffMs, retentionMs } = this.#options;
    return rows.map((row): JobEvent => {
      const id = String(row["id"]);
      const attempt = Number(this.#database.get("select attempt from jobs where id = ?", id)?.["attempt"]);
      if (attempt >= maxAttempts) {
        const { code, message } = lostTooOften(attempt);
        const ended = this.#database.get(
          `update jobs set status = 'FAILED', error_code = ?, error = ?, token = token + 1, credits = 0,
             secret = null, lease_until = null, finished_at = ?, expires_at = ? where id = ? returning ${END_COLUMNS}`,
          code,
          message,
          now,
          now + retentionMs,
          id,
        );
        recordEnd(this.#database, ended!, now);
        return { id, status: "FAILED" };
      }
      this.#database.run(
        `update jobs set status = 'PENDING', token = token + 1, lease_until = null, worker = null, started_at = null,
           progress = 0, run_at = ? where id = ?`,
        now + backoffAfter(attempt, backoffMs),
        id,
      );
      return { id, status: "PENDING" };
    });
  }

  /** Ends a job with its usage and its webhook, in one transaction; false when the claim no longer holds. */
  #end(now: number, sql: string, ...values: SQLInputValue[]): boolean {
    return this.#database.transaction(() => {
      const ended = this.#database.get(sql, ...values);
      if (ended !== undefined) recordEnd(this.#database, ended, now);
      return ended !== undefined;
    });
  }

  #announce(changed: boolean, id: string, status: JobStatus): boolean {
    if (changed) this.#changes.emit({ id, status });
    return changed;
  }

  #emitAll(events: readonly JobEvent[]): readonly JobEvent[] {
    for (const event of events) this.#changes.emit(event);
    return events;
  }
}
