/** `node main.ts JOBS_EACH MINUTES`: a crash run of three workers and two submitters; prints its result as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crashRun } from "./crash-run.ts";

const [, , jobsEach = "2500", minutes = "20"] = process.argv;
const dataDir = await mkdtemp(join(tmpdir(), "docsvc-crash-run-"));
const result = await crashRun({
  dataDir,
  workers: 3,
  submitters: 2,
  jobsEach: Number(jobsEach),
  mostMs: Number(minutes) * 60_000,
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = Object.values(result.faults).every((count) => count === 0) ? 0 : 1;
await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
