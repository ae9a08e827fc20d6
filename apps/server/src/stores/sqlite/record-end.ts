import { newId } from "../../ports/identifiers.ts";
import type { Database, Row } from "./database.ts";

/** The columns that the statement that ends a job must return. */
export const END_COLUMNS = "id, organisation, key_id, status, num_pages, credits, webhook";

/**
 * In the transaction that ended a job: counts its usage, writes the event for its webhook, and takes its parts from their holders. The
 * preceding statement changed a row that was not final, so this happens once for each job.
 */
export function recordEnd(database: Database, ended: Row, now: number): void {
  const completed = ended["status"] === "COMPLETED";
  endDivision(database, String(ended["id"]), now);
  database.run(
    `insert into usage_days (organisation, key_id, day, completed, failed, pages, credits) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     on conflict (organisation, key_id, day) do update set completed = completed + excluded.completed,
       failed = failed + excluded.failed, pages = pages + excluded.pages, credits = credits + excluded.credits`,
    ended["organisation"]!,
    ended["key_id"]!,
    new Date(now).toISOString().slice(0, 10),
    completed ? 1 : 0,
    completed ? 0 : 1,
    completed ? ended["num_pages"]! : 0,
    completed ? ended["credits"]! : 0,
  );
  const target = ended["webhook"] ?? null;
  if (target === null) return;
  database.run(
    `insert into webhooks (id, organisation, job_id, type, target, state, due_at, created_at)
     values (?1, ?2, ?3, ?4, ?5, 'pending', ?6, ?6)`,
    newId(),
    ended["organisation"]!,
    ended["id"]!,
    completed ? "job.completed" : "job.failed",
    target,
    now,
  );
  database.run("update jobs set webhook = null where id = ?", ended["id"]!);
}

function endDivision(database: Database, id: string, now: number): void {
  if (database.run("update divisions set ended_at = ? where job_id = ?", now, id) === 0) return;
  database.run("update parts set state = 'over', lease_until = null where job_id = ?", id);
}
