/**
 * Damaged copies of a document of each format: `node benchmarks/fuzz-formats.ts`, or `--kinds doc,ppt --copies 1000` for some of them.
 *
 * The same copies in every run. Each format is read in a process of its own with a heap of 1 GB, without LibreOffice and without recognition:
 * what is read is this engine's own code. A copy that is neither read nor refused with an error of the engine is a `defect`; a process that
 * ends, or works for more than 40 minutes, ends the run. Kept results of other formats stay.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { fuzzSeeds } from "@docsvc/engine/testing/fuzz-seeds.ts";
import { describeMachine } from "./measure/machine.ts";
import type { FuzzedKind, FuzzFormatsResult } from "./results/fuzz-formats-result.ts";
import { readResult, writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    kinds: { type: "string" },
    copies: { type: "string", default: "1000" },
    "dry-run": { type: "boolean", default: false },
  },
});
const kinds = values.kinds?.split(",") ?? [...(await fuzzSeeds()).keys(), "hostile"];
for (const kind of kinds) {
  const { defects, ...fuzzed } = await fuzz(kind, values.copies);
  console.log(kind, JSON.stringify(fuzzed));
  for (const defect of defects) console.error(defect);
  if (defects.length > 0) process.exitCode = 1;
  if (values["dry-run"]) continue;
  const before = (await readResult<FuzzFormatsResult>("fuzz-formats"))?.kinds ?? {};
  const result: FuzzFormatsResult = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    kinds: { ...before, [kind]: fuzzed },
  };
  await writeResult("fuzz-formats", result);
}

interface Fuzzed extends FuzzedKind {
  /** The first copies that were neither read nor refused. */
  readonly defects: readonly string[];
}

async function fuzz(kind: string, copies: string): Promise<Fuzzed> {
  const script = fileURLToPath(new URL("../packages/engine/testing/measure-damage.ts", import.meta.url));
  const options = ["--disable-warning=ExperimentalWarning", "--max-old-space-size=1024"];
  const { stdout } = await promisify(execFile)(
    // Bounded by its own work: on a busy machine it takes many times as long.
    "/usr/bin/prlimit",
    ["--cpu=2400", process.execPath, ...options, script, kind, copies],
    // No program is found, LibreOffice among them. What the library of older workbooks says of records that it does not know is many lines.
    { env: { ...process.env, PATH: "/nonexistent" }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout) as Fuzzed;
}
