/**
 * Runs the trials: `node benchmarks/trials.ts [NAME …]`.
 *
 * Failures around a running service, and attacks on it, one short script each (`service/trials`). Each stores its result in
 * `results/trials.json`, and fails the run if there was a violation.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeRun } from "./measure/run-of.ts";
import type { TrialsResult } from "./results/trials-result.ts";
import { readResult, writeKept } from "./results/write-result.ts";
import { TRIALS } from "./service/trials/trials.ts";

const { values, positionals } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => TRIALS[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`No trial is called ${unknown.join(", ")}; there are: ${Object.keys(TRIALS).join(", ")}.`);
}

for (const name of positionals.length === 0 ? Object.keys(TRIALS) : positionals) {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-trial-"));
  const started = performance.now();
  const { counts, faults } = await TRIALS[name]!(folder).catch((error: unknown) => ({
    counts: {},
    faults: [`The trial itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
  }));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stderr.write(
    `${name}: ${seconds} s, ${JSON.stringify(counts)}${faults.map((one) => `\n  ${one}`).join("")}\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
  if (values["dry-run"]) continue;
  const kept = (await readResult<TrialsResult>("trials")) ?? {};
  const result = { ...(await describeRun()), seconds, counts, faults };
  await writeKept("trials", { ...kept, [name]: result });
}
process.exit();
