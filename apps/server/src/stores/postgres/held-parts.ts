/**
 * The building blocks of changes to parts. Every change of parts first locks the row of their job: so when the last slices finish at the
 * same moment, one of them sees that it is the last, and there are no deadlocks.
 */
import type { HeldPart } from "../../ports/job-parts.ts";
import { budgetLeft } from "../rows/due.ts";
import type { Row, Sql } from "./database.ts";

/** A part with the newest token of its claim. */
export const HELD: string = "job_id = $1 and number = $2 and token = $3 and state = 'running'";

/** For a statement whose first values are those of `endJob`. Checked again under the job's lock, which each change of a part takes. */
export const JOB_OF_HELD: string = `id = $4 and status = 'RUNNING' and exists (
  select 1 from docsvc.parts where job_id = $4 and number = $5 and token = $6 and state = 'running'
)`;

export function valuesOf({ id, number, token }: HeldPart): [string, number, number] {
  return [id, number, token];
}

/** Returns the columns of the row that determine where its parts wait; undefined if there is none. */
export async function lockJob(sql: Sql, id: string): Promise<Row | undefined> {
  return sql.get("select organisation, priority, key_id from docsvc.jobs where id = $1 for update", id);
}

/** In a transaction that has locked the job: takes a part from its holder and returns its entry; undefined if it is not claimed. */
export async function leave(sql: Sql, held: HeldPart, change: string): Promise<string | undefined> {
  const left = await sql.get(
    `update docsvc.parts set ${change}, worker = null where ${HELD} returning entry`,
    ...valuesOf(held),
  );
  if (left === undefined) return undefined;
  await stopClock(sql, held.id, null);
  return String(left["entry"]);
}

/** Stops the job's clock if none of its parts runs. */
export async function stopClock(sql: Sql, id: string, atMost: number | null): Promise<void> {
  await sql.run(
    `update docsvc.divisions set budget_ms = ${budgetLeft("least(docsvc.now_ms(), $2::bigint)", "postgres")}, noted_at = case
       when exists (select 1 from docsvc.parts where job_id = $1 and state = 'running') then docsvc.now_ms() end
     where job_id = $1 and noted_at is not null`,
    id,
    atMost,
  );
}

/** Counts the elapsed time of a job whose parts run. */
export async function noteTime(sql: Sql, id: string): Promise<void> {
  await sql.run(
    `update docsvc.divisions set budget_ms = ${budgetLeft("docsvc.now_ms()", "postgres")}, noted_at = docsvc.now_ms()
     where job_id = $1 and noted_at is not null`,
    id,
  );
}

export async function noteProgress(sql: Sql, id: string): Promise<void> {
  await sql.run(
    `update docsvc.jobs set num_pages = pages,
       progress = least(1.0, 1.0 * (select sum(pages_done) from docsvc.parts where job_id = $1) / pages)
     from docsvc.divisions where job_id = $1 and id = $1 and status = 'RUNNING'`,
    id,
  );
}
