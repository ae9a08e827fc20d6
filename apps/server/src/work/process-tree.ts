import { readFileSync, readdirSync } from "node:fs";

export interface TreeUse {
  /** Resident bytes; memory that processes share counts for each. */
  readonly bytes: number;
  readonly processes: number;
}

/** More than any child needs: its launchers, itself, and a few OCR programs at a time. */
export const MAX_PROCESSES = 64;

/**
 * The memory of a process and all that it started; nothing on systems that do not report it (V8's own limit still applies there).
 * Synchronous, because such files need no disk: a sandboxed child, three processes, takes 0.1 ms of processor time.
 */
export function useOfTree(root: number): TreeUse {
  return useOf(treeOf(root));
}

/** A process and all that it started, at most one more than {@link MAX_PROCESSES}. */
function treeOf(root: number): readonly number[] {
  const tree: number[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined && tree.length <= MAX_PROCESSES; pid = waiting.pop()) {
    tree.push(pid);
    waiting.push(...childrenOf(pid));
  }
  return tree;
}

function useOf(tree: readonly number[]): TreeUse {
  return { bytes: tree.reduce((sum, pid) => sum + residentBytes(pid), 0), processes: tree.length };
}

/** Milliseconds for which the found processes of a tree are assumed to be complete. */
const KNOWN_MS = 1000;

/** Measures the use of one tree repeatedly. */
export class TreeWatch {
  readonly #root: number;
  readonly #now: () => number;
  #tree: readonly number[] = [];
  #foundAt = Number.NEGATIVE_INFINITY;

  /** @param now - milliseconds of a monotonic clock */
  constructor(root: number, now: () => number = () => performance.now()) {
    this.#root = root;
    this.#now = now;
  }

  use(): TreeUse {
    this.#tree = treeOf(this.#root);
    this.#foundAt = this.#now();
    return useOf(this.#tree);
  }

  /**
   * The use at the end of a run, without a search for processes that were started in the last second: searching is most of its cost, because
   * each thread of each process is read. The next measurement finds what a run leaves running.
   */
  lastUse(): TreeUse {
    return this.#now() - this.#foundAt > KNOWN_MS ? this.use() : useOf(this.#tree);
  }
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
