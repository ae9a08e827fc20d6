import { randomUUID } from "node:crypto";
import { modelUsageToValue } from "../rows/job-row.ts";
import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { Division, HeldPart } from "../../ports/job-parts.ts";
import type { Completion, Held, JobEngineOptions, JobFailure, Lane } from "../../ports/job-store.ts";
import type { EndedDivision, SliceQueue } from "../../ports/slice-queue.ts";
import { LeaseWatch } from "../rows/lease-watch.ts";
import { partLanes, rowsToLanes } from "../rows/lane-row.ts";
import { partLostTooOften, wasLast } from "../rows/lost-worker.ts";
import type { Mishap } from "../rows/lost-worker.ts";
import type { PostgresDatabase, Sql } from "./database.ts";
import { divisionsInUse, endedDivisions, forgetDivision } from "./ended-divisions.ts";
import { extendParts } from "./extend-parts.ts";
import { HELD, JOB_OF_HELD, leave, lockJob, noteProgress, stopClock, valuesOf } from "./held-parts.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { RECOVERED_AT_ONCE, lostAmong } from "./leases.ts";
import { placeOf, queueOfJobs, queueOfParts } from "./queue-engine.ts";
import type { QueueEngine, QueuePlace } from "./queue-engine.ts";
import { bringEnd, endJob, failureOf } from "./record-end.ts";
import type { EndOptions, JobEnd } from "./record-end.ts";
import { settle } from "./settle.ts";
import { markWaiting } from "./waiting-queues.ts";

const LOST = lostAmong("docsvc.parts claimed on claimed.entry = entry.id and claimed.state = 'running'");

/**
 * The parts of divided jobs, each with a pg-boss entry while it waits or runs. Each change of a running part checks its token in the same
 * statement.
 */
export class PostgresSliceQueue implements SliceQueue {
  readonly #database: PostgresDatabase;
  readonly #engine: QueueEngine;
  readonly #announcements: JobAnnouncements;
  readonly #options: JobEngineOptions;
  readonly #ends: EndOptions;
  readonly #watch: LeaseWatch;

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

