import { modelUsageToValue } from "../rows/job-row.ts";
import type { SQLInputValue } from "node:sqlite";
import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { Division, HeldPart } from "../../ports/job-parts.ts";
import type {
  Completion,
  Held,
  JobEngineOptions,
  JobEvent,
  JobFailure,
  JobStatus,
  Lane,
} from "../../ports/job-store.ts";
import type { EndedDivision, SliceQueue } from "../../ports/slice-queue.ts";
import { leaseExpired } from "../rows/due.ts";
import { LeaseWatch } from "../rows/lease-watch.ts";
import { partLanes, rowsToLanes } from "../rows/lane-row.ts";
import { partLostTooOften, wasLast } from "../rows/lost-worker.ts";
import type { Mishap } from "../rows/lost-worker.ts";
import type { Database, Row } from "./database.ts";
import type { JobChanges } from "../../ports/job-changes.ts";
import { backoffAfter } from "../rows/backoff.ts";
import { noteProgress, noteTime, stopClock } from "./division-progress.ts";
import { END_COLUMNS, recordEnd } from "./record-end.ts";

/** The parts of divided jobs. Each change of a running part checks its token in the same statement. */
export class SqliteSliceQueue implements SliceQueue {
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

  async divide(held: Held, { slices, inputKey, budgetMs }: Division): Promise<boolean> {
    const now = Date.now();
    return this.#change(held.id, () => {
      // The new token refuses a heartbeat in progress.
      const job = this.#database.get(
        `update jobs set token = token + 1, lease_until = null, worker = null, progress = 0
         where id = ? and token = ? and status = 'RUNNING' and lease_until is not null returning organisation, priority`,
        held.id,
        held.token,
      );
      if (job === undefined) return undefined;
      const pages = slices.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      this.#database.run(
        "insert into divisions (job_id, input_key, pages, budget_ms) values (?, ?, ?, ?)",
        held.id,
        inputKey,
        pages,
        Math.round(budgetMs),
      );
      for (const [index, { first, last }] of slices.entries()) {
        this.#add(held.id, job, { number: index + 1, first, last }, now);
      }
      return "RUNNING";
    });
  }

  async heartbeat(held: readonly HeldPart[], leaseMs: number): Promise<readonly HeldPart[]> {
    const now = Date.now();
    return this.#database.transaction(() => {
      const refused = held.filter(
        ({ id, number, token, pagesDone }) =>
          this.#database.run(
            `update parts set lease_until = ?, lease_ms = ?, pages_done = min(?, last_page - first_page + 1)
             where job_id = ? and number = ? and token = ? and state = 'running'`,
            now + leaseMs,
            leaseMs,
            pagesDone,
            id,
            number,
            token,
          ) === 0,
      );
      const ids = held.filter((one) => !refused.includes(one)).map(({ id }) => id);
      for (const id of new Set(ids)) {
        noteProgress(this.#database, id);
        noteTime(this.#database, id, now);
      }
      return refused;
    });
  }

  async finish(held: HeldPart): Promise<boolean> {
    const now = Date.now();
    if (held.number === ASSEMBLY) return false;
    return this.#change(held.id, () => {
      const slice = this.#leave(held, now, `state = 'done', pages_done = last_page - first_page + 1`);
      if (slice === undefined) return undefined;
      noteProgress(this.#database, held.id);
      const open = "select 1 from parts where job_id = ? and state <> 'done' limit 1";
      if (this.#database.get(open, held.id) === undefined) {
        this.#add(held.id, slice, { number: ASSEMBLY, first: 0, last: 0 }, now);
      }
      return "RUNNING";
    });
  }

  async complete(held: HeldPart, completion: Completion): Promise<boolean> {
    const { result, numPages, credits } = completion;
    if (held.number !== ASSEMBLY) return false;
    return this.#end(
      held,
      `update jobs set status = 'COMPLETED', progress = 1, result_id = ?, result_key = ?, result_bytes = ?, num_pages = ?,
         credits = ?, model_usage = ?, secret = null, finished_at = ?, expires_at = ? where id = ? returning ${END_COLUMNS}`,
      [result.id, result.key, result.bytes, numPages, credits, modelUsageToValue(completion)],
    );
  }

  async fail(held: HeldPart, { code, message }: JobFailure): Promise<boolean> {
    return this.#end(held, FAIL, [code, message]);
  }

  async reread(held: HeldPart, numbers: readonly number[]): Promise<boolean> {
    const now = Date.now();
    return this.#change(held.id, () => {
      if (this.#leave(held, now, "state = 'over'") === undefined) return undefined;
      this.#database.run("delete from parts where job_id = ? and number = ?", held.id, ASSEMBLY);
      for (const number of numbers) {
        this.#database.run(
          "update parts set state = 'waiting', run_at = ?, pages_done = 0 where job_id = ? and number = ?",
          now,
          held.id,
          number,
        );
      }
      noteProgress(this.#database, held.id);
      return "RUNNING";
    });
  }

  async retry(held: HeldPart): Promise<"waiting" | "failed" | "refused"> {
    const events = this.#database.transaction(() =>
      this.#database
        .all(`select * from parts where ${HELD}`, held.id, held.number, held.token)
        .map((row) => this.#lose(row, "crash")),
    );
    this.#emitAll(events);
    const [event] = events;
    if (event === undefined) return "refused";
    return event.status === "FAILED" ? "failed" : "waiting";
  }

  async release(held: HeldPart): Promise<boolean> {
    const now = Date.now();
    return this.#change(held.id, () => {
      const waiting = "state = 'waiting', attempt = attempt - 1, token = token + 1, pages_done = 0";
      if (this.#leave(held, now, waiting) === undefined) return undefined;
      noteProgress(this.#database, held.id);
      return "RUNNING";
    });
  }

  async recover(which: "expired" | "all"): Promise<number> {
    const running = "select * from parts where state = 'running'";
    const lost =
      which === "all"
        ? this.#database.all(running)
        : this.#watch.lost(this.#database.all(`${running} and ${leaseExpired("?1")}`, Date.now()));
    // Even an empty transaction takes the write lock.
    if (lost.length === 0) return 0;
    const events = this.#database.transaction(() => {
      const crashed: JobEvent[] = [];
      for (const { job_id: id, number, token } of lost) {
        // The previous one may have ended the job, and with it this part; another process may have been faster.
        const row = this.#database.get(`select * from parts where ${HELD}`, id!, number!, token!);
        if (row !== undefined) crashed.push(this.#lose(row, "loss"));
      }
      return crashed;
    });
    this.#emitAll(events);
    return events.length;
  }

  async ended(limit: number): Promise<readonly EndedDivision[]> {
    const divisions = this.#database.all(
      "select job_id, input_key from divisions where ended_at is not null order by ended_at limit ?",
      limit,
    );
    return divisions.map((row) => ({
      id: String(row["job_id"]),
      inputKey: row["input_key"] === null ? null : String(row["input_key"]),
      slices: this.#database
        .all(`select number, token from parts where job_id = ? and number <> ${ASSEMBLY}`, row["job_id"]!)
        .map(({ number, token }) => ({ number: Number(number), token: Number(token) })),
    }));
  }

  async forget(id: string): Promise<void> {
    this.#database.transaction(() => {
      if (this.#database.run("delete from divisions where job_id = ? and ended_at is not null", id) === 0) return;
      this.#database.run("delete from parts where job_id = ?", id);
    });
  }

  async inUse(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const used = `select 1 from jobs where id = ?1 and status = 'RUNNING'
      union all select 1 from divisions where job_id = ?1 limit 1`;
    return new Set(ids.filter((id) => this.#database.get(used, id) !== undefined));
  }

  async lanes(): Promise<readonly Lane[]> {
    return rowsToLanes(this.#database.all(partLanes("")));
  }

  /** In a transaction: adds a waiting part with its job's organisation and priority. */
  #add(
    id: string,
    { organisation, priority }: Row,
    part: { number: number; first: number; last: number },
    at: number,
  ): void {
    const values = [id, part.number, organisation!, priority!, part.first, part.last, at];
    this.#database.run(
      `insert into parts (job_id, number, organisation, priority, first_page, last_page, state, run_at)
       values (?, ?, ?, ?, ?, ?, 'waiting', ?)`,
      ...values,
    );
  }

  /** In a transaction: takes a part from its holder; undefined if it is not claimed. */
  #leave(held: HeldPart, at: number, change: string): Row | undefined {
    const row = this.#database.get(
      `update parts set ${change}, lease_until = null, worker = null where ${HELD} returning *`,
      held.id,
      held.number,
      held.token,
    );
    if (row !== undefined) stopClock(this.#database, held.id, at);
    return row;
  }

  /** In a transaction: a part whose worker is lost waits again, or its job fails after its last attempt. */
  #lose(row: Row, mishap: Mishap): JobEvent {
    const now = Date.now();
    const id = String(row["job_id"]);
    const attempt = Number(row["attempt"]);
    if (wasLast(row, mishap, this.#options)) {
      const failure = partLostTooOften(attempt, row);
      this.#record(id, now, FAIL, [failure.code, failure.message]);
      return { id, status: "FAILED" };
    }
    this.#database.run(
      `update parts set state = 'waiting', token = token + 1, lease_until = null, worker = null, pages_done = 0,
         run_at = ?, losses = losses + ?
       where job_id = ? and number = ?`,
      now + backoffAfter(attempt, this.#options.backoffMs),
      mishap === "loss" ? 1 : 0,
      id,
      row["number"]!,
    );
    // After its lease, nothing shows that the part still ran.
    stopClock(this.#database, id, Math.min(now, Number(row["lease_until"])));
    noteProgress(this.#database, id);
    return { id, status: "RUNNING", partsDue: true };
  }

  /** Ends the job of a claimed part. */
  #end(held: HeldPart, sql: string, values: readonly SQLInputValue[]): boolean {
    const now = Date.now();
    const ended = this.#database.transaction(() => {
      const part = this.#database.get(`select 1 from parts where ${HELD}`, held.id, held.number, held.token);
      return part === undefined ? undefined : this.#record(held.id, now, sql, values);
    });
    if (ended !== undefined) this.#changes.emit({ id: held.id, status: ended });
    return ended !== undefined;
  }

  /** In a transaction that found a part running, so its job has not ended. */
  #record(id: string, now: number, sql: string, values: readonly SQLInputValue[]): JobStatus {
    const ended = this.#database.get(sql, ...values, now, now + this.#options.retentionMs, id)!;
    recordEnd(this.#database, ended, now);
    return ended["status"] as JobStatus;
  }

  /** Runs one transaction after which parts of a job may wait; undefined means that nothing was changed. */
  #change(id: string, work: () => JobStatus | undefined): boolean {
    const status = this.#database.transaction(work);
    if (status !== undefined) this.#changes.emit({ id, status, partsDue: true });
    return status !== undefined;
  }

  #emitAll(events: readonly JobEvent[]): void {
    for (const event of events) this.#changes.emit(event);
  }
}

/** A part with the newest token of its claim. */
const HELD = "job_id = ? and number = ? and token = ? and state = 'running'";

const FAIL = `update jobs set status = 'FAILED', error_code = ?, error = ?, token = token + 1, credits = 0, secret = null,
  finished_at = ?, expires_at = ? where id = ? returning ${END_COLUMNS}`;
