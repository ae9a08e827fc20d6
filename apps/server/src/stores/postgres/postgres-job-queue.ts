import { modelUsageToValue } from "../rows/job-row.ts";
import type {
  Claim,
  Completion,
  Held,
  JobEngineOptions,
  JobEvent,
  JobFailure,
  JobQueue,
} from "../../ports/job-store.ts";
import { backoffAfter } from "../rows/backoff.ts";
import { LeaseWatch } from "../rows/lease-watch.ts";
import { lostTooOften, wasLast } from "../rows/lost-worker.ts";
import type { Mishap } from "../rows/lost-worker.ts";
import type { PostgresDatabase, Row, Sql } from "./database.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { claimWork } from "./claim-work.ts";
import { LEASE_IS_OVER, RECOVERED_AT_ONCE } from "./leases.ts";
import { timeIfDue } from "./next-work.ts";
import { endJob } from "./record-end.ts";
import type { JobEnd } from "./record-end.ts";
import { settle } from "./settle.ts";

const LOST = `status = 'RUNNING' and lease_until is not null and ($1 = 'all' or ${LEASE_IS_OVER})`;

/** The workers' side of the jobs table. Each change of a running job asks for its token in the same statement. */
export class PostgresJobQueue implements JobQueue {
  readonly #database: PostgresDatabase;
  readonly #announcements: JobAnnouncements;
  readonly #options: JobEngineOptions;
  readonly #watch: LeaseWatch;

  constructor(database: PostgresDatabase, announcements: JobAnnouncements, options: JobEngineOptions) {
    this.#database = database;
    this.#announcements = announcements;
    this.#options = options;
    this.#watch = new LeaseWatch(options.lostAfterMs);
  }

  async claim(worker: string, limit: number, leaseMs: number, keptFor?: readonly string[]): Promise<readonly Claim[]> {
    const now = await timeIfDue(this.#database);
    if (now === undefined) return [];
    const organisationSlots = this.#options.organisationSlots ?? null;
    const claims: Claim[] = [];
    // One by one, each in a transaction of its own: each claim changes whose turn is next, and none waits for another's locks.
    while (claims.length < limit) {
      const claiming = this.#database.transaction(async (sql) =>
        claimWork(sql, { worker, leaseMs, now, organisationSlots, keptFor: keptFor ?? null }),
      );
      const claimed = await claiming.catch((error: unknown) => {
        // What is claimed already must be worked on.
        if (claims.length === 0) throw error;
        return undefined;
      });
      if (claimed === undefined) break;
      claims.push(claimed);
      if (claimed.part === undefined) this.#announcements.emit({ id: claimed.job.id, status: "RUNNING" });
    }
    return claims;
  }

