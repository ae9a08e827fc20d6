/**
 * Which queues have waiting entries, and when each organisation was last served, so that a claim finds whose turn it is with an index,
 * however many organisations wait. Within a queue, pg-boss decides the order.
 *
 * A submission shares the queue's row (`for key share`) while it adds an entry. A worker that found a queue empty marks it so only while no
 * one shares the row: an entry that is being added is never overlooked, and submissions do not wait for each other.
 */
import { MAX_BACKOFF_MS } from "../rows/backoff.ts";
import type { PostgresDatabase, Sql } from "./database.ts";
import { QUEUE_SCHEMA } from "./queue-engine.ts";
import type { QueueEngine, QueuePlace } from "./queue-engine.ts";

/** No backoff is as long. */
const MAX_DUE_AHEAD_MS = 2 * MAX_BACKOFF_MS;

/** SQL: whether a queue may have something to claim now. */
export const QUEUE_IS_DUE: string = `waits and (due_at <= docsvc.now_ms() or due_at > docsvc.now_ms() + ${MAX_DUE_AHEAD_MS})`;

/** Called in the transaction that adds to the queue, before or after the addition. */
export async function markWaiting(
  sql: Sql,
  name: string,
  { organisation, priority }: QueuePlace,
  isPart: boolean,
): Promise<void> {
  const isMarked = await sql.get(
    "select (waits and due_at = 0)::int as marked from docsvc.queues where name = $1 for key share",
    name,
  );
  if (isMarked?.["marked"] === 1) return;
  await sql.run(MARK, name, organisation, priority, isPart ? 1 : 0);
}

const MARK = `
insert into docsvc.queues as known (name, organisation, priority, is_part, since, turn, took_part)
select $1, $2, $3::smallint, $4::smallint, nextval('docsvc.turn_numbers'), coalesce(max(turn), 0), coalesce(max(took_part), 0)
from docsvc.queues where organisation = $2
on conflict (name) do update set waits = true, due_at = 0,
  since = case when known.waits then known.since else excluded.since end`;

/**
 * Records in a claim's transaction that the organisation was served, and whether its queue is now empty. Rows that another claim is updating
 * are left to it.
 */
export async function noteTurn(
  sql: Sql,
  { name, organisation, isPart, counts }: { name: string; organisation: string; isPart: boolean; counts: boolean },
): Promise<void> {
  const own = await sql.get("select 1 as mine from docsvc.queues where name = $1 for update skip locked", name);
  await sql.run(NOTE_TURN, name, organisation, isPart ? 1 : 0, counts, own !== undefined);
}

/** The second of two statements, so that it sees what was added before the row was locked. */
const NOTE_TURN = `
with free as (
  select name from docsvc.queues where organisation = $2 for no key update skip locked
), turn as (
  select nextval('docsvc.turn_numbers') as number, case when $4::boolean then nextval('docsvc.lane_turns') end
)
update docsvc.queues set turn = turn.number, took_part = $3::smallint,
  waits = waits and (queues.name <> $1 or not $5::boolean or exists (
    select 1 from ${QUEUE_SCHEMA}.job where name = $1 and state < 'active'
  ))
from free, turn where queues.name = free.name`;

/**
 * Called after nothing could be claimed: the queue is empty, or its entries wait for the end of a backoff. Does not change a queue to which
 * another process is adding.
 *
 * @returns whether something has become due in the meantime
 */
export async function noteNothingDue(database: PostgresDatabase, engine: QueueEngine, name: string): Promise<boolean> {
  return database.transaction(async (sql) => {
    const own = await sql.get("select 1 as mine from docsvc.queues where name = $1 for update skip locked", name);
    if (own === undefined) return false;
    const { waiting, next } = (await sql.get(NEXT_DUE, name))!;
    if (waiting === 0) {
      await sql.run("update docsvc.queues set waits = false where name = $1", name);
      return false;
    }
    const early = await sql.all(OTHER_PROCESS_TIME, name, MAX_DUE_AHEAD_MS);
    await engine.endBackoff(
      sql,
      name,
      early.map(({ id }) => String(id)),
    );
    await sql.run("update docsvc.queues set due_at = $2 where name = $1", name, early.length > 0 ? 0 : Number(next));
    return early.length > 0;
  });
}

/** Every entry that is not a retry has waited since a time long ago. */
const NEXT_DUE = `
select count(*) as waiting,
  coalesce(ceil(extract(epoch from nullif(greatest(min(start_after), ${QUEUE_SCHEMA}.job_now()), ${QUEUE_SCHEMA}.job_now())) * 1000), 0)::bigint as next
from ${QUEUE_SCHEMA}.job where name = $1 and state < 'active'`;

const OTHER_PROCESS_TIME = `
select id from ${QUEUE_SCHEMA}.job
where name = $1 and state = 'retry' and start_after > ${QUEUE_SCHEMA}.job_now() + $2::integer * interval '1 ms'`;
