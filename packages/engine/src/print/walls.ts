import { runProgram } from "./run-program.ts";

/** The program dies with this process even if that is killed. */
const WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"] as const;
/** A network namespace with nothing in it. */
const WITHOUT_NETWORK = ["unshare", "--user", "--map-root-user", "--net"] as const;

/** Probing takes a few ms. */
const PROBE_MS = 10_000;

let found: Promise<readonly string[]> | undefined;

/**
 * The commands that start a program which opens documents, as far as they are installed: without a network, and ended with this process. In the
 * service's sandbox both already hold, and cannot be set up again.
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
