/**
 * Memory over time: `node benchmarks/soak.ts`, or `--minutes 1` for a quick run.
 *
 * Half an hour of mixed work at a steady rate, while the resident memory of the service and of its children is sampled. Results
 * and uploads are kept for three minutes, so that retention is part of the work.
 */
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { SoakResult } from "./results/soak-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    every: { type: "string", default: "400" },
    "dry-run": { type: "boolean", default: false },
  },
});

const plan = { minutes: Number(values.minutes), everyMs: Number(values.every) };
const measured = await serverRun<Omit<SoakResult, "measuredAt" | "machine">>("soak", plan);
const result: SoakResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...measured };
if (values["dry-run"]) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult("soak", result);
