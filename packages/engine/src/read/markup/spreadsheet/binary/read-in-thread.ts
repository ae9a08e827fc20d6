import { fileURLToPath } from "node:url";
import { getHeapStatistics } from "node:v8";
import { Worker } from "node:worker_threads";
import { EngineError } from "../../../../document/errors.ts";
import type { PlacedPart } from "../../../../markup-layout/markup.ts";
import type { BookMessage, BookTask } from "./book-message.ts";
import type { BookOptions, ReadBook } from "./read-book.ts";

/** Next to this file; in the package, next to its bundle. */
const THREAD = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./sheet-thread.ts" : "./sheet-thread.js", import.meta.url),
);

/**
 * V8 ends only the thread at its memory limit, but the whole process if one step requests 16 MB beyond it, as a collection of a
 * young generation of the default size did in 1 of 30 runs, and in none of 48 with this size.
 */
const YOUNG_MB = 12;

export interface BookLimits {
  readonly heapMb: number;
  readonly timeoutMs: number;
}

/** A thread without work is ended after this time, to free its memory. */
const IDLE_MS = 5000;

interface IdleThread {
  readonly thread: Worker;
  readonly heapMb: number;
  readonly timer: NodeJS.Timeout;
}

/** Loading the library takes a quarter of a second of processor time, twenty times as long as reading a small workbook. */
let idle: IdleThread | undefined;

/**
 * Reads a workbook in a separate thread: the library trusts what a file declares, and a malicious file would fill
 * the memory of this process or block it for hours. Here only the thread ends. One that has read its workbook is kept for the next.
 *
 * @throws {@link EngineError} `damaged_document`, `password_required`, `took_too_long`
 */
export async function readInThread(
  bytes: Uint8Array,
  options: BookOptions,
  signal: AbortSignal | undefined,
  limits: BookLimits = limitsOf(bytes.length),
): Promise<ReadBook> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<ReadBook>();
  const thread = takeIdle(limits.heapMb) ?? startThread(limits.heapMb);
  const parts: PlacedPart[] = [];
  let isSound = false;
  thread.on("message", (message: BookMessage) => {
    isSound = message.kind !== "part";
    if (message.kind === "part") parts.push(message.part);
    else if (message.kind === "end") resolve({ parts, hiddenSheets: message.hiddenSheets });
    else reject(new EngineError(message.code, message.message));
  });
  thread.on("error", (cause: Error & { readonly code?: string }) =>
    reject(cause.code === "ERR_WORKER_OUT_OF_MEMORY" ? outOfMemory(cause) : cause),
  );
  thread.on("exit", () => reject(new Error("The thread that reads a workbook ended before it had read it.")));
  const timer = setTimeout(() => reject(tookTooLong(limits.timeoutMs)), limits.timeoutMs);
  const onAbort = (): void => reject(signal?.reason);
  signal?.addEventListener("abort", onAbort, { once: true });
  const task: BookTask = { bytes, options };
  thread.postMessage(task, []);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    if (isSound) keepIdle(thread, limits.heapMb);
    else await thread.terminate();
  }
}

function startThread(heapMb: number): Worker {
  return new Worker(THREAD, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

/** The kept thread, if it has this limit: with a higher one, a small file could fill more memory than it may. */
function takeIdle(heapMb: number): Worker | undefined {
  if (idle?.heapMb !== heapMb) return undefined;
  const { thread, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  removeListeners(thread);
  thread.ref();
  return thread;
}

/** Node's own listeners stay: without them, a thread gets no more messages. */
function removeListeners(thread: Worker): void {
  for (const event of ["message", "error", "exit"]) thread.removeAllListeners(event);
}

/** An idle thread does not keep the process running. */
function keepIdle(thread: Worker, heapMb: number): void {
  removeListeners(thread);
  // A thread that fails later would end the process without a listener.
  thread.on("error", () => undefined);
  thread.unref();
  const before = idle;
  const timer = setTimeout(() => {
    if (idle?.thread === thread) idle = undefined;
    void thread.terminate();
  }, IDLE_MS).unref();
  idle = { thread, heapMb, timer };
  if (before !== undefined) {
    clearTimeout(before.timer);
    void before.thread.terminate();
  }
}

/**
 * A number takes at least 6 bytes of a file (MULRK of [MS-XLS]), and about 700 of the heap until it is in a table. 40,000
 * cells (0.9 MB) took 150 MB and 2 s; the time limit allows for a machine shared by many.
 */
function limitsOf(bytes: number): BookLimits {
  const megabytes = Math.ceil(bytes / 1e6);
  const ownMb = Math.floor(getHeapStatistics().heap_size_limit / 1e6);
  return { heapMb: Math.min(256 + 192 * megabytes, ownMb), timeoutMs: 60_000 + 30_000 * megabytes };
}

function outOfMemory(cause: Error): EngineError {
  return new EngineError(
    "damaged_document",
    "This workbook takes more memory than one of its size does, so it is damaged; save it again and use that.",
    { cause },
  );
}

/** Does not mention damage, because a shared machine may have been busy. */
function tookTooLong(timeoutMs: number): EngineError {
  return new EngineError(
    "took_too_long",
    `This workbook was not read within ${timeoutMs / 1000} s; try again when the machine is less busy, or save it as XLSX and use that.`,
  );
}
