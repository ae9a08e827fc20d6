import type { ChildProcess } from "node:child_process";
import { startChild } from "./child-process.ts";
import type { Assignment, ChildMessage, RunOutcome } from "./protocol.ts";
import { residentBytes } from "./resident-memory.ts";

export interface SlotOptions {
  readonly entry: URL;
  /** A directory for the child's temporary files. */
  readonly scratch: string;
  readonly memoryBytes: number;
  /** After this many runs the child is replaced, so that slow leaks never add up. */
  readonly runsPerChild: number;
}

export interface RunOptions {
  /** Milliseconds that the run may take, once the number of pages is known; before that, of undefined. */
  readonly deadlineMs: (pages: number | undefined) => number;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

const MEMORY_CHECK_MS = 100;
const HEAP_EXHAUSTED = /heap out of memory|Cannot allocate memory|Array buffer allocation failed/;

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
    const child = startChild(entry, scratch, { memoryBytes });
    child.once("exit", () => this.#forget(child));
    child.once("error", () => this.#forget(child));
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

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
  }
}

/** One run, from sending the assignment to its end, however it ends. */
function superviseRun(
  child: ChildProcess,
  assignment: Assignment,
  options: RunOptions,
  memoryBytes: number,
): Promise<RunOutcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    let errorOutput = "";
    const end = (outcome: RunOutcome): void => {
      clearTimeout(deadline);
      clearInterval(watchdog);
      options.signal.removeEventListener("abort", onAbort);
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      child.stderr?.off("data", onErrorOutput);
      if (outcome.kind !== "done" && outcome.kind !== "refused") child.kill("SIGKILL");
      resolve(outcome);
    };
    const onMessage = (message: ChildMessage): void => {
      if (message.kind === "ready") return;
      if (message.kind !== "progress") return end(message);
      options.onProgress(message.done, message.total);
      clearTimeout(deadline);
      deadline = startDeadline(message.total);
    };
    const onExit = (code: number | null, signal: string | null): void =>
      end(
        HEAP_EXHAUSTED.test(errorOutput) ? { kind: "memory" } : { kind: "crashed", how: signal ?? `exit code ${code}` },
      );
    const onError = (error: Error): void => end({ kind: "crashed", how: error.message });
    const onAbort = (): void => end({ kind: "stopped" });
    const onErrorOutput = (chunk: Buffer): void => {
      errorOutput = (errorOutput + chunk.toString("latin1")).slice(-4096);
    };
    const startDeadline = (pages: number | undefined): NodeJS.Timeout =>
      setTimeout(
        () => end({ kind: "timeout" }),
        Math.max(0, options.deadlineMs(pages) - (performance.now() - started)),
      );
    let deadline = startDeadline(undefined);
    const checkMemory = async (): Promise<void> => {
      if (child.pid !== undefined && (await residentBytes(child.pid)) > memoryBytes) end({ kind: "memory" });
    };
    const watchdog = setInterval(() => void checkMemory(), MEMORY_CHECK_MS);

    child.on("message", onMessage);
    child.on("exit", onExit);
    child.on("error", onError);
    child.stderr?.on("data", onErrorOutput);
    if (options.signal.aborted) return onAbort();
    options.signal.addEventListener("abort", onAbort);
    if (child.exitCode !== null || child.signalCode !== null) return onExit(child.exitCode, child.signalCode);
    // A failed send means that the child is gone: its exit event tells how.
    child.send(assignment, () => {});
  });
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
