/** `node main.ts PLAN`: a fair run; prints its result as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fairRun } from "./fair-run.ts";
import type { FairPlan } from "./fair-run.ts";

const root = await mkdtemp(join(tmpdir(), "docsvc-fair-"));
try {
  process.stdout.write(`${JSON.stringify(await fairRun(root, JSON.parse(process.argv[2]!) as FairPlan))}\n`);
} finally {
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
}
