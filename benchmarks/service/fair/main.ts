/** `node main.ts PLAN`: a fair run, or a turns run if the plan has rounds; prints its result as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fairRun } from "./fair-run.ts";
import type { FairPlan } from "./fair-run.ts";
import { turnsRun } from "./turns-run.ts";
import type { TurnsPlan } from "./turns-run.ts";

const root = await mkdtemp(join(tmpdir(), "docsvc-fair-"));
try {
  const plan = JSON.parse(process.argv[2]!) as FairPlan | TurnsPlan;
  const result = await ("rounds" in plan ? turnsRun(root, plan) : fairRun(root, plan));
  process.stdout.write(`${JSON.stringify(result)}\n`);
} finally {
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
}
