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
import { LeaseWatch } from "../rows/lease-watch.ts";
import { lostTooOften, wasLast } from "../rows/lost-worker.ts";
import type { Mishap } from "../rows/lost-worker.ts";
import type { PostgresDatabase, Row, Sql } from "./database.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { adoptWaiting } from "./adopt-waiting.ts";
import { claimWork } from "./claim-work.ts";
import type { Claimer } from "./claim-work.ts";
import { RECOVERED_AT_ONCE, lostAmong } from "./leases.ts";
import { placeOf, queueOfJobs } from "./queue-engine.ts";
import type { QueueEngine } from "./queue-engine.ts";
import { bringEnd, endJob, failureOf } from "./record-end.ts";
import type { EndOptions, JobEnd } from "./record-end.ts";
import { markWaiting } from "./waiting-queues.ts";

const LOST = lostAmong("docsvc.jobs claimed on claimed.id = entry.id::text and claimed.status = 'RUNNING'");

/**
 * The workers' side of the jobs table and of pg-boss's entries. Each change of a running job checks its token in the same transaction: a
 * newer token invalidates an older claim, whatever pg-boss's entry says.
 */
export class PostgresJobQueue implements JobQueue {
  readonly #database: PostgresDatabase;
  readonly #engine: QueueEngine;
  readonly #announcements: JobAnnouncements;
  readonly #options: JobEngineOptions;
  readonly #ends: EndOptions;
  readonly #watch: LeaseWatch;
  #adoptedAt = Number.NEGATIVE_INFINITY;

  constructor(
    database: PostgresDatabase,
    engine: QueueEngine,
    announcements: JobAnnouncements,
    options: JobEngineOptions,
  ) {
    this.#database = database;
    this.#engine = engine;
    this.#announcements = announcements;
    this.#options = options;
    this.#ends = { database, engine, announcements, retentionMs: options.retentionMs };
    this.#watch = new LeaseWatch(options.lostAfterMs);
  }

  async claim(worker: string, limit: number, leaseMs: number, keptFor?: readonly string[]): Promise<readonly Claim[]> {
    const claimer: Claimer = {
      worker,
      leaseMs,
      organisationSlots: this.#options.organisationSlots ?? null,
      keptFor: keptFor ?? null,
    };
    const claims: Claim[] = [];
    // One by one, each in its own transaction: each claim changes whose turn is next, and none waits for another's locks.
    while (claims.length < limit) {
      const claiming = claimWork(this.#database, this.#engine, claimer);
      const claimed = await claiming.catch((error: unknown) => {
        // Jobs that are already claimed must be worked on.
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
      `update docsvc.jobs set lease_ms = $4::bigint, progress = held.progress, num_pages = nullif(held.num_pages, 0)
       from unnest($1::text[], $2::integer[], $3::double precision[], $5::integer[]) held (id, token, progress, num_pages)
       where jobs.id = held.id and jobs.token = held.token and status = 'RUNNING'
       returning jobs.id, organisation, priority`,
      held.map(({ id }) => id),
      held.map(({ token }) => token),
      held.map(({ progress }) => progress),
      leaseMs,
      held.map(({ numPages }) => numPages ?? 0),
    );
    for (const [queue, rows] of Map.groupBy(extended, (row) => queueOfJobs(placeOf(row)))) {
      await this.#engine.touch(
        this.#database,
        queue,
        rows.map(({ id }) => String(id)),
      );
    }
    const still = new Set(extended.map((row) => row["id"]));
    return held.map(({ id }) => id).filter((id) => !still.has(id));
  }

  complete(held: Held, completion: Completion): Promise<boolean> {
    const { result, numPages, credits } = completion;
    return this.#end(held, {
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
    return this.#end(held, {
      status: "FAILED",
      where: HELD,
      set: "error_code = $6, error = $7, credits = 0,",
      values: [held.id, held.token, failure.code, failure.message],
    });
  }

  async retry(held: Held): Promise<"pending" | "failed" | "refused"> {
    const event = await this.#database.transaction(async (sql) => {
      const job = await sql.get(
        `select ${REQUEUED} from docsvc.jobs where ${HELD_ONLY} for update`,
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
        `update docsvc.jobs set attempt = attempt - 1, ${BACK_TO_PENDING} where ${HELD_ONLY} returning ${REQUEUED}`,
        held.id,
        held.token,
      );
      if (job === undefined) return false;
      const place = placeOf(job);
      const queue = queueOfJobs(place);
      await this.#engine.remove(sql, queue, [held.id]);
      await this.#engine.add(sql, queue, [{ id: held.id, group: String(job["key_id"]) }]);
      await markWaiting(sql, queue, place, false);
      return true;
    });
    if (released) this.#announcements.emit({ id: held.id, status: "PENDING" });
    return released;
  }

  async recover(which: "expired" | "all"): Promise<number> {
    await this.#adopt();
    let recovered = 0;
    for (let before = -1; before < recovered;) {
      before = recovered;
      const lost = await this.#database.all(`${LOST} order by claimed.id limit $2`, which, RECOVERED_AT_ONCE);
      // One by one: jobs of one key count their end in one row, so transactions that lock several could deadlock.
      for (const { id, token } of which === "all" ? lost : this.#watch.lost(lost)) {
        const event = await this.#database.transaction(async (sql) => {
          const job = await sql.get(
            `select ${REQUEUED} from docsvc.jobs where ${HELD_ONLY} for update skip locked`,
            String(id),
            Number(token),
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

  async #adopt(): Promise<void> {
    if (performance.now() - this.#adoptedAt < ADOPT_EVERY_MS) return;
    this.#adoptedAt = performance.now();
    const adopted = await adoptWaiting(this.#database, this.#engine);
    for (const id of adopted) this.#announcements.emit({ id, status: "PENDING" });
  }

  /** In a transaction that has locked the row: a job whose worker is lost returns to the queue, or fails after its last attempt. */
  async #requeue(sql: Sql, row: Row, mishap: Mishap): Promise<JobEvent & { readonly id: string }> {
    const [id, attempt] = [String(row["id"]), Number(row["attempt"])];
    if (wasLast(row, mishap, this.#options)) {
      await endJob(sql, this.#engine, this.#options.retentionMs, failureOf(id, lostTooOften(attempt)));
      return { id, status: "FAILED" };
    }
    await sql.run(
      `update docsvc.jobs set ${BACK_TO_PENDING}, losses = losses + $2 where id = $1`,
      id,
      mishap === "loss" ? 1 : 0,
    );
    const place = placeOf(row);
    await this.#engine.fail(sql, queueOfJobs(place), id);
    await markWaiting(sql, queueOfJobs(place), place, false);
    return { id, status: "PENDING" };
  }

  #end({ id, token }: Held, end: JobEnd): Promise<boolean> {
    // A cancellation and a crash take a new token.
    return bringEnd(this.#ends, id, end, ["token = $2 and status = $3", token, end.status]);
  }
}

/** For a statement whose first values are those of `endJob`. */
const HELD = "id = $4 and token = $5 and status = 'RUNNING'";
const HELD_ONLY = "id = $1 and token = $2 and status = 'RUNNING'";

const BACK_TO_PENDING = "status = 'PENDING', token = token + 1, worker = null, started_at = null, progress = 0";
/** The columns that determine whether and where it waits. */
const REQUEUED = "id, organisation, priority, key_id, attempt, losses";
/** Waiting rows without an entry are from before an upgrade, or the queue was emptied by hand. */
const ADOPT_EVERY_MS = 60_000;
