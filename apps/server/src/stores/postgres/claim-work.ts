import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { ClaimedAssembly, ClaimedPart } from "../../ports/job-parts.ts";
import type { Claim } from "../../ports/job-store.ts";
import { JOB_COLUMNS, rowToClaim } from "../rows/job-row.ts";
import { budgetLeft, isDue } from "../rows/due.ts";
import { rowToSlice } from "../rows/slice-row.ts";
import type { Sql } from "./database.ts";
import { HAS_ROOM, LOAD, callerOf, nextWork } from "./next-work.ts";
import type { NextWork } from "./next-work.ts";

/** Whoever claims. */
export interface Claimer {
  readonly worker: string;
  readonly leaseMs: number;
  /** By the database's clock: all that is claimed together is claimed at one moment. */
  readonly now: number;
  /** Null: no limit. */
  readonly organisationSlots: number | null;
  /** Null: whoever is next. */
  readonly keptFor: readonly string[] | null;
}

/** Each try finds what others have done meanwhile; this many lost in a row to others mean that there are claimers enough. */
const MAX_TRIES = 50;

/**
 * Within a transaction: claims what is next, with the turn noted; undefined when there is nothing.
 *
 * Claims of jobs wait for no other transaction: what others have just taken is passed over (`skip locked`), turns are numbers of
 * sequences, which no one locks, and a key with a concurrency that somebody just claims for is left to them. So, among many claimers at
 * once, turns are as fair as they can be seen, and the concurrency of a key holds exactly. Claims of one divided job wait for each other,
 * since its parts share a clock.
 */
export async function claimWork(sql: Sql, claimer: Claimer): Promise<Claim | undefined> {
  const passed: string[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const next = await nextWork(sql, passed, claimer);
    if (next === undefined) return undefined;
    const { organisation, key, dividedId, counts } = next;
    const mayClaim =
      claimer.organisationSlots === null || (await hasSlot(sql, organisation, claimer.organisationSlots));
    if (!mayClaim) {
      passed.push(callerOf(organisation, key?.id));
      continue;
    }
    const claim =
      dividedId === undefined ? await claimJob(sql, claimer, next) : await claimPart(sql, claimer, dividedId);
    if (claim !== undefined) {
      await sql.run(NOTE_TURN, organisation, claim.part === undefined ? 0 : 1, counts);
      return claim;
    }
    if (key !== undefined) passed.push(callerOf(organisation, key.id));
  }
  return undefined;
}

/** Until the end of the transaction no one else claims for the organisation: its claims can be counted. */
async function hasSlot(sql: Sql, organisation: string, slots: number): Promise<boolean> {
  if (!(await isAloneAt(sql, organisation, ORGANISATION_LOCK))) return false;
  const row = await sql.get(`select ${LOAD} as load from (values ($1::text)) waiting (organisation)`, organisation);
  return Number(row?.["load"]) < slots;
}

async function claimJob(sql: Sql, claimer: Claimer, { organisation, key, lane }: NextWork): Promise<Claim | undefined> {
  if (key!.concurrency !== null && !(await isAloneAt(sql, key!.id, KEY_LOCK))) return undefined;
  const row = await sql.get(TAKE_JOB, lane, organisation, key!.id, claimer.worker, claimer.leaseMs);
  return row === undefined ? undefined : rowToClaim(row);
}

/** Until the end of the transaction no one else claims for the key, or the organisation: what runs of it can be counted. */
async function isAloneAt(sql: Sql, whose: string, lock: number): Promise<boolean> {
  const row = await sql.get("select pg_try_advisory_xact_lock(hashtextextended($1, $2))::int as mine", whose, lock);
  return row?.["mine"] === 1;
}

/** The first waiting part of a divided job; the first one that runs starts the job's clock. */
async function claimPart(sql: Sql, claimer: Claimer, id: string): Promise<Claim | undefined> {
  const job = await sql.get(
    `select ${JOB_COLUMNS}, secret from docsvc.jobs where id = $1 and status = 'RUNNING' for update`,
    id,
  );
  if (job === undefined) return undefined;
  // An assembly's token is the job's next: the key of the result is made of it.
  const part = await sql.get(
    `update docsvc.parts set state = 'running', attempt = attempt + 1, worker = $2, lease_ms = $3::bigint,
       lease_until = docsvc.now_ms() + $3::bigint, pages_done = 0,
       token = case number when ${ASSEMBLY} then $4 else token + 1 end
     where (job_id, number) = (
       select job_id, number from docsvc.parts
       where job_id = $1 and state = 'waiting' and ${isDue("docsvc.now_ms()")} order by number limit 1
     ) returning *`,
    id,
    claimer.worker,
    claimer.leaseMs,
    Number(job["token"]) + 1,
  );
  if (part === undefined) return undefined;
  const isAssembly = part["number"] === ASSEMBLY;
  if (isAssembly) await sql.run("update docsvc.jobs set token = token + 1 where id = $1", id);
  const division = await sql.get(
    `update docsvc.divisions set budget_ms = ${budgetLeft("$2::bigint", "postgres")}, noted_at = $2::bigint
     where job_id = $1 returning input_key, budget_ms as left_ms`,
    id,
    claimer.now,
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

async function toAssembly(sql: Sql, id: string): Promise<ClaimedAssembly> {
  const slices = await sql.all(
    `select * from docsvc.parts where job_id = $1 and number <> ${ASSEMBLY} order by number`,
    id,
  );
  return { number: ASSEMBLY, slices: slices.map((row) => ({ ...rowToSlice(row), token: Number(row["token"]) })) };
}

/** Keep these locks apart from others of the same text. */
const KEY_LOCK = 7_433_124;
const ORGANISATION_LOCK = 7_433_125;

/** Begun after the key's lock was got, and so sees what was committed before. */
const TAKE_JOB = `
with waiting (organisation, key_id) as (values ($2::text, $3::text)),
chosen as (
  select jobs.id from docsvc.jobs join waiting using (organisation, key_id)
  left join docsvc.api_keys key on key.id = waiting.key_id
  where status = 'PENDING' and ${isDue("docsvc.now_ms()")} and priority = $1 and ${HAS_ROOM}
  order by run_at, jobs.id limit 1
  for update of jobs skip locked
)
update docsvc.jobs set status = 'RUNNING', attempt = attempt + 1, token = token + 1, worker = $4,
  lease_until = docsvc.now_ms() + $5::bigint, lease_ms = $5::bigint, started_at = docsvc.now_ms(), progress = 0
from chosen where jobs.id = chosen.id
returning ${JOB_COLUMNS.replaceAll(/\b(?=[a-z])/g, "jobs.")}, jobs.secret`;

/** Whoever holds the organisation's row notes a turn of it at this very moment. */
const NOTE_TURN = `
with noted as (
  update docsvc.turns set turn = nextval('docsvc.turn_numbers'), took_part = $2
  where organisation = (select organisation from docsvc.turns where organisation = $1 for update skip locked)
)
select case when $3::boolean then nextval('docsvc.lane_turns') end`;
