/** Changes to a divided job while its parts run, each in a transaction: its elapsed time and its progress. */
import { budgetLeft } from "../rows/due.ts";
import type { Database } from "./database.ts";

/** Stops the job's clock if none of its parts runs. */
export function stopClock(database: Database, id: string, at: number): void {
  noteTime(database, id, at);
  database.run(
    `update divisions set noted_at = null
     where job_id = ?1
       and not exists (select 1 from parts where job_id = ?1 and state = 'running')`,
    id,
  );
}

/** Counts the elapsed time of a job whose parts run. */
export function noteTime(database: Database, id: string, now: number): void {
  database.run(
    `update divisions set budget_ms = ${budgetLeft("?1", "sqlite")}, noted_at = ?1 where job_id = ?2 and noted_at is not null`,
    now,
    id,
  );
}

export function noteProgress(database: Database, id: string): void {
  database.run(
    `update jobs set num_pages = pages, progress = min(1.0, 1.0 * (select sum(pages_done) from parts where job_id = ?1) / pages)
     from divisions where job_id = ?1 and id = ?1`,
    id,
  );
}
