/**
 * Fairness: `node benchmarks/fair.ts`.
 *
 * What an organisation waits for a small document, alone, and beside another that keeps the queue as full as it may. No submission of
 * the first may be refused, and its median should stay within twice its quiet one.
 */
import { parseArgs } from "node:util";
import { serverRun } from "./measure/server-run.ts";
import type { FairResult } from "./service/fair/fair-run.ts";

const { values } = parseArgs({
  options: {
    slots: { type: "string", default: "2" },
    "organisation-slots": { type: "string" },
    flood: { type: "string", default: "400" },
    documents: { type: "string", default: "40" },
    pause: { type: "string", default: "0" },
  },
});

const each = values["organisation-slots"];
const plan = {
  slots: Number(values.slots),
  organisationSlots: each === undefined ? undefined : Number(each),
  flood: Number(values.flood),
  documents: Number(values.documents),
  pauseMs: Number(values.pause),
};
const result = await serverRun<FairResult>("fair", plan);
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = result.refusedOther > 0 ? 1 : 0;
