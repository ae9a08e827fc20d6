/**
 * A database outage: `node benchmarks/database-outage.ts`.
 *
 * `docsvc api` and `docsvc worker` run while clients submit jobs and the database stops abruptly and returns after 30 seconds.
 * No acknowledged job may be lost, no process may exit, and clients get 503 meanwhile. Its tests run a short form.
 */
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { OutageResult } from "./results/outage-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "30" }, "dry-run": { type: "boolean", default: false } },
});

const awayMs = Number(values.seconds) * 1000;
const measured = await serverRun<Omit<OutageResult, "measuredAt" | "machine" | "awayMs">>("outage", { awayMs });
const result: OutageResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), awayMs, ...measured };
if (values["dry-run"]) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult("database-outage", result);
process.exitCode = result.lost + result.exited + result.wrong.length > 0 ? 1 : 0;
