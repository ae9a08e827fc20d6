import { readFileSync } from "node:fs";
import { childrenOf } from "@docsvc/server/src/work/process-tree.ts";

/** Linux counts in ticks of 10 ms. */
const TICK_MS = 10;
const LOOK_MS = 100;

/**
 * Processor time of a process and all its descendants. Samples continuously, because an ended child can no longer be read, and a
 * service replaces its children.
 */
export class TreeCpu implements Disposable {
  readonly #root: number;
  readonly #seen = new Map<number, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(root: number) {
    this.#root = root;
    this.#timer = setInterval(() => this.ms(), LOOK_MS);
    this.#timer.unref();
  }

  /** Milliseconds so far. */
  ms(): number {
    const waiting = [this.#root];
    for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
      const ticks = ticksOf(pid);
      if (ticks !== undefined) this.#seen.set(pid, ticks * TICK_MS);
      waiting.push(...childrenOf(pid));
    }
    return [...this.#seen.values()].reduce((sum, ms) => sum + ms, 0);
  }

  /** The part used by its children and their descendants. */
  childrenMs(): number {
    const all = this.ms();
    return all - (this.#seen.get(this.#root) ?? 0);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}

function ticksOf(pid: number): number | undefined {
  try {
    // The fields after the program's name in proc(5), beginning with the state.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}
