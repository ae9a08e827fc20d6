/**
 * Sends hostile documents: `node benchmarks/hostile.ts`, or `--documents 100` for a quick run.
 *
 * Damaged fixtures and bombs, the same for the same seed, go through the running service, while a client of another organisation sends a
 * small sound document every half second. With `--operations` each goes to an extract, a split or an edit instead, with `--edits` every PDF
 * through each kind of edit. Its tests run short forms.
 */
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import type { HostileResult } from "./results/hostile-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "2000" },
    operations: { type: "boolean", default: false },
    edits: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    "dry-run": { type: "boolean", default: false },
  },
});

const operations = values.edits ? "every edit" : values.operations;
const name = values.edits ? "hostile-edits" : values.operations ? "hostile-operations" : "hostile";
const plan = {
  documents: Number(values.documents),
  seed: Number(values.seed),
  operations,
  atOnce: 4,
  deadlineSeconds: operations === false ? 10 : 30,
  memoryMb: 1000,
  steadyMs: 500,
  graceSeconds: 5,
};
const measured = await serverRun<Omit<HostileResult, "measuredAt" | "machine">>("hostile", plan);
const result: HostileResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...measured };
for (const [fault, documents] of Object.entries(result.faults)) {
  for (const document of documents) process.stderr.write(`${fault}: ${document}\n`);
}
if (values["dry-run"]) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult(name, result);
process.exitCode = Object.values(result.faults).every((documents) => documents.length === 0) ? 0 : 1;
