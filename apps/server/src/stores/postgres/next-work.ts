import { LANE_TURNS } from "../../ports/job-store.ts";
import { chooseWork } from "../rows/choose-work.ts";
import type { Row, Sql } from "./database.ts";
import { QUEUE_SCHEMA } from "./queue-engine.ts";
import { QUEUE_IS_DUE } from "./waiting-queues.ts";

/** A queue with waiting entries, as seen at that moment; other processes may take them first. */
export interface NextWork {
  readonly name: string;
  readonly organisation: string;
  readonly isPart: boolean;
  /** The database's time. */
  readonly now: number;
  /** Whether the claim counts as a turn of its lane, because the other lane also has work. */
  readonly counts: boolean;
  /** Keys of the organisation that have a concurrency limit, and those that have reached it. */
  readonly limitedKeys: readonly string[];
  readonly fullKeys: readonly string[];
}

/** Limits of a claim. */
export interface ClaimBounds {
  /** Maximum number of claims of an organisation; null: no limit. */
  readonly organisationSlots: number | null;
  /** Only these organisations and those without a claim; null: all. */
  readonly keptFor: readonly string[] | null;
}

/**
 * The queue to claim from next; undefined if nothing is due, which is the usual case and takes one statement.
 *
 * @param passed - names of queues that turned out to have nothing
 */
export async function nextWork(
  sql: Sql,
  passed: readonly string[],
  { organisationSlots, keptFor }: ClaimBounds,
): Promise<NextWork | undefined> {
  const lanes = (await sql.get(LANES, passed))!;
  const order = Number(lanes["claimed"]) % LANE_TURNS === LANE_TURNS - 1 ? [0, 1] : [1, 0];
  const isDue = (lane: number): boolean => lanes[`lane${lane}`] === 1;
  for (const lane of order) {
    if (!isDue(lane)) continue;
    // Only claims that the other lane waited for count: a lane that was empty has no turn to make up for.
    const counts = lane === order[0] && isDue(1 - lane);
    const found = await sql.all(NEXT_IN_LANE, lane, passed, organisationSlots, keptFor);
    const of = (isPart: number): Row | undefined => found.find((row) => row["is_part"] === isPart);
    const next = chooseWork(of(0), of(1));
    if (next !== undefined) return toWork(next, Number(lanes["now"]), counts);
  }
  return undefined;
}

function toWork(row: Row, now: number, counts: boolean): NextWork {
  return {
    name: String(row["name"]),
    organisation: String(row["organisation"]),
    isPart: row["is_part"] === 1,
    now,
    counts,
    limitedKeys: JSON.parse(String(row["limited"])) as string[],
    fullKeys: JSON.parse(String(row["full_keys"])) as string[],
  };
}

const isDueIn = (lane: number): string =>
  `exists (select 1 from docsvc.queues where ${QUEUE_IS_DUE} and priority = ${lane} and name <> all ($1::text[]))::int`;

const LANES = `
select docsvc.now_ms() as now, case when is_called then last_value else 0 end as claimed, ${isDueIn(0)} as lane0, ${isDueIn(1)} as lane1
from docsvc.lane_turns`;

/** Number of active claims of each organisation. */
export const LOADS: string = `
select queues.organisation, count(*)::integer as load from ${QUEUE_SCHEMA}.job entry
join docsvc.queues on queues.name = entry.name where entry.state = 'active' group by queues.organisation`;

/**
 * The next queue, for jobs and for parts: that of the organisation with the fewest claims, then the one that was served longest ago, then
 * the one that has waited longest. Organisations without a claim come from the index in this order; those with claims are no more than the
 * slots.
 */
const NEXT_IN_LANE = `
with loads as materialized (${LOADS}),
chosen as (
  select next.* from (values (0::smallint), (1::smallint)) kind (is_part)
  cross join lateral (
    (
      select name, organisation, is_part, turn, since as id, took_part, 0 as load from docsvc.queues
      where ${QUEUE_IS_DUE} and priority = $1 and is_part = kind.is_part and name <> all ($2::text[])
        and not exists (select 1 from loads where loads.organisation = queues.organisation)
      order by turn, since limit 1
    )
    union all
    (
      select name, organisation, is_part, turn, since, took_part, load from loads join docsvc.queues using (organisation)
      where ${QUEUE_IS_DUE} and priority = $1 and is_part = kind.is_part and name <> all ($2::text[])
        and ($3::integer is null or load < $3) and ($4::text[] is null or organisation = any ($4::text[]))
      order by load, turn, since limit 1
    )
    order by load, turn, id limit 1
  ) next
)
select chosen.*, (
    select coalesce(json_agg(id), '[]')::text from docsvc.api_keys
    where organisation = chosen.organisation and concurrency is not null
  ) as limited, (
    select coalesce(json_agg(id), '[]')::text from docsvc.api_keys
    where organisation = chosen.organisation and concurrency is not null and concurrency <= (
      select count(*) from docsvc.jobs where status = 'RUNNING' and organisation = chosen.organisation and key_id = api_keys.id
    )
  ) as full_keys
from chosen`;
