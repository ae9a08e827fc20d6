import { setTimeout as sleep } from "node:timers/promises";
import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { ClaimedAssembly, ClaimedPart } from "../../ports/job-parts.ts";
import type { Claim } from "../../ports/job-store.ts";
import { JOB_COLUMNS, rowToClaim } from "../rows/job-row.ts";
import { budgetLeft } from "../rows/due.ts";
import { rowToSlice } from "../rows/slice-row.ts";
import type { PostgresDatabase, Row, Sql } from "./database.ts";
import { LOADS, nextWork } from "./next-work.ts";
import type { ClaimBounds, NextWork } from "./next-work.ts";
import type { QueueEngine, QueueEntry } from "./queue-engine.ts";
import { noteNothingDue, noteTurn } from "./waiting-queues.ts";

/** The process that claims. */
export interface Claimer extends ClaimBounds {
  readonly worker: string;
  readonly leaseMs: number;
  /** The database's time when something was found, so that everything that is claimed together has the same time. */
  now?: number;
}

/** Each try sees the changes of others; after this many lost in a row, there are enough other claimers. */
const MAX_TRIES = 50;
/** A job whose row is locked is being changed by another process. */
const BUSY_MS = 5;

/** Why a queue returned nothing to claim: it has nothing due, a limit applies, or other processes were faster. */
type Passed = "nothing due" | "bounded" | "busy" | "over";

/**
 * Claims the next job or part and records the turn; undefined if there is nothing.
 *
 * A claim waits for no other transaction: pg-boss skips what others have just taken, and this skips rows that are being changed. Keys with a
 * concurrency and organisations with a limit for which another process is claiming are left to it, so that limits are exact.
 */
export async function claimWork(
  database: PostgresDatabase,
  engine: QueueEngine,
  claimer: Claimer,
): Promise<Claim | undefined> {
  const passed: string[] = [];
  const passedKeys: string[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const next = await nextWork(database, passed, claimer);
    if (next === undefined) return undefined;
    claimer.now ??= next.now;
    const claim = await claimFrom(database, engine, { ...next, passedKeys }, claimer);
    if (typeof claim === "object") return claim;
    if (claim === "busy") await sleep(BUSY_MS);
    const isDue = claim === "nothing due" && (await noteNothingDue(database, engine, next.name));
    if (!isDue && (claim === "nothing due" || claim === "bounded")) passed.push(next.name);
  }
  return undefined;
}

