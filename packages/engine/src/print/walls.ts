import { runProgram } from "./run-program.ts";

/** The program dies with this process also when that is killed. */
const WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"] as const;
/** A network of its own, in which there is nothing. */
const WITHOUT_NETWORK = ["unshare", "--user", "--map-root-user", "--net"] as const;

/** Probing takes some ms. */
const PROBE_MS = 10_000;

let found: Promise<readonly string[]> | undefined;

/**
 * What a program that opens documents is started through, as far as the machine has it: without a network, and ended with this process. In the
 * service's sandbox both are so already, and neither can be had again.
 */
export function programWalls(folder: string): Promise<readonly string[]> {
  return (found ??= probe(folder));
}

async function probe(folder: string): Promise<readonly string[]> {
  for (const walls of [[...WITHOUT_NETWORK, ...WITH_PARENT], WITH_PARENT]) {
    const end = await runProgram([...walls, "true"], { timeoutMs: PROBE_MS, folder });
    if (end.kind === "ended" && end.code === 0) return walls;
  }
  return [];
}
