import { modelUsageToValue } from "../rows/job-row.ts";
import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { Division, HeldPart } from "../../ports/job-parts.ts";
import type { Completion, Held, JobEngineOptions, JobFailure, Lane } from "../../ports/job-store.ts";
import type { EndedDivision, SliceQueue } from "../../ports/slice-queue.ts";
import { backoffAfter } from "../rows/backoff.ts";
import { LeaseWatch } from "../rows/lease-watch.ts";
import { partLanes, rowsToLanes } from "../rows/lane-row.ts";
import { partLostTooOften, wasLast } from "../rows/lost-worker.ts";
import type { Mishap } from "../rows/lost-worker.ts";
import type { PostgresDatabase, Row, Sql } from "./database.ts";
import { HELD, JOB_OF_HELD, leave, lockJob, noteProgress, noteTime, stopClock, valuesOf } from "./held-parts.ts";
import type { JobAnnouncements } from "./job-announcements.ts";
import { LEASE_IS_OVER, RECOVERED_AT_ONCE } from "./leases.ts";
import { endJob } from "./record-end.ts";
import type { JobEnd } from "./record-end.ts";
import { settle } from "./settle.ts";

const LOST = `state = 'running' and ($1 = 'all' or ${LEASE_IS_OVER})`;

/** The parts of divided jobs. Each change of a running part asks for its token in the same statement. */
export class PostgresSliceQueue implements SliceQueue {
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