/** Runs in one transaction, which is rolled back, including pg-boss's changes, if the job cannot be claimed. */
async function claimFrom(
  database: PostgresDatabase,
  engine: QueueEngine,
  next: NextWork & { readonly passedKeys: string[] },
  claimer: Claimer,
): Promise<Claim | Passed> {
  try {
    return await database.transaction(async (sql) => {
      if (!(await hasSlot(sql, next, claimer))) throw new Refused("bounded");
      // Parts belong to a job that is already counted.
      const entry = await engine.fetch(sql, next.name, next.isPart ? [] : [...next.fullKeys, ...next.passedKeys]);
      if (entry === undefined) throw new Refused("nothing due");
      if (!next.isPart && !(await isBelowKeyLimit(sql, entry, next))) {
        next.passedKeys.push(entry.group!);
        throw new Refused("busy");
      }
      const claim = next.isPart ? await claimPart(sql, entry, claimer) : await claimJob(sql, entry, claimer);
      if (claim === undefined) {
        // It is no longer waiting, because its row was changed by hand.
        await engine.remove(sql, next.name, [entry.id]);
        return "over";
      }
      await noteTurn(sql, next);
      return claim;
    });
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
}

/** Rolls the transaction back. */
class Refused extends Error {
  readonly why: Passed;

  constructor(why: Passed) {
    super(why);
    this.why = why;
  }
}

/** Prevents other claims for the organisation until the end of the transaction, so that its claims can be counted. */
async function hasSlot(sql: Sql, { organisation }: NextWork, { organisationSlots }: Claimer): Promise<boolean> {
  if (organisationSlots === null) return true;
  if (!(await isAloneAt(sql, organisation, ORGANISATION_LOCK))) return false;
  const row = await sql.get(`select load from (${LOADS}) loads where organisation = $1`, organisation);
  return Number(row?.["load"] ?? 0) < organisationSlots;
}

/** The same for a key with a concurrency limit. */
async function isBelowKeyLimit(
  sql: Sql,
  { group }: QueueEntry,
  { organisation, limitedKeys }: NextWork,
): Promise<boolean> {
  if (group === null || !limitedKeys.includes(group)) return true;
  if (!(await isAloneAt(sql, group, KEY_LOCK))) return false;
  return sql.has(
    `docsvc.api_keys key where id = $2 and (concurrency is null or concurrency > (
       select count(*) from docsvc.jobs where status = 'RUNNING' and organisation = $1 and key_id = key.id
     ))`,
    organisation,
    group,
  );
}

/** Prevents other claims for the key or the organisation until the end of the transaction, so that its running jobs can be counted. */
async function isAloneAt(sql: Sql, whose: string, lock: number): Promise<boolean> {
  const row = await sql.get("select pg_try_advisory_xact_lock(hashtextextended($1, $2))::int as mine", whose, lock);
  return row?.["mine"] === 1;
}

/** Distinguishes these locks from others with the same text. */
const KEY_LOCK = 7_433_124;
const ORGANISATION_LOCK = 7_433_125;

/** Undefined if the job is no longer waiting. */
async function claimJob(sql: Sql, { id }: QueueEntry, { worker, leaseMs }: Claimer): Promise<Claim | undefined> {
  const job = await lockJob(sql, id);
  if (job?.["status"] !== "PENDING") return undefined;
  const row = await sql.get(
    `update docsvc.jobs set status = 'RUNNING', attempt = attempt + 1, token = token + 1, worker = $2,
       lease_ms = $3::bigint, started_at = docsvc.now_ms(), progress = 0
     where id = $1 returning ${JOB_COLUMNS}, secret`,
    id,
    worker,
    leaseMs,
  );
  return rowToClaim(row!);
}

/**
 * The first waiting part of the entry's job: parts that were never tried may swap entries, so that pages are read in order. The first part
 * that runs starts the job's clock.
 */
async function claimPart(sql: Sql, entry: QueueEntry, { worker, leaseMs, now }: Claimer): Promise<Claim | undefined> {
  const own = await sql.get("select job_id from docsvc.parts where entry = $1::uuid", entry.id);
  if (own === undefined) return undefined;
  const id = String(own["job_id"]);
  const job = await lockJob(sql, id);
  if (job === undefined) return undefined;
  await sql.run(TAKE_FIRST, id, entry.id);
  // An assembly's token is the job's next one, because the key of the result contains it.
  const part = await sql.get(
    `update docsvc.parts set state = 'running', attempt = attempt + 1, worker = $3, lease_ms = $4::bigint, pages_done = 0,
       token = case number when ${ASSEMBLY} then $5 else token + 1 end
     where job_id = $1 and entry = $2::uuid and state = 'waiting' and $6 = 'RUNNING' returning *`,
    id,
    entry.id,
    worker,
    leaseMs,
    Number(job["token"]) + 1,
    String(job["status"]),
  );
  if (part === undefined) return undefined;
  const isAssembly = part["number"] === ASSEMBLY;
  if (isAssembly) await sql.run("update docsvc.jobs set token = token + 1 where id = $1", id);
  const division = await sql.get(
    `update docsvc.divisions set budget_ms = ${budgetLeft("$2::bigint", "postgres")}, noted_at = $2::bigint
     where job_id = $1 returning input_key, budget_ms as left_ms`,
    id,
    now!,
  );
  return {
    ...rowToClaim(isAssembly ? { ...job, token: Number(part["token"]) } : job),
    part: {
      ...(isAssembly ? await toAssembly(sql, id) : rowToSlice(part)),
      token: Number(part["token"]),
      attempt: Number(part["attempt"]),
      inputKey: division!["input_key"] === null ? null : String(division!["input_key"]),
      leftMs: Number(division!["left_ms"]),
    } satisfies ClaimedPart,
  };
}

/** Swaps two entries if the one that pg-boss returned is not that of the first page. */
const TAKE_FIRST = `
with own as (
  select number, entry from docsvc.parts where job_id = $1 and entry = $2::uuid and state = 'waiting' and attempt = 0
), first as (
  select number, entry from docsvc.parts where job_id = $1 and state = 'waiting' and attempt = 0 order by number limit 1
)
update docsvc.parts set entry = case parts.number when first.number then own.entry else first.entry end
from own, first where job_id = $1 and first.number <> own.number and parts.number in (first.number, own.number)`;

/** Locks a job for this transaction without waiting for another lock. Undefined if there is none. */
async function lockJob(sql: Sql, id: string): Promise<Row | undefined> {
  const row = await sql.get(`select ${JOB_COLUMNS}, secret from docsvc.jobs where id = $1 for update skip locked`, id);
  if (row === undefined && (await sql.has("docsvc.jobs where id = $1", id))) throw new Refused("busy");
  return row;
}

async function toAssembly(sql: Sql, id: string): Promise<ClaimedAssembly> {
  const slices = await sql.all(
    `select * from docsvc.parts where job_id = $1 and number <> ${ASSEMBLY} order by number`,
    id,
  );
  return { number: ASSEMBLY, slices: slices.map((row) => ({ ...rowToSlice(row), token: Number(row["token"]) })) };
}
