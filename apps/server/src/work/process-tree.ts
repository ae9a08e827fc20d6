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
  return useOf(treeOf(root));
}

/** A process and all that it started, one more than {@link MAX_PROCESSES} at most. */
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

/** For so long the processes of a tree are taken for those that were found. */
const KNOWN_MS = 1000;

/** The use of one tree, looked at again and again. */
export class TreeWatch {
  readonly #root: number;
  readonly #now: () => number;
  #tree: readonly number[] = [];
  #foundAt = Number.NEGATIVE_INFINITY;

  /** @param now - milliseconds of a clock that only goes forward */
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
   * At the end of a run, without a search for what was started in the last second: most of its cost, as each thread of each process is asked. What a run
   * starts and leaves behind is found by the next look.
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
