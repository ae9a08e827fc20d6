/**
 * Fuzzes the service from the contract: `node benchmarks/fuzz.ts`, or `--times 1` for the version that runs with all tests.
 *
 * At least 10,000 requests generated from the contract's schemas, valid, almost valid and invalid, to every operation. Every
 * answer must be one that the contract declares: no 5xx, 422 exactly for violations of the schema, 401 without a key. A finding ends
 * the run with the smallest request that shows it.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import type { FuzzResult } from "./results/fuzz-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: { times: { type: "string", default: "4" }, "dry-run": { type: "boolean", default: false } },
});

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "docsvc-fuzz-"));
try {
  const report = join(folder, "report.json");
  const { status } = spawnSync("vitest", ["run", "apps/server/src/http/contract-properties.test.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DOCSVC_TESTS: "long", DOCSVC_FUZZ_TIMES: values.times, DOCSVC_FUZZ_REPORT: report },
  });
  if (status !== 0) throw new Error("The fuzz found something.");
  const counted = JSON.parse(await readFile(report, "utf8")) as Pick<FuzzResult, "requests" | "operations">;
  const result: FuzzResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...counted };
  process.stdout.write(`${counted.requests} requests, nothing found\n`);
  if (!values["dry-run"]) await writeResult("fuzz", result);
} finally {
  await rm(folder, { recursive: true, force: true });
}
