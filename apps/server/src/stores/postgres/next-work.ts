import { LANE_TURNS } from "../../ports/job-store.ts";
import { chooseWork } from "../rows/choose-work.ts";
import { isDue } from "../rows/due.ts";
import type { Row, Sql } from "./database.ts";

/** A job, or a part of a divided one, as it was seen: another may take it first. */
export interface NextWork {
  readonly organisation: string;
  readonly lane: number;
  /** Whether the claim counts as a turn of its lane, because the other one waits. */
  readonly counts: boolean;
  /** Of the job as a whole. */
  readonly key?: { readonly id: string; readonly concurrency: number | null };
  /** Of a part: the divided job's. */
  readonly dividedId?: string;
}

/** Who may be given work. */
export interface ClaimBounds {
  /** Claims that an organisation may have; null: no limit. */
  readonly organisationSlots: number | null;
  /** Besides organisations without a claim only these; null: all. */
  readonly keptFor: readonly string[] | null;
}

const DUE_JOB = `status = 'PENDING' and ${isDue("docsvc.now_ms()")}`;
const DUE_PART = `state = 'waiting' and ${isDue("docsvc.now_ms()")}`;

/**
 * The database's time when something is due, undefined when nothing is: as it is most of the time, and finding that out must cost next
 * to nothing.
 */
export async function timeIfDue(sql: Sql): Promise<number | undefined> {
  const row = await sql.get(
    `select docsvc.now_ms() as now where exists (select 1 from docsvc.jobs where ${DUE_JOB})
       or exists (select 1 from docsvc.parts where ${DUE_PART})`,
  );
  return row === undefined ? undefined : Number(row["now"]);
}

/**
 * What is to be claimed next; undefined when nothing is.
 *
 * @param passed callers (see {@link callerOf}) that had a job and could not get it claimed
 */
export async function nextWork(
  sql: Sql,
  passed: readonly string[],
  { organisationSlots, keptFor }: ClaimBounds,
): Promise<NextWork | undefined> {
  const lanes = (await sql.get(LANES))!;
  const order = Number(lanes["claimed"]) % LANE_TURNS === LANE_TURNS - 1 ? [0, 1] : [1, 0];
  const isDue = (lane: number): boolean => lanes[`jobs${lane}`] === 1 || lanes[`parts${lane}`] === 1;
  for (const lane of order) {
    if (!isDue(lane)) continue;
    // Only claims that the other lane waited for count: a lane that was empty has no turn to make up for.
    const counts = lane === order[0] && isDue(1 - lane);
    const bounds = [lane, passed, organisationSlots, keptFor] as const;
    const job = lanes[`jobs${lane}`] === 1 ? await sql.get(NEXT_JOB_IN_LANE, ...bounds) : undefined;
    const part = lanes[`parts${lane}`] === 1 ? await sql.get(NEXT_PART_IN_LANE, ...bounds) : undefined;
    const next = chooseWork(job, part);
    if (next !== undefined) return toWork(next, next === part, lane, counts);
  }
  return undefined;
}

/** An organisation's key, as one text; its parts belong to none. */
export function callerOf(organisation: string, key: string = ""): string {
  return `${organisation}/${key}`;
}

function toWork(row: Row, isPart: boolean, lane: number, counts: boolean): NextWork {
  const organisation = String(row["organisation"]);
  if (isPart) return { organisation, lane, counts, dividedId: String(row["id"]) };
  const concurrency = row["concurrency"] === null ? null : Number(row["concurrency"]);
  return { organisation, lane, counts, key: { id: String(row["key_id"]), concurrency } };
}

const LANES = `
select case when is_called then last_value else 0 end as claimed,
  exists (select 1 from docsvc.jobs where ${DUE_JOB} and priority = 0)::int as jobs0,
  exists (select 1 from docsvc.jobs where ${DUE_JOB} and priority = 1)::int as jobs1,
  exists (select 1 from docsvc.parts where ${DUE_PART} and priority = 0)::int as parts0,
  exists (select 1 from docsvc.parts where ${DUE_PART} and priority = 1)::int as parts1
from docsvc.lane_turns`;

/** Claims that hold: of a divided job they are those of its parts. */
export const LOAD = `((
    select count(*) from docsvc.jobs running
    where running.status = 'RUNNING' and running.organisation = waiting.organisation and running.lease_until is not null
  ) + (select count(*) from docsvc.parts held where held.state = 'running' and held.organisation = waiting.organisation))`;

/** Whether the organisation may have one more claim, and this one: see {@link ClaimBounds}. */
const IS_WITHIN = `($3::integer is null or ${LOAD} < $3)
  and ($4::text[] is null or waiting.organisation = any ($4::text[]) or ${LOAD} = 0)`;

/** Whether the key may have one more job running. */
export const HAS_ROOM = `(key.concurrency is null or key.concurrency > (
  select count(*) from docsvc.jobs running
  where running.status = 'RUNNING' and running.organisation = waiting.organisation and running.key_id = waiting.key_id
))`;

/**
 * Walks from one organisation and key to the next in the index of waiting jobs, so that its cost grows with the callers that wait, not
 * with the jobs that do.
 */
const NEXT_JOB_IN_LANE = `
with recursive waiting (organisation, key_id) as (
  (
    select organisation, key_id from docsvc.jobs where status = 'PENDING' and priority = $1
    order by organisation, key_id limit 1
  )
  union all
  select next.organisation, next.key_id
  from waiting cross join lateral (
    select organisation, key_id from docsvc.jobs
    where status = 'PENDING' and priority = $1 and (organisation, key_id) > (waiting.organisation, waiting.key_id)
    order by organisation, key_id limit 1
  ) next
)
select due.id, waiting.organisation, waiting.key_id, key.concurrency, coalesce(turns.turn, 0) as turn, ${LOAD} as load
from waiting
cross join lateral (
  select id, run_at from docsvc.jobs
  where ${DUE_JOB} and priority = $1 and organisation = waiting.organisation and key_id = waiting.key_id
  order by run_at, id limit 1
) due
left join docsvc.turns on turns.organisation = waiting.organisation
left join docsvc.api_keys key on key.id = waiting.key_id
where waiting.organisation || '/' || waiting.key_id <> all ($2::text[]) and ${HAS_ROOM} and ${IS_WITHIN}
order by load, turn, due.run_at, due.id
limit 1`;

const NEXT_PART_IN_LANE = `
with recursive waiting (organisation) as (
  (select organisation from docsvc.parts where state = 'waiting' and priority = $1 order by organisation limit 1)
  union all
  select next.organisation
  from waiting cross join lateral (
    select organisation from docsvc.parts
    where state = 'waiting' and priority = $1 and organisation > waiting.organisation order by organisation limit 1
  ) next
)
select due.job_id as id, waiting.organisation, coalesce(turns.took_part, 0) as took_part,
  coalesce(turns.turn, 0) as turn, ${LOAD} as load
from waiting
cross join lateral (
  select job_id, number from docsvc.parts
  where ${DUE_PART} and priority = $1 and organisation = waiting.organisation order by job_id, number limit 1
) due
left join docsvc.turns on turns.organisation = waiting.organisation
where waiting.organisation || '/' <> all ($2::text[]) and ${IS_WITHIN}
order by load, turn, due.job_id
limit 1`;
