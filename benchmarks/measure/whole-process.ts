import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface ProcessCost {
  /** Processor time of the process and its children, user and system. */
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Bash's own clock: Node does not report the processor time of a child. Its words go to descriptor 3. */
const TIMED = 'TIMEFORMAT="%U %S %R"; { time "$@" >/dev/null 2>&1; } 2>&3';

/** Runs a command to its end; what it prints is dropped. @throws Error if it fails */
export async function costOf(command: string, args: readonly string[]): Promise<ProcessCost> {
  const child = spawn("bash", ["-c", TIMED, "bash", command, ...args], {
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  const [told, [exitCode]] = await Promise.all([text(child.stdio[3] as NodeJS.ReadableStream), once(child, "exit")]);
  if (exitCode !== 0) throw new Error(`${command} ${args.join(" ")} ended with exit code ${String(exitCode)}.`);
  const [user = 0, system = 0, real = 0] = told
    .trim()
    .split(" ")
    .map((seconds) => Number(seconds) * 1000);
  return { cpuMs: Math.round(user + system), wallMs: Math.round(real) };
}
