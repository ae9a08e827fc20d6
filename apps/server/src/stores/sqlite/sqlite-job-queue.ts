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
} from "../../ports/job-store.ts";
import type { Database, Row } from "./database.ts";
import type { JobChanges } from "../../ports/job-changes.ts";
import { backoffAfter } from "../rows/backoff.ts";
import { leaseExpired } from "../rows/due.ts";
import { LeaseWatch } from "../rows/lease-watch.ts";
import { lostTooOften, wasLast } from "../rows/lost-worker.ts";
import type { Mishap } from "../rows/lost-worker.ts";
import { type Lease, claimPart } from "./claim-part.ts";
import { modelUsageToValue, JOB_COLUMNS, rowToClaim } from "../rows/job-row.ts";
import { takeNextWork } from "./next-work.ts";
import { END_COLUMNS, recordEnd } from "./record-end.ts";

/** For divided jobs, the parts are claimed instead. */
const HELD_BY_ANY = "select id, token, lease_until from jobs where status = 'RUNNING' and lease_until is not null";

/** The workers' side of the jobs table. Each change of a running job checks its token in the same statement. */
export class SqliteJobQueue implements JobQueue {
  readonly #database: Database;
  readonly #changes: JobChanges;
  readonly #options: JobEngineOptions;
  readonly #watch: LeaseWatch;

  constructor(database: Database, changes: JobChanges, options: JobEngineOptions) {
    this.#database = database;
    this.#changes = changes;
    this.#options = options;
    this.#watch = new LeaseWatch(options.lostAfterMs);
  }

  async claim(worker: string, limit: number, leaseMs: number, keptFor?: readonly string[]): Promise<readonly Claim[]> {
    const now = Date.now();
    const bounds = { organisationSlots: this.#options.organisationSlots ?? null, keptFor: keptFor ?? null };
    const claims = await this.#database.together(() => {
      const claimed: Claim[] = [];
      // One by one, because each claim changes whose turn is next.
      while (claimed.length < limit) {
        const next = takeNextWork(this.#database, now, bounds);
        if (next === undefined) break;
        const lease = { worker, now, leaseMs };
        claimed.push(next.part === null ? this.#claimJob(next.id, lease) : claimPart(this.#database, next, lease));
      }
      return claimed;
    });
    for (const { job, part } of claims) if (part === undefined) this.#changes.emit({ id: job.id, status: "RUNNING" });
    return claims;
  }

  /** In a transaction. */
  #claimJob(id: string, { worker, now, leaseMs }: Lease): Claim {
    const row = this.#database.get(
      `update jobs set status = 'RUNNING', attempt = attempt + 1, token = token + 1, worker = ?, lease_until = ?, lease_ms = ?,
         started_at = ?, progress = 0 where id = ? returning ${JOB_COLUMNS}, secret`,
      worker,
      now + leaseMs,
      leaseMs,
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
          ({ id, token, progress, numPages }) =>
            this.#database.run(
              "update jobs set lease_until = ?, lease_ms = ?, progress = ?, num_pages = ? where id = ? and token = ? and status = 'RUNNING'",
              leaseUntil,
              leaseMs,
              progress,
              numPages,
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
    const ended = await this.#end(
      now,
      `update jobs set status = 'COMPLETED', progress = 1, result_id = ?, result_key = ?, result_bytes = ?, num_pages = ?,
         credits = ?, model_usage = ?, secret = null, lease_until = null, finished_at = ?, expires_at = ?
       where id = ? and token = ? and status = 'RUNNING' returning ${END_COLUMNS}`,
      result.id,
      result.key,
      result.bytes,
      numPages,
      credits,
      modelUsageToValue(completion),
      now,
      now + this.#options.retentionMs,
      held.id,
      held.token,
    );
    return this.#announce(ended, held.id, "COMPLETED");
  }

  async fail(held: Held, failure: JobFailure): Promise<boolean> {
    const now = Date.now();
    const ended = await this.#end(
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
      this.#requeue(
        this.#database.all(
          "select id from jobs where id = ? and token = ? and status = 'RUNNING'",
          held.id,
          held.token,
        ),
        "crash",
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
    const lost = which === "all" ? this.#database.all(HELD_BY_ANY) : this.#watch.lost(this.#looksLost());
    // Even an empty transaction takes the write lock.
    if (lost.length === 0) return 0;
    // Checked again, because another process may have been faster.
    const still = `${HELD_BY_ANY} and id = ? and token = ?`;
    const events = this.#database.transaction(() =>
      this.#requeue(
        lost.flatMap(({ id, token }) => this.#database.all(still, id!, token!)),
        "loss",
      ),
    );
    return this.#emitAll(events).length;
  }

  onChange(listener: (event: JobEvent) => void): () => void {
    return this.#changes.subscribe(listener);
  }

  #looksLost(): readonly Row[] {
    return this.#database.all(`${HELD_BY_ANY} and ${leaseExpired("?1")}`, Date.now());
  }

  /** In a transaction: jobs whose worker is lost return to the queue, or fail after their last attempt. */
  #requeue(rows: readonly Row[], mishap: Mishap): readonly JobEvent[] {
    const now = Date.now();
    const { backoffMs, retentionMs } = this.#options;
    return rows.map((row): JobEvent => {
      const id = String(row["id"]);
      const job = this.#database.get("select attempt, losses from jobs where id = ?", id)!;
      const attempt = Number(job["attempt"]);
      if (wasLast(job, mishap, this.#options)) {
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
           progress = 0, run_at = ?, losses = losses + ? where id = ?`,
        now + backoffAfter(attempt, backoffMs),
        mishap === "loss" ? 1 : 0,
        id,
      );
      return { id, status: "PENDING" };
    });
  }

  /** Ends a job with its usage and its webhook, in one transaction. False if the claim is no longer valid. */
  #end(now: number, sql: string, ...values: SQLInputValue[]): Promise<boolean> {
    return this.#database.together(() => {
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
