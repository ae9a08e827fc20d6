/**
 * What one page costs as a whole process: `node benchmarks/cold.ts --program node_modules/docsvc/bin/docsvc.js`.
 *
 * The program of an installed package, started again for each reading, next to another engine's command and a Node that does nothing, in turns. Two
 * readings come first that are not counted: they fill the caches of Node and of the disk.
 */
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { describeMachine } from "./measure/machine.ts";
import { spreadOf } from "./measure/statistics.ts";
import { costOf, type ProcessCost } from "./measure/whole-process.ts";
import type { ColdResult } from "./results/cold-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    program: { type: "string" },
    rounds: { type: "string", default: "15" },
    "dry-run": { type: "boolean", default: false },
  },
});
if (values.program === undefined) throw new Error("Give the program of an installed package with --program.");

const inRepository = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const LETTER = inRepository("../fixtures/letter/letter.pdf");
const LITEPARSE = inRepository("node_modules/@llamaindex/liteparse/dist/cli.js");

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  "lit parse": [LITEPARSE, "parse", LETTER, "--format", "markdown", "--no-ocr", "--quiet"],
  "docsvc parse": [values.program, "parse", LETTER],
  "docsvc parse --format json": [values.program, "parse", LETTER, "--format", "json", "--no-print"],
  "docsvc --version": [values.program, "--version"],
  "node -e 0": ["-e", "0"],
};

const measured = Object.entries(COMMANDS).map(([name, args]) => ({ name, args, rounds: [] as ProcessCost[] }));
for (let round = -2; round < Number(values.rounds); round++) {
  for (const { args, rounds } of measured) {
    const cost = await costOf(process.execPath, args);
    if (round >= 0) rounds.push(cost);
  }
}
const commands = measured.map(({ name, rounds }) => ({ name, rounds }));
for (const { name, rounds } of commands) {
  const cpu = spreadOf(rounds.map(({ cpuMs }) => cpuMs));
  const ratio = spreadOf(rounds.map(({ cpuMs }, round) => cpuMs / commands[0]!.rounds[round]!.cpuMs));
  console.log(`${name.padEnd(28)} ${cpu.median.toFixed(0).padStart(5)} ms  ${ratio.median.toFixed(2)} x`);
}
const result: ColdResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), commands };
if (!values["dry-run"]) await writeResult("cold", result);
