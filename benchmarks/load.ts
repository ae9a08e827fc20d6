/**
 * Load on the HTTP interface: `node benchmarks/load.ts`, or `--short` for a quick run.
 *
 * Compares the service's routes with the same routes on bare Fastify, with and without a check of the caller's key, in interleaved rounds; the
 * service over a million finished jobs with one over a thousand; and a thousand clients at once. The servers run without workers, each in a separate
 * process.
 */
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { LoadResult } from "./results/load-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    requests: { type: "string", default: "8000" },
    "dry-run": { type: "boolean", default: false },
  },
});

const plan = values.short
  ? { rounds: 2, requests: 1000, rows: 20_000, callers: 16, crowd: 200 }
  : { rounds: Number(values.rounds), requests: Number(values.requests), rows: 1_000_000, callers: 16, crowd: 1000 };
const measured = await serverRun<Omit<LoadResult, "measuredAt" | "machine">>("load", plan);
const result: LoadResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...measured };
if (values["dry-run"]) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult("load", result);
