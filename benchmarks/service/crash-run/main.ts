/**
 * `node main.ts sqlite|postgres JOBS_EACH MINUTES`: a crash run of three workers and two submitters; prints its result as JSON. A PostgreSQL
 * is started for it, writes its commits to disk, and is abruptly restarted ten times.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { crashRun } from "./crash-run.ts";

const [, , engine = "sqlite", jobsEach = "2500", minutes = "20"] = process.argv;
const RESTARTS = 10;
const dataDir = await mkdtemp(join(tmpdir(), "docsvc-crash-run-"));
await using server = engine === "postgres" ? await startPostgres({ durable: true }) : undefined;
const result = await crashRun({
  ...(server === undefined ? {} : { postgres: { server, restarts: RESTARTS } }),
  dataDir,
  workers: 3,
  submitters: 2,
  jobsEach: Number(jobsEach),
  leastKills: 0,
  mostMs: Number(minutes) * 60_000,
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = Object.values(result.faults).every((count) => count === 0) ? 0 : 1;
await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
