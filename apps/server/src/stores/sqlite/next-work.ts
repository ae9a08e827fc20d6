import { LANE_TURNS } from "../../ports/job-store.ts";
import { chooseWork } from "../rows/choose-work.ts";
import { isDue } from "../rows/due.ts";
import type { Database, Row } from "./database.ts";

/** Limits of a claim. */
export interface ClaimBounds {
  /** Maximum number of claims of an organisation; null: no limit. */
  readonly organisationSlots: number | null;
  /** Only these organisations and those without a claim; null: all. */
  readonly keptFor: readonly string[] | null;
}

/** A job, or a part of a divided one. */
export interface NextWork {
  readonly id: string;
  readonly organisation: string;
  /** Null: the whole job. */
  readonly part: number | null;
}

/** Number of active claims of each organisation that has any. */
type Loads = ReadonlyMap<string, number>;

const JOBS = 0;
const PARTS = 1;

/**
 * In a transaction: returns the next work and records its turn.
 *
 * Waiting organisations are in the table `waiting`, in the order of their turns: an index finds the first one, however many there are. Those
 * with claims come after them and are no more than the slots.
 */
export function takeNextWork(database: Database, now: number, bounds: ClaimBounds): NextWork | undefined {
  const claimed = Number(database.get("select coalesce(sum(claimed), 0) n from lanes")?.["n"]);
  const [first, second] = claimed % LANE_TURNS === LANE_TURNS - 1 ? [0, 1] : [1, 0];
  const loads = readLoads(database);
  const next = nextInLane(database, first, now, bounds, loads);
  if (next === undefined) {
    const other = nextInLane(database, second, now, bounds, loads);
    return other === undefined ? undefined : noteTurn(database, other);
  }
  // Only claims that the other lane waited for count: a lane that was empty has no turn to make up for.
  if (database.get(ANY_IN_LANE, second, now) !== undefined) {
    database.run("update lanes set claimed = claimed + 1 where priority = ?", first);
  }
  return noteTurn(database, next);
}

/** For a divided job, the active claims are those of its parts. */
function readLoads(database: Database): Loads {
  const rows = database.all(
    `select organisation, count(*) n from (
       select organisation from jobs where status = 'RUNNING' and lease_until is not null
       union all select organisation from parts where state = 'running'
     ) group by organisation`,
  );
  return new Map(rows.map((row) => [String(row["organisation"]), Number(row["n"])]));
}

function nextInLane(
  database: Database,
  lane: number,
  now: number,
  bounds: ClaimBounds,
  loads: Loads,
): NextWork | undefined {
  const first = (kind: number): Row | undefined => {
    for (const waiting of inTurn(database, lane, kind, bounds, loads)) {
      const due = database.get(kind === JOBS ? NEXT_JOB : NEXT_PART, lane, waiting["organisation"]!, now);
      if (due !== undefined) return { ...waiting, ...due };
    }
    return undefined;
  };
  const next = chooseWork(first(JOBS), first(PARTS));
  if (next === undefined) return undefined;
  const part = next["number"];
  return {
    id: String(next["id"]),
    organisation: String(next["organisation"]),
    part: part === undefined ? null : Number(part),
  };
}

/** Waiting organisations that may have another claim: those without one in the order of their turns, then those with the fewest. */
function* inTurn(
  database: Database,
  lane: number,
  kind: number,
  { organisationSlots, keptFor }: ClaimBounds,
  loads: Loads,
): Iterable<Row> {
  const loaded = JSON.stringify([...loads.keys()]);
  for (let after: Row | undefined; ;) {
    after = database.get(NEXT_FREE, lane, kind, loaded, after?.["turn"] ?? -1, after?.["since"] ?? "");
    if (after === undefined) break;
    yield { ...after, load: 0 };
  }
  const others = [...loads]
    .filter(
      ([organisation, load]) => load < (organisationSlots ?? load + 1) && (keptFor?.includes(organisation) ?? true),
    )
    .flatMap(([organisation, load]) => {
      const row = database.get(WAITING, lane, kind, organisation);
      return row === undefined ? [] : [{ ...row, load }];
    });
  yield* others.toSorted(
    (one: Row, other: Row) =>
      Number(one["load"]) - Number(other["load"]) ||
      Number(one["turn"]) - Number(other["turn"]) ||
      (String(one["since"]) < String(other["since"]) ? -1 : 1),
  );
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

const COLUMNS = `waiting.organisation, waiting.turn, waiting.since,
  coalesce((select took_part from turns where turns.organisation = waiting.organisation), 0) took_part`;

const NEXT_FREE = `
select ${COLUMNS} from waiting
where priority = ?1 and is_part = ?2 and (turn, since) > (?4, ?5) and organisation not in (select value from json_each(?3))
order by turn, since limit 1`;

const WAITING = `select ${COLUMNS} from waiting where priority = ?1 and is_part = ?2 and organisation = ?3`;

const NEXT_PART = `
select job_id id, number from parts
where state = 'waiting' and priority = ?1 and organisation = ?2 and ${isDue("?3")}
order by job_id, number limit 1`;

/** Visits one key of the organisation after another, so that its cost does not grow with the number of their jobs. */
const NEXT_JOB = `
with recursive waiting (key_id) as (
  select * from (
    select key_id from jobs where status = 'PENDING' and priority = ?1 and organisation = ?2 order by key_id limit 1
  )
  union all
  select (
    select key_id from jobs
    where status = 'PENDING' and priority = ?1 and organisation = ?2 and key_id > waiting.key_id order by key_id limit 1
  )
  from waiting where waiting.key_id is not null
)
select due.id from waiting
join jobs due on due.id = (
  select id from jobs
  where status = 'PENDING' and priority = ?1 and organisation = ?2 and key_id = waiting.key_id and ${isDue("?3")}
  order by run_at, id limit 1
)
left join api_keys key on key.id = waiting.key_id
where key.concurrency is null or key.concurrency > (
  select count(*) from jobs running
  where running.status = 'RUNNING' and running.organisation = ?2 and running.key_id = waiting.key_id
)
order by due.run_at, due.id
limit 1`;
