import { spawn } from "node:child_process";
import { peakMemoryByProcess } from "./peak-memory.ts";

const SAMPLE_EVERY_MS = 20;

/**
 * Runs a Node command to its end and adds up the peak resident memory of each of its processes, in MB: an upper bound for
 * their memory at any one time.
 *
 * @throws Error if the command fails
 */
export async function watchCommand(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const peaks = new Map<number, number>();
  // The kernel's peak values only grow until a process ends: infrequent sampling misses at most its last moments.
  const sampling = setInterval(() => {
    for (const [process, peak] of peakMemoryByProcess(child.pid!)) {
      peaks.set(process, Math.max(peak, peaks.get(process) ?? 0));
    }
  }, SAMPLE_EVERY_MS);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<number | null>();
    child.once("error", reject).once("exit", resolve);
    const exitCode = await promise;
    if (exitCode !== 0) throw new Error(`${args.join(" ")} ended with exit code ${exitCode}.`);
  } finally {
    clearInterval(sampling);
  }
  return [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
}
