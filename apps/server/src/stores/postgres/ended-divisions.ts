import { ASSEMBLY } from "../../ports/job-parts.ts";
import type { EndedDivision } from "../../ports/slice-queue.ts";
import type { Sql } from "./database.ts";

/** Divisions of jobs that have ended, oldest first. */
export async function endedDivisions(sql: Sql, limit: number): Promise<readonly EndedDivision[]> {
  const divisions = await sql.all(
    "select job_id, input_key from docsvc.divisions where ended_at is not null order by ended_at limit $1",
    limit,
  );
  const parts = await sql.all(
    `select job_id, number, token from docsvc.parts where job_id = any ($1::text[]) and number <> ${ASSEMBLY}
     order by number`,
    divisions.map((row) => String(row["job_id"])),
  );
  return divisions.map((row) => ({
    id: String(row["job_id"]),
    inputKey: row["input_key"] === null ? null : String(row["input_key"]),
    slices: parts
      .filter((part) => part["job_id"] === row["job_id"])
      .map(({ number, token }) => ({ number: Number(number), token: Number(token) })),
  }));
}

/** Removes an ended division. */
export async function forgetDivision(sql: Sql, id: string): Promise<void> {
  await sql.run(
    `with forgotten as (
       delete from docsvc.divisions where job_id = $1 and ended_at is not null returning job_id
     )
     delete from docsvc.parts where job_id in (select job_id from forgotten)`,
    id,
  );
}

/** Which of these jobs may still use blobs. */
export async function divisionsInUse(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.all(
    `select id from docsvc.jobs where id = any ($1::text[]) and status = 'RUNNING'
     union select job_id from docsvc.divisions where job_id = any ($1::text[])`,
    ids,
  );
  return new Set(rows.map((row) => String(row["id"])));
}
