/** `node main.ts PLAN`: a load run; prints its result as JSON. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadRun } from "./load-run.ts";
import type { LoadPlan } from "./load-run.ts";

const root = await mkdtemp(join(tmpdir(), "docsvc-load-"));
try {
  const result = await loadRun(root, JSON.parse(process.argv[2]!) as LoadPlan);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} finally {
  await rm(root, { recursive: true, force: true });
}