  async heartbeat(held: readonly Held[], leaseMs: number): Promise<readonly string[]> {
    const extended = await this.#database.all(
      `update docsvc.jobs set lease_until = docsvc.now_ms() + $4::bigint, lease_ms = $4::bigint, progress = held.progress
       from unnest($1::text[], $2::integer[], $3::double precision[]) held (id, token, progress)
       where jobs.id = held.id and jobs.token = held.token and status = 'RUNNING' returning jobs.id`,
      held.map(({ id }) => id),
      held.map(({ token }) => token),
      held.map(({ progress }) => progress),
      leaseMs,
    );
    const still = new Set(extended.map((row) => row["id"]));
    return held.map(({ id }) => id).filter((id) => !still.has(id));
  }

  complete(held: Held, completion: Completion): Promise<boolean> {
    const { result, numPages, credits } = completion;
    return this.#settle(held, {
      status: "COMPLETED",
      where: HELD,
      set: "progress = 1, result_id = $6, result_key = $7, result_bytes = $8, num_pages = $9, credits = $10, model_usage = $11,",
      values: [
        held.id,
        held.token,
        result.id,
        result.key,
        result.bytes,
        numPages,
        credits,
        modelUsageToValue(completion),
      ],
    });
  }

  fail(held: Held, failure: JobFailure): Promise<boolean> {
    return this.#settle(held, {
      status: "FAILED",
      where: HELD,
      set: "error_code = $6, error = $7, credits = 0,",
      values: [held.id, held.token, failure.code, failure.message],
    });
  }

  async retry(held: Held): Promise<"pending" | "failed" | "refused"> {
    const event = await this.#database.transaction(async (sql) => {
      const job = await sql.get(
        `select id, attempt, losses from docsvc.jobs where ${HELD_ONLY} for update`,
        held.id,
        held.token,
      );
      return job === undefined ? undefined : this.#requeue(sql, job, "crash");
    });
    if (event === undefined) return "refused";
    this.#announcements.emit(event);
    return event.status === "FAILED" ? "failed" : "pending";
  }

  async release(held: Held): Promise<boolean> {
    const released = await this.#database.transaction(async (sql) => {
      const job = await sql.get(
        `update docsvc.jobs set attempt = attempt - 1, ${BACK_TO_PENDING} run_at = docsvc.now_ms()
         where ${HELD_ONLY} returning id`,
        held.id,
        held.token,
      );
      return job !== undefined;
    });
    if (released) this.#announcements.emit({ id: held.id, status: "PENDING" });
    return released;
  }

  async recover(which: "expired" | "all"): Promise<number> {
    let recovered = 0;
    for (let before = -1; before < recovered;) {
      before = recovered;
      const lost = await this.#database.all(
        `select id, token, lease_until from docsvc.jobs where ${LOST} order by id limit $2`,
        which,
        RECOVERED_AT_ONCE,
      );
      // One by one: jobs of one key count their end in one row, and whoever held several could wait for one that waits for him.
      for (const { id } of which === "all" ? lost : this.#watch.lost(lost)) {
        const event = await this.#database.transaction(async (sql) => {
          const job = await sql.get(
            `select id, attempt, losses from docsvc.jobs where id = $2 and ${LOST} for update skip locked`,
            which,
            String(id),
          );
          return job === undefined ? undefined : this.#requeue(sql, job, "loss");
        });
        if (event === undefined) continue;
        recovered += 1;
        this.#announcements.emit(event);
      }
    }
    return recovered;
  }

  onChange(listener: (event: JobEvent) => void): () => void {
    return this.#announcements.subscribe(listener);
  }

  /** Within a transaction that has locked the row: a job whose worker is lost goes back, or fails after its last attempt. */
  async #requeue(sql: Sql, row: Row, mishap: Mishap): Promise<JobEvent & { readonly id: string }> {
    const { backoffMs, retentionMs } = this.#options;
    const [id, attempt] = [String(row["id"]), Number(row["attempt"])];
    if (wasLast(row, mishap, this.#options)) {
      const { code, message } = lostTooOften(attempt);
      await endJob(sql, retentionMs, {
        status: "FAILED",
        where: "id = $4",
        set: "error_code = $5, error = $6, token = token + 1, credits = 0,",
        values: [id, code, message],
      });
      return { id, status: "FAILED" };
    }
    const afterMs = backoffAfter(attempt, backoffMs);
    await sql.run(
      `update docsvc.jobs set ${BACK_TO_PENDING} run_at = docsvc.now_ms() + $2::bigint, losses = losses + $3
       where id = $1`,
      id,
      afterMs,
      mishap === "loss" ? 1 : 0,
    );
    return { id, status: "PENDING" };
  }

  async #settle({ id, token }: Held, end: JobEnd): Promise<boolean> {
    const settled = await settle(
      async () => (await endJob(this.#database, this.#options.retentionMs, end)) !== undefined,
      // A cancellation and a crash take a new token.
      () => this.#database.has("docsvc.jobs where id = $1 and token = $2 and status = $3", id, token, end.status),
    );
    if (settled) this.#announcements.emit({ id, status: end.status });
    return settled;
  }
}

/** Of a statement whose first values are those of `endJob`. */
const HELD = "id = $4 and token = $5 and status = 'RUNNING'";
const HELD_ONLY = "id = $1 and token = $2 and status = 'RUNNING'";

const BACK_TO_PENDING =
  "status = 'PENDING', token = token + 1, lease_until = null, worker = null, started_at = null, progress = 0,";
