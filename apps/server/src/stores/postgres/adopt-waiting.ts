import { randomUUID } from "node:crypto";
import type { Row, PostgresDatabase } from "./database.ts";
import { QUEUE_SCHEMA, placeOf, queueOfJobs, queueOfParts } from "./queue-engine.ts";
import type { QueueEngine } from "./queue-engine.ts";
import { markWaiting } from "./waiting-queues.ts";

/** Number of rows read at a time. */
const ADOPTED_AT_ONCE = 1000;

/**
 * Adds entries for jobs and parts that have none: after a database was restored without pg-boss's tables, after an upgrade, and if queues
 * were emptied by hand. A running job without an entry can send no heartbeat, so it waits again.
 *
 * @returns the jobs, for an announcement
 */
export async function adoptWaiting(
  database: Pick<PostgresDatabase, "all" | "run" | "transaction">,
  engine: QueueEngine,
): Promise<readonly string[]> {
  for (const statement of [GIVE_BACK_JOBS, GIVE_BACK_PARTS]) await database.run(statement);
  const adopted: string[] = [];
  for (const [kind, queueOf] of [
    [JOBS, queueOfJobs],
    [PARTS, queueOfParts],
  ] as const) {
    for (;;) {
      const rows = await database.all(kind.find, ADOPTED_AT_ONCE);
      for (const row of rows) {
        const place = placeOf(row);
        const queue = queueOf(place);
        await engine.ensure(queue);
        const isAdopted = await database.transaction(async (sql) => {
          const entry = kind === JOBS ? String(row["id"]) : randomUUID();
          // In the meantime it may have been claimed, cancelled or adopted by another process.
          const still = await sql.get(kind.take, ...kind.values(row, entry));
          if (still === undefined) return false;
          await engine.add(sql, queue, [{ id: entry, group: String(still["key_id"]) }]);
          await markWaiting(sql, queue, place, kind === PARTS);
          return true;
        });
        if (isAdopted) adopted.push(String(row["id"]));
      }
      if (rows.length < ADOPTED_AT_ONCE) break;
    }
  }
  return adopted;
}

/** Kinds of rows that have entries: how rows without one are found, locked, and checked again. */
const hasEntry = (entry: string): string =>
  `exists (select 1 from ${QUEUE_SCHEMA}.job where ${entry} and state <= 'active')`;

/** A claim and its entry are written in one transaction, and so is the end of both. For a divided job, its parts run. */
const GIVE_BACK_JOBS = `
update docsvc.jobs set status = 'PENDING', token = token + 1, losses = losses + 1, worker = null, started_at = null, progress = 0
where status = 'RUNNING' and not exists (select 1 from docsvc.divisions where job_id = jobs.id)
  and not ${hasEntry("job.id = jobs.id::uuid")}`;

const GIVE_BACK_PARTS = `
update docsvc.parts set state = 'waiting', token = token + 1, losses = losses + 1, worker = null, pages_done = 0
where state = 'running' and not ${hasEntry("job.id = parts.entry")}`;

const JOBS = {
  find: `select id, organisation, priority from docsvc.jobs
    where status = 'PENDING' and not ${hasEntry("job.id = jobs.id::uuid")} order by run_at, id limit $1`,
  take: `select key_id from docsvc.jobs
    where id = $1 and status = 'PENDING' and not ${hasEntry("job.id = jobs.id::uuid")} for update skip locked`,
  values: (row: Row, _entry: string): string[] => [String(row["id"])],
};

const PARTS = {
  find: `select job_id as id, number, organisation, priority from docsvc.parts
    where state = 'waiting' and (entry is null or not ${hasEntry("job.id = parts.entry")}) order by job_id, number limit $1`,
  take: `update docsvc.parts set entry = $3::uuid from docsvc.jobs
    where parts.job_id = $1 and number = $2 and state = 'waiting' and jobs.id = job_id and jobs.status = 'RUNNING'
      and (entry is null or not ${hasEntry("job.id = parts.entry")}) returning key_id`,
  values: (row: Row, entry: string): (string | number)[] => [String(row["id"]), Number(row["number"]), entry],
};
