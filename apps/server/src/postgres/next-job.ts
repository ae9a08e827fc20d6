import { LANE_TURNS } from "../ports/job-store.ts";
import { JOB_COLUMNS } from "../sqlite/job-row.ts";
import type { Row, Sql } from "./database.ts";

/** Whoever claims. */
export interface Claimer {
  readonly worker: string;
  readonly leaseMs: number;
}

/** Whether any job is due at all: most of the time none is, and finding that out must cost next to nothing. */
export async function isAnyDue(sql: Sql): Promise<boolean> {
  return (await sql.get(`select 1 from docsvc.jobs where ${DUE} limit 1`)) !== undefined;
}

/**
 * Within a transaction: claims the job whose turn it is, with the turn noted; undefined when there is none.
 *
 * Claims of other transactions are never waited for. Jobs that they have just taken are passed over (`skip locked`), turns are numbers of
 * sequences, which nobody locks, and a key with a concurrency that is just being claimed for is left to the one who does. So what is
 * served next among many claimers at once is as fair as it can be seen, and the concurrency of a key holds exactly.
 */
export async function claimNextJob(sql: Sql, claimer: Claimer): Promise<Row | undefined> {
  const lanes = await sql.get(LANES);
  const claimed = Number(lanes?.["claimed"]);
  const due = [Number(lanes?.["normal"]) === 1, Number(lanes?.["urgent"]) === 1];
  const order = claimed % LANE_TURNS === LANE_TURNS - 1 ? [0, 1] : [1, 0];
  for (const lane of order) {
    if (!due[lane]) continue;
    // Only claims that the other lane waited for count: a lane that was empty has no turn to make up for.
    const job = await claimInLane(sql, claimer, lane, lane === order[0] && due[1 - lane]!);
    if (job !== undefined) return job;
  }
  return undefined;
}

async function claimInLane(sql: Sql, claimer: Claimer, lane: number, counts: boolean): Promise<Row | undefined> {
  const passed: string[] = [];
  for (;;) {
    const next = await sql.get(NEXT_IN_LANE, lane, passed);
    if (next === undefined) return undefined;
    const [organisation, key] = [String(next["organisation"]), String(next["key_id"])];
    const isMine = next["concurrency"] === null || (await isFirstAtKey(sql, key));
    const job = isMine
      ? await sql.get(TAKE, lane, organisation, key, claimer.worker, claimer.leaseMs, counts)
      : undefined;
    if (job !== undefined) return job;
    passed.push(callerOf(organisation, key));
  }
}

/** Until the end of the transaction nobody else claims for the key: its running jobs can be counted. */
async function isFirstAtKey(sql: Sql, key: string): Promise<boolean> {
  const row = await sql.get("select pg_try_advisory_xact_lock(hashtextextended($1, $2))::int as mine", key, CLAIM_LOCK);
  return row?.["mine"] === 1;
}

/** Keeps these locks apart from others of the same text. */
const CLAIM_LOCK = 7_433_124;

const DUE = "status = 'PENDING' and run_at <= docsvc.now_ms()";

function callerOf(organisation: string, key: string): string {
  return `${organisation}/${key}`;
}

const LANES = `
select case when is_called then last_value else 0 end as claimed,
  exists (select 1 from docsvc.jobs where ${DUE} and priority = 0)::int as normal,
  exists (select 1 from docsvc.jobs where ${DUE} and priority = 1)::int as urgent
from docsvc.lane_turns`;

const HAS_ROOM = `(key.concurrency is null or key.concurrency > (
  select count(*) from docsvc.jobs running
  where running.status = 'RUNNING' and running.organisation = waiting.organisation and running.key_id = waiting.key_id
))`;

/**
 * Walks from one organisation and key to the next in the index of waiting jobs, so that its cost grows with the callers that wait, not
 * with the jobs that do.
 */
const NEXT_IN_LANE = `
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
select waiting.organisation, waiting.key_id, key.concurrency
from waiting
cross join lateral (
  select id, run_at from docsvc.jobs
  where ${DUE} and priority = $1 and organisation = waiting.organisation and key_id = waiting.key_id
  order by run_at, id limit 1
) due
left join docsvc.turns on turns.organisation = waiting.organisation
left join docsvc.api_keys key on key.id = waiting.key_id
where waiting.organisation || '/' || waiting.key_id <> all ($2::text[]) and ${HAS_ROOM}
order by
  (select count(*) from docsvc.jobs running where running.status = 'RUNNING' and running.organisation = waiting.organisation),
  coalesce(turns.turn, 0), due.run_at, due.id
limit 1`;

/** A statement of its own, since it must see what was committed before the key's lock was got. */
const TAKE = `
with waiting (organisation, key_id) as (values ($2::text, $3::text)),
chosen as (
  select jobs.id from docsvc.jobs join waiting using (organisation, key_id)
  left join docsvc.api_keys key on key.id = waiting.key_id
  where ${DUE} and priority = $1 and ${HAS_ROOM}
  order by run_at, jobs.id limit 1
  for update of jobs skip locked
),
-- Whoever holds the row notes a turn of the same organisation at this moment.
noted as (
  update docsvc.turns set turn = nextval('docsvc.turn_numbers')
  where organisation = (
    select organisation from docsvc.turns where organisation = $2 and exists (select 1 from chosen) for update skip locked
  )
),
claimed as (
  update docsvc.jobs set status = 'RUNNING', attempt = attempt + 1, token = token + 1, worker = $4,
    lease_until = docsvc.now_ms() + $5::bigint, lease_ms = $5::bigint, started_at = docsvc.now_ms(), progress = 0
  from chosen where jobs.id = chosen.id
  returning ${JOB_COLUMNS.replaceAll(/\b(?=[a-z])/g, "jobs.")}, jobs.secret
)
select claimed.*, case when $6::boolean then nextval('docsvc.lane_turns') end as turn from claimed`;
