import { readFileSync, readdirSync } from "node:fs";

export interface TreeUse {
  /** Resident; memory that processes share counts for each. */
  readonly bytes: number;
  readonly processes: number;
}

/** More than any child needs: its launchers, itself, and a few programs of OCR at a time. */
export const MAX_PROCESSES = 64;

/**
 * What a process and all that it started use; nothing where the system does not tell (V8's own limit still holds there).
 * Synchronous, because such files are no wait: a sandboxed child, three processes, takes 0.1 ms of
 * processor time.
 */
export function useOfTree(root: number): TreeUse {
  let bytes = 0;
  let processes = 0;
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined && processes <= MAX_PROCESSES; pid = waiting.pop()) {
    bytes += residentBytes(pid);
    processes += 1;
    waiting.push(...childrenOf(pid));
  }
  return { bytes, processes };
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** A process is the child of the thread that started it. */
export function childrenOf(pid: number): readonly number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`)
      .split(" ")
      .filter((child) => child !== "")
      .map(Number),
  );
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
