import { readFile, readdir } from "node:fs/promises";

/** Process ids of children that `stopping-child.ts` has stopped for a request. Linux only: they are found in `/proc`. */
export async function stoppedChildren(requestId: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const title = await readFile(`/proc/${name}/cmdline`, "latin1").catch(() => "");
    if (title.startsWith(`docsvc stopped ${requestId}`) && (await stateOf(name)) === "T") found.push(Number(name));
  }
  return found;
}

/** A zombie process is dead and waits for its parent to reap it. */
export async function isAlive(pid: number): Promise<boolean> {
  const state = await stateOf(String(pid));
  return state !== undefined && state !== "Z";
}

async function stateOf(pid: string): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
  return /\) (\w) /.exec(stat)?.[1];
}
