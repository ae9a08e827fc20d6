import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import type { Model } from "@docsvc/engine/model";
import { ChildAsks } from "./ask/child-asks.ts";
import type { ChildChannel } from "./channel/child-channel.ts";
import { killTree } from "./child-process.ts";
import type { LastWords } from "./last-words.ts";
import { MAX_PROCESSES } from "./process-tree.ts";
import type { TreeUse, TreeWatch } from "./process-tree.ts";
import { isSound } from "./protocol.ts";
import type { Assignment, ChildMessage, RunOutcome, Stage } from "./protocol.ts";
import { isAbout } from "./read-child-message.ts";
import { writtenBytes } from "./written-bytes.ts";

export interface RunOptions {
  /** Maximum milliseconds of the run for a number of pages; undefined until it is known. */
  readonly deadlineMs: (pages: number | undefined) => number;
  readonly onProgress: (done: number, total: number) => void;
  /** Called after each stage. */
  readonly onStage?: ((stage: Stage) => void) | undefined;
  readonly signal: AbortSignal;
  /** The model that the run may use, within the limits of its job. */
  readonly model?: Model | undefined;
}

export interface MemoryWatch {
  /** Memory limit of the child and all that it started. The same limit applies to its files. */
  readonly memoryBytes: number;
  /** The folders that it writes to. */
  readonly folders: readonly string[];
  /** Called with the maximum memory measured, in bytes. */
  readonly onPeakMemory?: ((bytes: number) => void) | undefined;
  /** Called with the last memory measured, in bytes. */
  readonly onLastMemory: (bytes: number) => void;
}

/**
 * The less memory is left, the sooner the watchdog measures: before the limit could be reached at the fastest growth that was measured, 1
 * GB/s for each process (the kernel clears each page first), doubled for its programs. With measurements every 100 ms, a memory bomb was
 * found at 1,043 MB of 1,000.
 */
const GROWTH_BYTES_PER_MS = 2e6;
const SELDOM_MS = 100;
const OFTEN_MS = 5;
/** The possible growth between two measurements; a run ends at this distance from the limit. */
const HEADROOM_BYTES = OFTEN_MS * GROWTH_BYTES_PER_MS;
/** A disk writes a few hundred megabytes in this time. */
const DISK_MS = 250;
const LAST_WORDS_MS = 200;
const HEAP_EXHAUSTED = /heap out of memory|Cannot allocate memory|Array buffer allocation failed/;

/** The parts of a child that are needed to supervise its run. */
export interface WatchedChild {
  readonly process: ChildProcess;
  readonly channel: ChildChannel;
  readonly lastWords: LastWords;
  readonly tree: TreeWatch | undefined;
}

/** Supervises one run, from sending the assignment to its end, however it ends. */
export function superviseRun(
  { process: child, channel, lastWords, tree }: WatchedChild,
  assignment: Assignment,
  options: RunOptions,
  { memoryBytes, folders, onPeakMemory, onLastMemory }: MemoryWatch,
): Promise<RunOutcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    lastWords.clear();
    let peakBytes = 0;
    const asks = new ChildAsks(options.model, (answer) => channel.answer(answer));
    let isOver = false;
    const end = (outcome: RunOutcome): void => {
      clearTimeout(deadline);
      clearTimeout(watchdog);
      clearTimeout(diskWatchdog);
      isOver = true;
      options.signal.removeEventListener("abort", onAbort);
      channel.end();
      asks.end();
      child.off("exit", onExit);
      child.off("error", onError);
      // Short runs end before the watchdog's first measurement.
      measure(tree?.lastUse());
      if (peakBytes > 0) onPeakMemory?.(peakBytes);
      if (!isSound(outcome)) killTree(child);
      resolve(outcome);
    };
    const onBreach = (how: string): void => end({ kind: "crashed", how });
    const onMessage = (message: ChildMessage): void => {
      if (message.kind === "ready") return undefined;
      if (!isAbout(message, assignment)) return onBreach("a message that this run has no cause for");
      if (message.kind === "stage") return options.onStage?.(message);
      if (message.kind === "ask") return asks.take(message) ? undefined : onBreach("more requests than any run makes");
      if (message.kind !== "progress") return end(message);
      options.onProgress(message.done, message.total);
      clearTimeout(deadline);
      deadline = startDeadline(message.total);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      // V8's last message may not have arrived yet.
      const report = (): void =>
        end(
          HEAP_EXHAUSTED.test(lastWords.text)
            ? { kind: "memory" }
            : { kind: "crashed", how: signal ?? signalOf(code) ?? `exit code ${code}` },
        );
      const late = setTimeout(report, LAST_WORDS_MS);
      child.once("close", () => {
        clearTimeout(late);
        report();
      });
    };
    const onError = (error: Error): void => end({ kind: "crashed", how: error.message });
    const onAbort = (): void => end({ kind: "stopped" });
    const startDeadline = (pages: number | undefined): NodeJS.Timeout =>
      setTimeout(
        () => end({ kind: "timeout" }),
        Math.max(0, options.deadlineMs(pages) - (performance.now() - started)),
      );
    let deadline = startDeadline(undefined);
    /** Returns the remaining bytes; negative if the run has exceeded its limit. */
    const measure = (use: TreeUse | undefined): number => {
      if (use === undefined) return memoryBytes;
      const { bytes, processes } = use;
      peakBytes = Math.max(peakBytes, bytes);
      onLastMemory(bytes);
      return processes <= MAX_PROCESSES ? memoryBytes - HEADROOM_BYTES - bytes : -1;
    };
    const check = (): void => {
      const left = measure(tree?.use());
      if (left < 0) end({ kind: "memory" });
      else watchdog = setTimeout(check, lookAgainMs(left));
    };
    let watchdog = setTimeout(check, SELDOM_MS);
    const lookAtDisk = async (): Promise<void> => {
      const written = await writtenBytes(folders, memoryBytes);
      if (isOver) return;
      if (written > memoryBytes) end({ kind: "disk" });
      else diskWatchdog = setTimeout(() => void lookAtDisk(), DISK_MS);
    };
    let diskWatchdog = setTimeout(() => void lookAtDisk(), DISK_MS);

    child.on("exit", onExit);
    child.on("error", onError);
    if (options.signal.aborted) return onAbort();
    options.signal.addEventListener("abort", onAbort);
    if (child.exitCode !== null || child.signalCode !== null) return onExit(child.exitCode, child.signalCode);
    channel.begin(assignment, { onMessage, onBreach });
  });
}

function lookAgainMs(leftBytes: number): number {
  return Math.min(SELDOM_MS, Math.max(OFTEN_MS, leftBytes / GROWTH_BYTES_PER_MS));
}

/** A launcher that waits for the child, such as the sandbox's, exits with 128 plus the number of its signal. */
function signalOf(code: number | null): string | undefined {
  return Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0];
}
