/** `node main.ts PLAN`: a throughput run; prints its figures as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { throughputRun } from "./throughput-run.ts";
import type { ThroughputPlan } from "./throughput-run.ts";

const root = await mkdtemp(join(tmpdir(), "docsvc-throughput-"));
try {
  process.stdout.write(JSON.stringify(await throughputRun(root, JSON.parse(process.argv[2]!) as ThroughputPlan)));
} finally {
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
}
