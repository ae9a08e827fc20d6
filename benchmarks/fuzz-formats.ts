/**
 * Reads damaged copies of a document of each format: `node benchmarks/fuzz-formats.ts`, or `--kinds doc,ppt --copies 1000` for some of them.
 *
 * Every run uses the same copies. Each format is read in a separate process with a heap of 1 GB, without LibreOffice and without OCR, so
 * that only this engine's own code runs. A copy that is neither read nor refused with an error of the engine is a `defect`; a process that
 * exits, or works for more than 40 minutes, ends the run. Stored results of other formats are kept.
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
    // Limited by its own CPU time: on a busy machine it takes many times as long.
    "/usr/bin/prlimit",
    ["--cpu=2400", process.execPath, ...options, script, kind, copies],
    // No program is found, including LibreOffice. The library for older workbooks prints many lines about unknown records.
    { env: { ...process.env, PATH: "/nonexistent" }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout) as Fuzzed;
}
