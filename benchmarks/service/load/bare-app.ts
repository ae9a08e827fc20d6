import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { JOB_COLUMNS } from "@docsvc/server/src/stores/rows/job-row.ts";
import { ORGANISATION } from "./plan.ts";

/**
 * The yardstick: the minimum that an application on Fastify does for these routes. It reads the same row, or writes it as durably, and
 * returns the same result from the same file. It checks, logs, counts, queues and announces nothing, and only authenticates callers
 * if it should look up their key, as any host would.
 */
export function bareApp(dataDir: string, { checksKeys }: { readonly checksKeys: boolean }): FastifyInstance {
  const database = new DatabaseSync(join(dataDir, "docsvc.sqlite"), { timeout: 10_000 });
  // As in the service: durable at each commit, and with the same cache size.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16384");
  const job = database.prepare(`select ${JOB_COLUMNS} from jobs where id = ?`);
  const insert = database.prepare(
    `insert into jobs (id, organisation, key_id, request_id, type, status, priority, request, run_at, created_at)
     values (?, ?, 'bare', ?, 'parse', 'PENDING', 0, ?, ?, ?)`,
  );
  const key = database.prepare("select id, organisation from api_keys where hash = ? and revoked_at is null");
  const app = Fastify();
  if (checksKeys) {
    app.addHook("onRequest", async ({ headers }, reply) => {
      const given = headers.authorization?.slice("Bearer ".length) ?? "";
      if (key.get(hash("sha256", given, "buffer")) === undefined) await reply.code(401).send({ error: "unknown key" });
    });
  }
  app.get<{ Params: { id: string } }>("/job/:id", async ({ params }) => {
    const row = job.get(params.id)!;
    const shared = { job_id: row["id"], type: row["type"], status: row["status"], created_at: row["created_at"] };
    if (row["status"] !== "COMPLETED") return shared;
    const text = await readFile(join(dataDir, "files", "stored", String(row["result_key"])), "utf8");
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
    insert.run(id, ORGANISATION, id, JSON.stringify(body), now, now);
    return { job_id: id };
  });
  return app;
}
