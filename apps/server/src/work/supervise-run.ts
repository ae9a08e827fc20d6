import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { killTree } from "./child-process.ts";
import { MOST_PROCESSES, useOfTree } from "./process-tree.ts";
import { isSound, readChildMessage } from "./protocol.ts";
import type { Assignment, RunOutcome, Stage } from "./protocol.ts";

export interface RunOptions {
  /** Milliseconds that the run may take, once the number of pages is known; before that, of undefined. */
  readonly deadlineMs: (pages: number | undefined) => number;
  readonly onProgress: (done: number, total: number) => void;
  /** Told of each stage that has ended. */
  readonly onStage?: ((stage: Stage) => void) | undefined;
  readonly signal: AbortSignal;
}

export interface MemoryWatch {
  /** Of the child and all that it started. */
  readonly memoryBytes: number;
  /** Told the most that was seen, in bytes. */
  readonly onPeakMemory?: ((bytes: number) => void) | undefined;
}

/**
 * The watchdog looks the sooner the less is left: no later than the limit could be reached at the fastest that memory was seen to grow,
 * 1 GB/s a process (the kernel clears each page first), doubled for its programs. Looked at every 100 ms, a bomb was found at 1,043 MB of
 * 1,000.
 */
const GROWTH_BYTES_PER_MS = 2e6;
const SELDOM_MS = 100;
const OFTEN_MS = 5;
/** What may be added between two looks; so much below the limit a run ends. */
const HEADROOM_BYTES = OFTEN_MS * GROWTH_BYTES_PER_MS;
const LAST_WORDS_MS = 200;
const HEAP_EXHAUSTED = /heap out of memory|Cannot allocate memory|Array buffer allocation failed/;

/** One run, from sending the assignment to its end, however it ends. */
export function superviseRun(
  child: ChildProcess,
  assignment: Assignment,
  options: RunOptions,
  { memoryBytes, onPeakMemory }: MemoryWatch,
): Promise<RunOutcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    let errorOutput = "";
    let peakBytes = 0;
    const end = (outcome: RunOutcome): void => {
      clearTimeout(deadline);
      clearTimeout(watchdog);
      options.signal.removeEventListener("abort", onAbort);
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      child.stderr?.off("data", onErrorOutput);
      // Short runs end before the watchdog looks.
      measure();
      if (peakBytes > 0) onPeakMemory?.(peakBytes);
      if (!isSound(outcome)) killTree(child);
      resolve(outcome);
    };
    const onMessage = (received: unknown): void => {
      const message = readChildMessage(received);
      if (message === undefined) return end({ kind: "crashed", how: "a message that no child sends" });
      if (message.kind === "ready") return undefined;
      if (message.kind === "stage") return options.onStage?.(message);
      if (message.kind !== "progress") return end(message);
      options.onProgress(message.done, message.total);
      clearTimeout(deadline);
      deadline = startDeadline(message.total);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      // What V8 said of its end may still be on the way.
      const tell = (): void =>
        end(
          HEAP_EXHAUSTED.test(errorOutput)
            ? { kind: "memory" }
            : { kind: "crashed", how: signal ?? signalOf(code) ?? `exit code ${code}` },
        );
      const late = setTimeout(tell, LAST_WORDS_MS);
      child.once("close", () => {
        clearTimeout(late);
        tell();
      });
    };
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
    /** The bytes that are left; below 0 where the run has used what it may. */
    const measure = (): number => {
      if (child.pid === undefined) return memoryBytes;
      const { bytes, processes } = useOfTree(child.pid);
      peakBytes = Math.max(peakBytes, bytes);
      return processes <= MOST_PROCESSES ? memoryBytes - HEADROOM_BYTES - bytes : -1;
    };
    const look = (): void => {
      const left = measure();
      if (left < 0) end({ kind: "memory" });
      else watchdog = setTimeout(look, lookAgainMs(left));
    };
    let watchdog = setTimeout(look, SELDOM_MS);

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

function lookAgainMs(leftBytes: number): number {
  return Math.min(SELDOM_MS, Math.max(OFTEN_MS, leftBytes / GROWTH_BYTES_PER_MS));
}

/** A launcher that waits for the child, as that of the sandbox does, ends with 128 and the number of its signal. */
function signalOf(code: number | null): string | undefined {
  return Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0];
}
