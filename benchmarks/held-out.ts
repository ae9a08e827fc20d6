/**
 * Measures how well the training of a scorer generalises to unseen families: `node benchmarks/held-out.ts extract-families`, `split-families`.
 *
 * The programs are those of `npm run train`; this stores their tables as results. Needs Chromium.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeResult } from "./results/write-result.ts";

const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  "extract-families": ["train-candidate-weights.ts", "--documents", "20"],
  "split-families": ["train-split-weights.ts", "--documents", "6", "--bundles", "240"],
};

const { values, positionals } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false } },
  allowPositionals: true,
});
for (const name of positionals) {
  const program = PROGRAMS[name];
  if (program === undefined) throw new Error(`There is no "${name}"; there are ${Object.keys(PROGRAMS).join(", ")}.`);
  const folder = await mkdtemp(join(tmpdir(), "docsvc-held-out-"));
  const out = join(folder, "result.json");
  const training = join(import.meta.dirname, "../benchmarks/training");
  const { status } = spawnSync(process.execPath, [join(training, program[0]!), ...program.slice(1), "--out", out], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${program[0]} ended with ${status}.`);
  if (!values["dry-run"]) await writeResult(name, JSON.parse(await readFile(out, "utf8")) as object);
  await rm(folder, { recursive: true });
}
