/**
 * Fairness between organisations: `node benchmarks/fair.ts`, `--engine postgres` for a fleet, or `--short` for a quick run.
 *
 * Measures how long an organisation waits for a small document, alone and while another keeps the queue as full as it may: no submission of
 * the first may be refused, and its median should stay within twice its quiet one. Then measures letters per second when all belong to one
 * organisation, and when eight take turns: a child process reads the documents of only one organisation.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { FairResult } from "./results/fair-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    slots: { type: "string", default: "2" },
    "organisation-slots": { type: "string" },
    flood: { type: "string", default: "400" },
    documents: { type: "string" },
    pause: { type: "string", default: "0" },
    organisations: { type: "string", default: "8" },
    rounds: { type: "string" },
    letters: { type: "string" },
    engine: { type: "string", default: "sqlite" },
    short: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});

const slots = Number(values.slots);
const each = values["organisation-slots"];
const flood = await serverRun<FairResult["flood"]>("fair", {
  slots,
  organisationSlots: each === undefined ? undefined : Number(each),
  flood: Number(values.flood),
  documents: Number(values.documents ?? (values.short ? 8 : 40)),
  pauseMs: Number(values.pause),
  postgres: values.engine === "postgres",
});
const turns = await serverRun<FairResult["turns"]>("fair", {
  slots,
  organisations: Number(values.organisations),
  callers: 2,
  rounds: Number(values.rounds ?? (values.short ? 1 : 5)),
  letters: Number(values.letters ?? (values.short ? 16 : 64)),
});
// Of the last five minutes: the load from other programs.
const [, load = 0] = loadavg();
const result: FairResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), load, flood, turns };
if (values["dry-run"] || values.short) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult(values.engine === "postgres" ? "fair-postgres" : "fair", result);
process.exitCode = flood.refusedOther > 0 ? 1 : 0;
