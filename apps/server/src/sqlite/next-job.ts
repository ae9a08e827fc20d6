import { LANE_TURNS } from "../ports/job-store.ts";
import type { Database } from "./database.ts";

/**
 * Within a transaction: the job that is to be claimed next, and the turn it takes noted.
 *
 * Both steps walk from one organisation and key to the next in the index of waiting jobs, so that their cost grows with the callers that
 * wait, not with the jobs that do.
 */
export function takeNextJob(database: Database, now: number): string | undefined {
  const claimed = Number(database.get("select coalesce(sum(claimed), 0) n from lanes")?.["n"]);
  const [first, second] = claimed % LANE_TURNS === LANE_TURNS - 1 ? [0, 1] : [1, 0];
  const next = database.get(NEXT_IN_LANE, first, now);
  if (next === undefined) {
    const other = database.get(NEXT_IN_LANE, second, now);
    return other === undefined ? undefined : noteTurn(database, other);
  }
  // Only claims that the other lane waited for count: a lane that was empty has no turn to make up for.
  if (database.get(ANY_IN_LANE, second, now) !== undefined) {
    database.run("update lanes set claimed = claimed + 1 where priority = ?", first);
  }
  return noteTurn(database, next);
}

function noteTurn(database: Database, next: Readonly<Record<string, unknown>>): string {
  database.run(
    `insert into turns (organisation, turn) values (?1, (select coalesce(max(turn), 0) + 1 from turns))
     on conflict (organisation) do update set turn = excluded.turn`,
    String(next["organisation"]),
  );
  return String(next["id"]);
}

const ANY_IN_LANE = "select 1 from jobs where status = 'PENDING' and priority = ? and run_at <= ? limit 1";

const NEXT_IN_LANE = `
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
select due.id, due.organisation
from waiting
join jobs due on due.id = (
  select id from jobs
  where status = 'PENDING' and priority = ?1 and organisation = waiting.organisation and key_id = waiting.key_id and run_at <= ?2
  order by run_at, id limit 1
)
left join turns on turns.organisation = waiting.organisation
left join api_keys key on key.id = waiting.key_id
where key.concurrency is null or key.concurrency > (
  select count(*) from jobs running
  where running.status = 'RUNNING' and running.organisation = waiting.organisation and running.key_id = waiting.key_id
)
order by
  (select count(*) from jobs running where running.status = 'RUNNING' and running.organisation = waiting.organisation),
  coalesce(turns.turn, 0), due.run_at, due.id
limit 1`;
