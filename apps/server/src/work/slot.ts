import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startChild } from "./child-process.ts";
import type { Assignment, RunOutcome } from "./protocol.ts";
import { superviseRun } from "./supervise-run.ts";
import type { RunOptions } from "./supervise-run.ts";

export interface SlotOptions {
  readonly entry: URL;
  /** Where each child gets a directory for its temporary files. */
  readonly scratch: string;
  readonly memoryBytes: number;
  /** After this many runs the child is replaced, so that slow leaks never add up. */
  readonly runsPerChild: number;
}

/** A place for one run at a time, with a child process that is kept between runs. */
export class Slot {
  readonly #options: SlotOptions;
  #child: ChildProcess | undefined;
  #runs = 0;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Starts the child ahead of its first run. */
  warm(): void {
    if (this.#child !== undefined) return;
    const { entry, scratch, memoryBytes } = this.#options;
    // A directory of its own, so that what a killed child left is removed with it.
    const home = mkdtempSync(join(scratch, "child-"));
    const child = startChild(entry, home, { memoryBytes });
    child.stderr?.resume();
    const forget = (): void => {
      if (this.#child === child) this.#child = undefined;
      void rm(home, { recursive: true, force: true }).catch(() => {});
    };
    child.once("exit", forget);
    child.once("error", forget);
    this.#child = child;
    this.#runs = 0;
    setReferenced(child, false);
  }

  async run(assignment: Assignment, options: RunOptions): Promise<RunOutcome> {
    this.warm();
    const child = this.#child!;
    setReferenced(child, true);
    const outcome = await superviseRun(child, assignment, options, this.#options.memoryBytes);
    this.#runs += 1;
    const spent = this.#runs >= this.#options.runsPerChild || (outcome.kind !== "done" && outcome.kind !== "refused");
    if (spent) this.stop();
    else setReferenced(child, false);
    return outcome;
  }

  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill("SIGKILL");
  }
}

/** An idle child must not keep the process alive: an embedded service ends with its program. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  const stderr = child.stderr as unknown as { ref?(): void; unref?(): void } | null;
  if (referenced) {
    child.ref();
    child.channel?.ref();
    stderr?.ref?.();
  } else {
    child.unref();
    child.channel?.unref();
    stderr?.unref?.();
  }
}
