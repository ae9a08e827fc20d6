import { delayOptimisation, parseInPieces } from "@docsvc/engine";
import { AddressFetch } from "./address-fetch.ts";
import { boundHeap } from "./bound-heap.ts";
import { writeDocument } from "./finish-task.ts";
import { readSource } from "./read-source.ts";
import type { Report, RunOptions, Task, TaskRunner } from "./task.ts";
import { timeoutError } from "./timeout-error.ts";

/** Runs the engine in this process: no service, no port, nothing stored. */
export function inProcessRunner(): TaskRunner {
  boundHeap();
  delayOptimisation();
  const addresses = new AddressFetch();
  return {
    run: async (task, options) => parseTask(task, await readSource(task.source, addresses, options.signal), options),
    [Symbol.asyncDispose]: () => addresses[Symbol.asyncDispose](),
  };
}

/** Parses the bytes of a task's document, and writes what the task asks for. */
export async function parseTask(task: Task, bytes: Uint8Array, { signal, onProgress }: RunOptions): Promise<Report> {
  const { debug } = task;
  const inspection = debug === null ? undefined : (await import("@docsvc/engine/inspect")).openInspection();
  const start = performance.now();
  const deadline = deadlineOf(task.config.settings?.timeout);
  const both = deadline ? AbortSignal.any([signal, deadline]) : signal;
  const options = { signal: both, onProgress, ocr: task.ocr, inspect: inspection?.inspect };
  using document = await parseInPieces(bytes, task.config, options).catch((error: unknown) => {
    if (deadline?.aborted && !signal.aborted) throw timeoutError();
    throw error;
  });
  const duration = Math.round(performance.now() - start) / 1000;
  const report = await writeDocument(task, document, duration);
  if (inspection === undefined || debug === null) return report;
  const password = task.config.settings?.document_password ?? null;
  return { ...report, debugPath: await inspection.write(bytes, { ...debug, password }) };
}

function deadlineOf(seconds: number | null | undefined): AbortSignal | undefined {
  return seconds ? AbortSignal.timeout(seconds * 1000) : undefined;
}
