/**
 * Reliability: `node benchmarks/crash-run.ts --engine sqlite|postgres`.
 *
 * Three workers and two submitters over one data directory or one PostgreSQL, each repeatedly killed with SIGKILL, one every 80 to
 * 430 ms, until 5,000 jobs with webhooks are acknowledged and done; meanwhile PostgreSQL is stopped abruptly and restarted ten times.
 * Every count under `faults` must be 0. Its tests run a short form.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import type { CrashRunResult } from "./results/crash-run-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "sqlite" },
    jobs: { type: "string", default: "5000" },
    minutes: { type: "string", default: "30" },
    "dry-run": { type: "boolean", default: false },
  },
});

const program = fileURLToPath(new URL("./service/crash-run/main.ts", import.meta.url));
const jobsEach = String(Math.ceil(Number(values.jobs) / 2));
if (values.engine !== "sqlite" && values.engine !== "postgres") throw new Error("--engine is sqlite or postgres.");
const args = ["--disable-warning=ExperimentalWarning", program, values.engine, jobsEach, values.minutes];
const run = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
let output = "";
run.stdout.on("data", (chunk: Buffer) => {
  output += chunk.toString("utf8");
});
const exitCode = await new Promise<number | null>((resolve) => run.once("close", resolve));
if (output === "") throw new Error("The crash run ended without a result.");
process.stdout.write(output);
if (!values["dry-run"]) {
  const measured = JSON.parse(output) as Omit<CrashRunResult, "measuredAt" | "machine">;
  const result: CrashRunResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), ...measured };
  await writeResult(values.engine === "sqlite" ? "crash-run" : "crash-run-postgres", result);
}
process.exitCode = exitCode ?? 1;
