/**
 * Repeats measurements: `npm run bench` runs all that need no external documents, in about two hours; `npm run bench -- --corpus DIR` compares docsvc
 * with other engines on your own documents; `--only NAME,…` selects some of them.
 *
 * DIR is that of `quality.ts`. Downloads nothing. A benchmark that fails is named at the end and does not affect the others; the results
 * are written to `docs/benchmarks.md` and `docs/reference/measurements.md`, next to the stored results of the rest.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { MEASUREMENTS, OWN } from "./measurements.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    "corpus-name": { type: "string" },
    "held-out": { type: "boolean", default: false },
    truth: { type: "string" },
    scorer: { type: "string" },
    engines: { type: "string" },
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});
const corpus = values.corpus === undefined ? undefined : resolve(values.corpus);
if (corpus !== undefined && !isFolder(join(corpus, "pdfs"))) {
  fail(`There is no folder ${join(corpus, "pdfs")}: put the documents there.`);
}

const shared = [...(corpus === undefined ? [] : given("engines")), ...(values["dry-run"] ? ["--dry-run"] : [])];
const named = given("corpus-name");
const BENCHMARKS: ReadonlyMap<string, readonly string[]> =
  corpus === undefined
    ? new Map(OWN.map(({ result, command }) => [result, command.split(" ")]))
    : new Map([
        [
          "quality",
          ["benchmarks/quality.ts", "--corpus", corpus, ...named, ...given("truth"), ...given("scorer"), ...heldOut()],
        ],
        ["speed", ["benchmarks/speed.ts", "--corpus", join(corpus, "pdfs"), ...named, "--rounds", values.rounds]],
        ["memory", ["benchmarks/memory.ts"]],
        ["document-tables", ["benchmarks/tables.ts", "--of", "documents"]],
      ]);
const chosen = values.only?.split(",") ?? [...BENCHMARKS.keys()];
const unknown = chosen.find((name) => !BENCHMARKS.has(name));
if (unknown !== undefined) fail(`--only knows ${[...BENCHMARKS.keys()].join(", ")}, not "${unknown}".`);

const failed = chosen.filter((name, index) => {
  const { minutes } = MEASUREMENTS.find(({ result }) => result === name)!;
  console.log(`\n=== ${name} (${index + 1} of ${chosen.length}; about ${minutes} min)`);
  const [script, ...args] = BENCHMARKS.get(name)!;
  return !runs(script!, [...args, ...shared]);
});
if (!values["dry-run"] && !runs("benchmarks/write-report.ts", [])) failed.push("write-report");
if (failed.length > 0) fail(`Failed: ${failed.join(", ")}; the reasons are above.`);

function runs(script: string, args: readonly string[]): boolean {
  const cwd = join(import.meta.dirname, "..");
  return spawnSync(process.execPath, [script, ...args], { stdio: "inherit", cwd }).status === 0;
}

function heldOut(): readonly string[] {
  return values["held-out"] ? ["--held-out"] : [];
}

function given(name: "engines" | "corpus-name" | "truth" | "scorer"): readonly string[] {
  const value = values[name];
  // File paths are relative to the folder where the command was typed.
  const isPath = name === "truth" || name === "scorer";
  return value === undefined ? [] : [`--${name}`, isPath ? resolve(value) : value];
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return false;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
