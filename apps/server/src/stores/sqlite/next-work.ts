import { LANE_TURNS } from "../../ports/job-store.ts";
import { chooseWork } from "../rows/choose-work.ts";
import { isDue } from "../rows/due.ts";
import type { Database, Row } from "./database.ts";

/** Who may be given work. */
export interface ClaimBounds {
  /** Claims that an organisation may have; null: no limit. */
  readonly organisationSlots: number | null;
  /** Besides organisations without a claim only these; null: all. */
  readonly keptFor: readonly string[] | null;
}

/** A job, or a part of a divided one. */
export interface NextWork {
  readonly id: string;
  readonly organisation: string;
  /** Null: the job as a whole. */
  readonly part: number | null;
}

/**
 * Within a transaction: what is to be claimed next, and the turn it takes noted.
 *
 * All steps walk from one organisation and key to the next in the indexes of what waits, so that their cost grows with the callers that
 * wait, not with their jobs.
 */
export function takeNextWork(database: Database, now: number, bounds: ClaimBounds): NextWork | undefined {
  const claimed = Number(database.get("select coalesce(sum(claimed), 0) n from lanes")?.["n"]);
  const [first, second] = claimed % LANE_TURNS === LANE_TURNS - 1 ? [0, 1] : [1, 0];
  const next = nextInLane(database, first, now, bounds);
  if (next === undefined) {
    const other = nextInLane(database, second, now, bounds);
    return other === undefined ? undefined : noteTurn(database, other);
  }
  // Only claims that the other lane waited for count: a lane that was empty has no turn to make up for.
  if (database.get(ANY_IN_LANE, second, now) !== undefined) {
    database.run("update lanes set claimed = claimed + 1 where priority = ?", first);
  }
  return noteTurn(database, next);
}

function nextInLane(
  database: Database,
  priority: number,
  now: number,
  { organisationSlots, keptFor }: ClaimBounds,
): NextWork | undefined {
  const bounds = [priority, now, organisationSlots, keptFor === null ? null : JSON.stringify(keptFor)] as const;
  const job = database.get(NEXT_JOB_IN_LANE, ...bounds);
  const part = database.get(NEXT_PART_IN_LANE, ...bounds);
  return toWork(chooseWork(job, part));
}

function toWork(row: Row | undefined): NextWork | undefined {
  if (row === undefined) return undefined;
  const part = row["number"];
  return {
    id: String(row["id"]),
    organisation: String(row["organisation"]),
    part: part === undefined ? null : Number(part),
  };
}

function noteTurn(database: Database, next: NextWork): NextWork {
  database.run(
    `insert into turns (organisation, turn, took_part) values (?1, (select coalesce(max(turn), 0) + 1 from turns), ?2)
     on conflict (organisation) do update set turn = excluded.turn, took_part = excluded.took_part`,
    next.organisation,
    next.part === null ? 0 : 1,
  );
  return next;
}

const ANY_IN_LANE = `
select 1 from jobs where status = 'PENDING' and priority = ?1 and ${isDue("?2")}
union all
select 1 from parts where state = 'waiting' and priority = ?1 and ${isDue("?2")}
limit 1`;

/** Claims that hold: of a divided job they are those of its parts. */
const LOAD = `(
    select count(*) from jobs running
    where running.status = 'RUNNING' and running.organisation = waiting.organisation and running.lease_until is not null
  ) + (select count(*) from parts held where held.state = 'running' and held.organisation = waiting.organisation)`;

/** Whether the organisation may have one more claim, and this one: see {@link ClaimBounds}. */
const IS_WITHIN = `(?3 is null or load < ?3)
  and (?4 is null or load = 0 or waiting.organisation in (select value from json_each(?4)))`;

const NEXT_PART_IN_LANE = `
with recursive waiting (organisation) as (
  select * from (select organisation from parts where state = 'waiting' and priority = ?1 order by organisation limit 1)
  union all
  select (
    select organisation from parts where state = 'waiting' and priority = ?1 and organisation > waiting.organisation
    order by organisation limit 1
  )
  from waiting where waiting.organisation is not null
)
select due.job_id id, due.number, due.organisation, coalesce(turns.took_part, 0) took_part, coalesce(turns.turn, 0) turn,
  ${LOAD} load
from waiting
join parts due on (due.job_id, due.number) = (
  select job_id, number from parts
  where state = 'waiting' and priority = ?1 and organisation = waiting.organisation and ${isDue("?2")}
  order by job_id, number limit 1
)
left join turns on turns.organisation = waiting.organisation
where ${IS_WITHIN}
order by load, turn, due.job_id
limit 1`;

const NEXT_JOB_IN_LANE = `
with recursive waiting (organisation, key_id) as (
  select * from (
    select organisation, key_id from jobs where status = 'PENDING' and priority = ?1 order by organisation, key_id limit 1
  )
  union all
  select next.organisation, next.key_id
  from waiting join jobs next on next.id = coalesce(
    (
      select id from jobs
      where status = 'PENDING' and priority = ?1 and organisation = waiting.organisation and key_id > waiting.key_id
      order by key_id limit 1
    ),
    (
      select id from jobs where status = 'PENDING' and priority = ?1 and organisation > waiting.organisation
      order by organisation, key_id limit 1
    )
  )
)
select due.id, due.organisation, coalesce(turns.turn, 0) turn, ${LOAD} load
from waiting
join jobs due on due.id = (
  select id from jobs
  where status = 'PENDING' and priority = ?1 and organisation = waiting.organisation and key_id = waiting.key_id and ${isDue("?2")}
  order by run_at, id limit 1
)
left join turns on turns.organisation = waiting.organisation
left join api_keys key on key.id = waiting.key_id
where ${IS_WITHIN} and (key.concurrency is null or key.concurrency > (
  select count(*) from jobs running
  where running.status = 'RUNNING' and running.organisation = waiting.organisation and running.key_id = waiting.key_id
))
order by load, turn, due.run_at, due.id
limit 1`;
