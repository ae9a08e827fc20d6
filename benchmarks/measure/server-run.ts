import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs a program of the server's tests in a separate process, and returns the JSON that it prints. */
export async function serverRun<Result>(program: string, plan: object): Promise<Result> {
  const path = fileURLToPath(new URL(`../service/${program}/main.ts`, import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", path, JSON.stringify(plan)];
  const run = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const chunks: Buffer[] = [];
  run.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const exitCode = await new Promise<number | null>((resolve) => run.once("close", resolve));
  if (exitCode !== 0) throw new Error(`${program} ended with exit code ${exitCode}.`);
  return JSON.parse(Buffer.concat(chunks).toString()) as Result;
}
