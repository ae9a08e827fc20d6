/**
 * docsvc beside the other engines, all at once, on documents of your own: `pnpm bench --corpus DIR`.
 *
 * DIR is that of `quality.ts`. Fetches nothing. One benchmark that fails is told at the end, and loses the others nothing; what was measured
 * stands in `docs/benchmarks.md`, beside the kept results of the rest.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

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
const { corpus } = values;
if (corpus === undefined) {
  fail("Give the folder of the corpus with --corpus: pdfs/NAME.pdf and truth/NAME.md lie there.");
}
if (!isFolder(join(corpus, "pdfs"))) fail(`There is no folder ${join(corpus, "pdfs")}: put the documents there.`);

const shared = [...given("engines"), ...(values["dry-run"] ? ["--dry-run"] : [])];
const named = given("corpus-name");
const BENCHMARKS: Readonly<Record<string, readonly string[]>> = {
  quality: [
    "--corpus",
    corpus,
    ...named,
    ...given("truth"),
    ...given("scorer"),
    ...(values["held-out"] ? ["--held-out"] : []),
  ],
  speed: ["--corpus", join(corpus, "pdfs"), ...named, "--rounds", values.rounds],
  memory: [],
  tables: ["--of", "documents"],
};
const chosen = values.only?.split(",") ?? Object.keys(BENCHMARKS);
const unknown = chosen.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown !== undefined) fail(`--only knows ${Object.keys(BENCHMARKS).join(", ")}, not "${unknown}".`);

const failed = chosen.filter((name) => !runs(`${name}.ts`, [...BENCHMARKS[name]!, ...shared]));
if (!values["dry-run"] && !runs("write-report.ts", [])) failed.push("write-report");
if (failed.length > 0) fail(`Failed: ${failed.join(", ")}; the reasons stand above.`);

function runs(script: string, args: readonly string[]): boolean {
  console.log(`\n=== ${script}`);
  return spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: "inherit" }).status === 0;
}

function given(name: "engines" | "corpus-name" | "truth" | "scorer"): readonly string[] {
  const value = values[name];
  return value === undefined ? [] : [`--${name}`, value];
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
