/**
 * Throughput of the service: `node benchmarks/throughput.ts`, or `--short` for a quick run.
 *
 * Small documents with 1, 8, 64 and 256 clients, a document of 1,000 pages, and memory over 5,000 jobs: the whole service, as it is started, compared
 * with the engine in a separate process, in interleaved rounds. Processor time is that of all processes of the service, including the sandbox; how an
 * organisation fares during a flood is in `fair.ts`.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { FairResult } from "./results/fair-result.ts";
import type { ThroughputResult } from "./results/throughput-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    jobs: { type: "string" },
    rounds: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});

const rounds = Number(values.rounds ?? (values.short ? 1 : 3));
const crowds = (values.short ? [6, 24, 64] : [60, 160, 256, 512]).map((documents, index) => ({
  callers: [1, 8, 64, 256][index]!,
  documents,
}));
const pages = values.short ? 64 : 1000;
const jobs = Number(values.jobs ?? (values.short ? 40 : 5000));
const measured = await serverRun<Omit<ThroughputResult, "measuredAt" | "machine" | "load" | "flood">>("throughput", {
  slots: 2,
  rounds,
  warmUp: values.short ? 40 : 200,
  crowds,
  pages,
  jobs,
});
const flood = await serverRun<FairResult["flood"]>("fair", {
  slots: 2,
  flood: 400,
  documents: values.short ? 6 : 40,
  pauseMs: 0,
});
// Of the last minute: the load from other programs.
const [load = 0] = loadavg();
const result: ThroughputResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  load: Math.round(load * 10) / 10,
  ...measured,
  flood,
};
if (values["dry-run"] || values.short) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult("throughput", result);
