/**
 * Measures a long document that is read in slices: `node benchmarks/slices.ts`.
 *
 * One document of 1,000 pages through a whole service, with one slot and with two, in turn. The time is from the submission to the end of
 * the job: fetching, counting, reading, assembling, storing.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildMixedDocument } from "./long-documents.ts";
import { describeMachine } from "./measure/machine.ts";
import type { SlicesResult } from "./results/slices-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "1000" },
    rounds: { type: "string", default: "5" },
    "dry-run": { type: "boolean", default: false },
  },
});

const { path } = await buildMixedDocument(Number(values.pages));
const program = fileURLToPath(new URL("./service/slice-run/main.ts", import.meta.url));
const args = ["--disable-warning=ExperimentalWarning", program, path, values.rounds];
const run = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
let output = "";
run.stdout.on("data", (chunk: Buffer) => {
  output += chunk.toString("utf8");
});
const exitCode = await new Promise<number | null>((resolve) => run.once("close", resolve));
if (exitCode !== 0) throw new Error(`The run ended with exit code ${exitCode}.`);
process.stdout.write(output);
if (!values["dry-run"]) {
  const measured = JSON.parse(output) as Pick<SlicesResult, "pages" | "slots">;
  const result: SlicesResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...measured };
  await writeResult("slices", result);
}
