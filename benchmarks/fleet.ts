/**
 * Throughput of a fleet: `node benchmarks/fleet.ts`, or `--short` for a quick run.
 *
 * `docsvc worker` over one PostgreSQL, on real documents that use the processor: one process with one slot, one with two, and two processes
 * with one each, in interleaved rounds, while every slot has work; and the cost of each call of the stores with a million finished jobs in the table.
 */
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { FleetResult } from "./results/fleet-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, "dry-run": { type: "boolean", default: false } },
});

const plan = values.short
  ? { rounds: 1, documents: 8, pages: 8, scans: 4, rows: 20_000, calls: 20 }
  : { rounds: 3, documents: 60, pages: 24, scans: 14, rows: 1_000_000, calls: 300 };
const measured = await serverRun<Omit<FleetResult, "measuredAt" | "machine">>("fleet", plan);
const result: FleetResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...measured };
if (values["dry-run"]) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult("fleet", result);
