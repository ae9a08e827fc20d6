import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { newId } from "../../identifiers.ts";
import { openDatabase } from "../../sqlite/database.ts";
import { JOB_COLUMNS } from "../../rows/job-row.ts";
import { MIGRATIONS } from "../../sqlite/schema.ts";
import { ORGANISATION } from "./plan.ts";

/**
 * The yardstick: the least that an application on Fastify does for these routes. The same row is read, or written as durably, and
 * the same result comes from the same file; nobody is authenticated, nothing is checked, logged, counted, queued or announced.
 */
export function bareApp(databasePath: string, filesDir: string): FastifyInstance {
  const database = openDatabase(databasePath, MIGRATIONS);
  const app = Fastify();
  app.get<{ Params: { id: string } }>("/job/:id", async ({ params }) => {
    const row = database.get(`select ${JOB_COLUMNS} from jobs where id = ?`, params.id)!;
    const shared = { job_id: row["id"], type: row["type"], status: row["status"], created_at: row["created_at"] };
    if (row["status"] !== "COMPLETED") return shared;
    const text = await readFile(join(filesDir, "stored", String(row["result_key"])), "utf8");
    return {
      ...shared,
      started_at: row["started_at"],
      finished_at: row["finished_at"],
      usage: { num_pages: row["num_pages"], credits: row["credits"] },
      result: JSON.parse(text) as unknown,
    };
  });
  app.post("/parse_async", async ({ body }) => {
    const id = newId();
    const now = Date.now();
    database.run(
      `insert into jobs (id, organisation, key_id, request_id, type, status, priority, request, run_at, created_at)
       values (?, ?, 'bare', ?, 'parse', 'PENDING', 0, ?, ?, ?)`,
      id,
      ORGANISATION,
      id,
      JSON.stringify(body),
      now,
      now,
    );
    return { job_id: id };
  });
  return app;
}