  async divide(held: Held, { slices, inputKey, budgetMs }: Division): Promise<boolean> {
    const pages = slices.reduce((sum, { first, last }) => sum + last - first + 1, 0);
    const divide = (): Promise<boolean> =>
      this.#change(held.id, async (sql) => {
        // The new token refuses a heartbeat that is under way.
        const divided = await sql.get(
          `with divided as (
           update docsvc.jobs set token = token + 1, lease_until = null, worker = null, progress = 0
           where id = $1 and token = $2 and status = 'RUNNING' and lease_until is not null
           returning id, organisation, priority
         ), division as (
           insert into docsvc.divisions (job_id, input_key, pages, budget_ms) select id, $3, $4, $5 from divided
         ), slices as (
           insert into docsvc.parts (job_id, number, organisation, priority, first_page, last_page, state, run_at)
           select id, number, organisation, priority, first_page, last_page, 'waiting', docsvc.now_ms()
           from divided, unnest($6::integer[], $7::integer[]) with ordinality slice (first_page, last_page, number)
         )
         select id from divided`,
          held.id,
          held.token,
          inputKey,
          pages,
          Math.round(budgetMs),
          slices.map(({ first }) => first),
          slices.map(({ last }) => last),
        );
        return divided !== undefined;
      });
    // The key of an input that was fetched holds the token.
    const isOwn = "docsvc.divisions where job_id = $1 and input_key is not distinct from $2";
    return settle(divide, () => this.#database.has(isOwn, held.id, inputKey));
  }

  async heartbeat(held: readonly HeldPart[], leaseMs: number): Promise<readonly HeldPart[]> {
    const refused: HeldPart[] = [];
    // One by one: whoever locked several could wait for one that waits for him.
    for (const one of held) {
      const extended = await this.#database.run(
        `update docsvc.parts set lease_until = docsvc.now_ms() + $4::bigint, lease_ms = $4::bigint,
           pages_done = least($5, last_page - first_page + 1)
         where job_id = $1 and number = $2 and token = $3 and state = 'running'`,
        one.id,
        one.number,
        one.token,
        leaseMs,
        one.pagesDone,
      );
      if (extended === 0) refused.push(one);
    }
    const ids = held.filter((one) => !refused.includes(one)).map(({ id }) => id);
    for (const id of new Set(ids)) {
      await noteProgress(this.#database, id);
      await noteTime(this.#database, id);
    }
    return refused;
  }

  async finish(held: HeldPart): Promise<boolean> {
    if (held.number === ASSEMBLY) return false;
    const finish = (): Promise<boolean> =>
      this.#change(held.id, async (sql) => {
        if (!(await leave(sql, held, "state = 'done', pages_done = last_page - first_page + 1"))) return false;
        await noteProgress(sql, held.id);
        await sql.run(
          `insert into docsvc.parts (job_id, number, organisation, priority, first_page, last_page, state, run_at)
         select id, ${ASSEMBLY}, organisation, priority, 0, 0, 'waiting', docsvc.now_ms() from docsvc.jobs
         where id = $1 and not exists (select 1 from docsvc.parts where job_id = $1 and state <> 'done')`,
          held.id,
        );
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
    return this.#end(held, end, "result_id = $2", result.id);
  }

  async fail(held: HeldPart, { code, message }: JobFailure): Promise<boolean> {
    const end: JobEnd = {
      status: "FAILED",
      where: JOB_OF_HELD,
      set: "error_code = $7, error = $8, token = token + 1, credits = 0,",
      values: [...valuesOf(held), code, message],
    };
    return this.#end(held, end, "error_code = $2", code);
  }

  async reread(held: HeldPart, numbers: readonly number[]): Promise<boolean> {
    return this.#change(held.id, async (sql) => {
      if (!(await leave(sql, held, "state = 'over'"))) return false;
      await sql.run("delete from docsvc.parts where job_id = $1 and number = $2", held.id, ASSEMBLY);
      await sql.run(
        `update docsvc.parts set state = 'waiting', run_at = docsvc.now_ms(), pages_done = 0
         where job_id = $1 and number = any ($2::integer[])`,
        held.id,
        numbers,
      );
      await noteProgress(sql, held.id);
      return true;
    });
  }

  async retry(held: HeldPart): Promise<"waiting" | "failed" | "refused"> {
    const outcome = await this.#lose(held.id, "crash", (sql) =>
      sql.get(`select * from docsvc.parts where ${HELD}`, ...valuesOf(held)),
    );
    return outcome ?? "refused";
  }

  async release(held: HeldPart): Promise<boolean> {
    return this.#change(held.id, async (sql) => {
      const waiting = "state = 'waiting', attempt = attempt - 1, token = token + 1, pages_done = 0";
      if (!(await leave(sql, held, waiting))) return false;
      await noteProgress(sql, held.id);
      return true;
    });
  }

  async recover(which: "expired" | "all"): Promise<number> {
    let recovered = 0;
    for (let before = -1; before < recovered;) {
      before = recovered;
      const lost = await this.#database.all(
        `select job_id, number, token, lease_until from docsvc.parts where ${LOST} order by job_id, number limit $2`,
        which,
        RECOVERED_AT_ONCE,
      );
      for (const row of which === "all" ? lost : this.#watch.lost(lost)) {
        const [id, number] = [String(row["job_id"]), Number(row["number"])];
        // The one before may have ended the job, and with it this part.
        const outcome = await this.#lose(id, "loss", (sql) =>
          sql.get(`select * from docsvc.parts where ${LOST} and job_id = $2 and number = $3`, which, id, number),
        );
        if (outcome !== undefined) recovered += 1;
      }
    }
    return recovered;
  }

  async ended(limit: number): Promise<readonly EndedDivision[]> {
    const divisions = await this.#database.all(
      "select job_id, input_key from docsvc.divisions where ended_at is not null order by ended_at limit $1",
      limit,
    );
    const parts = await this.#database.all(
      `select job_id, number, token from docsvc.parts where job_id = any ($1::text[]) and number <> ${ASSEMBLY}
       order by number`,
      divisions.map((row) => String(row["job_id"])),
    );
    return divisions.map((row) => ({
      id: String(row["job_id"]),
      inputKey: row["input_key"] === null ? null : String(row["input_key"]),
      slices: parts
        .filter((part) => part["job_id"] === row["job_id"])
        .map(({ number, token }) => ({ number: Number(number), token: Number(token) })),
    }));
  }

  async forget(id: string): Promise<void> {
    await this.#database.run(
      `with forgotten as (
         delete from docsvc.divisions where job_id = $1 and ended_at is not null returning job_id
       )
       delete from docsvc.parts where job_id in (select job_id from forgotten)`,
      id,
    );
  }

  async inUse(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database.all(
      `select id from docsvc.jobs where id = any ($1::text[]) and status = 'RUNNING'
       union select job_id from docsvc.divisions where job_id = any ($1::text[])`,
      ids,
    );
    return new Set(rows.map((row) => String(row["id"])));
  }

  async lanes(): Promise<readonly Lane[]> {
    return rowsToLanes(await this.#database.all(partLanes("docsvc.")));
  }

  /** @param own shows an end that this very claim has brought, by `value` as `$2` */
  async #end({ id }: HeldPart, end: JobEnd, own: string, value: string): Promise<boolean> {
    const settled = await settle(
      async () => (await endJob(this.#database, this.#options.retentionMs, end)) !== undefined,
      () => this.#database.has(`docsvc.jobs where id = $1 and ${own}`, id, value),
    );
    if (settled) this.#announcements.emit({ id, status: end.status });
    return settled;
  }

  /** A part whose worker is lost waits again, or its job fails after its last attempt; undefined: there is none such. */
  async #lose(
    id: string,
    mishap: Mishap,
    find: (sql: Sql) => Promise<Row | undefined>,
  ): Promise<"waiting" | "failed" | undefined> {
    const { backoffMs, retentionMs } = this.#options;
    const outcome = await this.#database.transaction(async (sql): Promise<"waiting" | "failed" | undefined> => {
      await lockJob(sql, id);
      const part = await find(sql);
      if (part === undefined) return undefined;
      const attempt = Number(part["attempt"]);
      if (wasLast(part, mishap, this.#options)) {
        const { code, message } = partLostTooOften(attempt, part);
        await endJob(sql, retentionMs, {
          status: "FAILED",
          where: "id = $4",
          set: "error_code = $5, error = $6, token = token + 1, credits = 0,",
          values: [id, code, message],
        });
        return "failed";
      }
      await sql.run(
        `update docsvc.parts set state = 'waiting', token = token + 1, lease_until = null, worker = null, pages_done = 0,
           run_at = docsvc.now_ms() + $3::bigint, losses = losses + $4 where job_id = $1 and number = $2`,
        id,
        Number(part["number"]),
        backoffAfter(attempt, backoffMs),
        mishap === "loss" ? 1 : 0,
      );
      // After its lease nothing shows that the part still ran.
      await stopClock(sql, id, Number(part["lease_until"]));
      await noteProgress(sql, id);
      return "waiting";
    });
    if (outcome === "failed") this.#announcements.emit({ id, status: "FAILED" });
    if (outcome === "waiting") this.#announcements.emit({ id, status: "RUNNING", partsDue: true });
    return outcome;
  }

  /** One transaction after which parts of a job may wait; false: nothing was changed. */
  async #change(id: string, work: (sql: Sql) => Promise<boolean>): Promise<boolean> {
    const changed = await this.#database.transaction(async (sql) => {
      await lockJob(sql, id);
      return work(sql);
    });
    if (changed) this.#announcements.emit({ id, status: "RUNNING", partsDue: true });
    return changed;
  }
}