  async divide(held: Held, { slices, inputKey, budgetMs }: Division): Promise<boolean> {
    const pages = slices.reduce((sum, { first, last }) => sum + last - first + 1, 0);
    const entries = slices.map(() => randomUUID());
    const divide = (): Promise<boolean> =>
      this.#change(held.id, async (sql, place) => {
        // The new token refuses a heartbeat in progress.
        const divided = await sql.get(
          `with divided as (
           update docsvc.jobs set token = token + 1, worker = null, progress = 0
           where id = $1 and token = $2 and status = 'RUNNING'
             and not exists (select 1 from docsvc.divisions where job_id = $1)
           returning id, organisation, priority
         ), division as (
           insert into docsvc.divisions (job_id, input_key, pages, budget_ms) select id, $3, $4, $5 from divided
         ), slices as (
           insert into docsvc.parts (job_id, number, organisation, priority, first_page, last_page, state, run_at, entry)
           select id, number, organisation, priority, first_page, last_page, 'waiting', docsvc.now_ms(), entry
           from divided, unnest($6::integer[], $7::integer[], $8::uuid[]) with ordinality slice (first_page, last_page, entry, number)
         )
         select id from divided`,
          held.id,
          held.token,
          inputKey,
          pages,
          Math.round(budgetMs),
          slices.map(({ first }) => first),
          slices.map(({ last }) => last),
          entries,
        );
        if (divided === undefined) return false;
        await this.#engine.remove(sql, queueOfJobs(place), [held.id]);
        await this.#wait(sql, place, entries);
        return true;
      });
    // The key of a fetched input contains the token.
    const isOwn = "docsvc.divisions where job_id = $1 and input_key is not distinct from $2";
    return settle(divide, () => this.#database.has(isOwn, held.id, inputKey));
  }

  heartbeat(held: readonly HeldPart[], leaseMs: number): Promise<readonly HeldPart[]> {
    return extendParts(this.#database, this.#engine, held, leaseMs);
  }

  async finish(held: HeldPart): Promise<boolean> {
    if (held.number === ASSEMBLY) return false;
    const finish = (): Promise<boolean> =>
      this.#change(held.id, async (sql, place) => {
        const entry = await leave(sql, held, "state = 'done', pages_done = last_page - first_page + 1");
        if (entry === undefined) return false;
        await this.#engine.remove(sql, queueOfParts(place), [entry]);
        await noteProgress(sql, held.id);
        const assembly = await sql.get(
          `insert into docsvc.parts (job_id, number, organisation, priority, first_page, last_page, state, run_at, entry)
           select id, ${ASSEMBLY}, organisation, priority, 0, 0, 'waiting', docsvc.now_ms(), gen_random_uuid() from docsvc.jobs
           where id = $1 and not exists (select 1 from docsvc.parts where job_id = $1 and state <> 'done') returning entry`,
          held.id,
        );
        if (assembly !== undefined) await this.#wait(sql, place, [String(assembly["entry"])], { first: true });
        return true;
      });
    const isOwn = "docsvc.parts where job_id = $1 and number = $2 and token = $3 and state = 'done'";
    return settle(finish, () => this.#database.has(isOwn, ...valuesOf(held)));
  }

  async complete(held: HeldPart, completion: Completion): Promise<boolean> {
    const { result, numPages, credits } = completion;
    if (held.number !== ASSEMBLY) return false;
    const end: JobEnd = {
      status: "COMPLETED",
      where: JOB_OF_HELD,
      set: "progress = 1, result_id = $7, result_key = $8, result_bytes = $9, num_pages = $10, credits = $11, model_usage = $12,",
      values: [
        ...valuesOf(held),
        result.id,
        result.key,
        result.bytes,
        numPages,
        credits,
        modelUsageToValue(completion),
      ],
    };
    return bringEnd(this.#ends, held.id, end, ["result_id = $2", result.id]);
  }

  async fail(held: HeldPart, { code, message }: JobFailure): Promise<boolean> {
    const end: JobEnd = {
      status: "FAILED",
      where: JOB_OF_HELD,
      set: "error_code = $7, error = $8, token = token + 1, credits = 0,",
      values: [...valuesOf(held), code, message],
    };
    return bringEnd(this.#ends, held.id, end, ["error_code = $2", code]);
  }

  async reread(held: HeldPart, numbers: readonly number[]): Promise<boolean> {
    return this.#change(held.id, async (sql, place) => {
      const entry = await leave(sql, held, "state = 'over'");
      if (entry === undefined) return false;
      await this.#engine.remove(sql, queueOfParts(place), [entry]);
      await sql.run("delete from docsvc.parts where job_id = $1 and number = $2", held.id, ASSEMBLY);
      const again = await sql.all(
        `update docsvc.parts set state = 'waiting', entry = gen_random_uuid(), pages_done = 0
         where job_id = $1 and number = any ($2::integer[]) returning entry`,
        held.id,
        numbers,
      );
      const entries = again.map((row) => String(row["entry"]));
      await this.#wait(sql, place, entries, { first: true });
      await noteProgress(sql, held.id);
      return true;
    });
  }

  async retry(held: HeldPart): Promise<"waiting" | "failed" | "refused"> {
    return (await this.#lose(held, "crash", null)) ?? "refused";
  }

  async release(held: HeldPart): Promise<boolean> {
    return this.#change(held.id, async (sql, place) => {
      const waiting = "state = 'waiting', attempt = attempt - 1, token = token + 1, pages_done = 0";
      const entry = await leave(sql, held, waiting);
      if (entry === undefined) return false;
      await this.#engine.remove(sql, queueOfParts(place), [entry]);
      await this.#wait(sql, place, [entry], { first: held.number === ASSEMBLY });
      await noteProgress(sql, held.id);
      return true;
    });
  }

  async recover(which: "expired" | "all"): Promise<number> {
    let recovered = 0;
    for (let before = -1; before < recovered;) {
      before = recovered;
      const lost = await this.#database.all(
        `${LOST} order by claimed.job_id, number limit $2`,
        which,
        RECOVERED_AT_ONCE,
      );
      for (const row of which === "all" ? lost : this.#watch.lost(lost)) {
        const held = {
          id: String(row["job_id"]),
          number: Number(row["number"]),
          token: Number(row["token"]),
          pagesDone: 0,
        };
        // The previous one may have ended the job, and with it this part.
        if ((await this.#lose(held, "loss", Number(row["lease_until"]))) !== undefined) recovered += 1;
      }
    }
    return recovered;
  }

  ended(limit: number): Promise<readonly EndedDivision[]> {
    return endedDivisions(this.#database, limit);
  }

  forget(id: string): Promise<void> {
    return forgetDivision(this.#database, id);
  }

  inUse(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return divisionsInUse(this.#database, ids);
  }

  async lanes(): Promise<readonly Lane[]> {
    return rowsToLanes(await this.#database.all(partLanes("docsvc.")));
  }

  /**
   * A part whose worker is lost waits again, or its job fails after its last attempt. Undefined if the claim is no longer valid.
   *
   * @param aliveUntil - end of the lease, after which nothing shows that the part still ran
   */
  async #lose(held: HeldPart, mishap: Mishap, aliveUntil: number | null): Promise<"waiting" | "failed" | undefined> {
    const { id } = held;
    const outcome = await this.#database.transaction(async (sql): Promise<"waiting" | "failed" | undefined> => {
      const job = await lockJob(sql, id);
      const part = await sql.get(`select * from docsvc.parts where ${HELD}`, ...valuesOf(held));
      if (job === undefined || part === undefined) return undefined;
      const attempt = Number(part["attempt"]);
      if (wasLast(part, mishap, this.#options)) {
        await endJob(sql, this.#engine, this.#options.retentionMs, failureOf(id, partLostTooOften(attempt, part)));
        return "failed";
      }
      await sql.run(
        `update docsvc.parts set state = 'waiting', token = token + 1, worker = null, pages_done = 0,
           losses = losses + $3 where job_id = $1 and number = $2`,
        id,
        held.number,
        mishap === "loss" ? 1 : 0,
      );
      const place = placeOf(job);
      await this.#engine.fail(sql, queueOfParts(place), String(part["entry"]));
      await markWaiting(sql, queueOfParts(place), place, true);
      await stopClock(sql, id, aliveUntil);
      await noteProgress(sql, id);
      return "waiting";
    });
    if (outcome === "failed") this.#announcements.emit({ id, status: "FAILED" });
    if (outcome === "waiting") this.#announcements.emit({ id, status: "RUNNING", partsDue: true });
    return outcome;
  }

  /** Runs one transaction after which parts of a job may wait. False if nothing was changed. */
  async #change(id: string, work: (sql: Sql, place: Place) => Promise<boolean>): Promise<boolean> {
    const job = await this.#database.get("select organisation, priority from docsvc.jobs where id = $1", id);
    if (job === undefined) return false;
    await this.#engine.ensure(queueOfParts(placeOf(job)));
    const changed = await this.#database.transaction(async (sql) => {
      const locked = await lockJob(sql, id);
      return locked !== undefined && work(sql, { ...placeOf(locked), keyId: String(locked["key_id"]) });
    });
    if (changed) this.#announcements.emit({ id, status: "RUNNING", partsDue: true });
    return changed;
  }

  /** In a transaction: adds entries of parts to the queue. */
  async #wait(
    sql: Sql,
    place: Place,
    entries: readonly string[],
    options?: { readonly first: boolean },
  ): Promise<void> {
    const queue = queueOfParts(place);
    const waiting = entries.map((id) => ({ id, group: place.keyId }));
    await this.#engine.add(sql, queue, waiting, options);
    await markWaiting(sql, queue, place, true);
  }
}

interface Place extends QueuePlace {
  readonly keyId: string;
}
