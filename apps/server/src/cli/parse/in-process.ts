import { delayOptimisation } from "@docsvc/engine";
import { AddressFetch } from "./address-fetch.ts";
import { boundHeap } from "./bound-heap.ts";
import { expectFewPages, expectManyPages } from "./few-pages.ts";
import { parseInTime } from "./parse-in-time.ts";
import { type ReadSource, readSource } from "./read-source.ts";
import type { Report, RunOptions, Task, TaskRunner } from "./task.ts";
import { finishParsed, readingOf } from "./with-model.ts";

/**
 * A call that reads a few pages of one small file ends before garbage collection matters. With a limited heap it would collect everything
 * twice, which takes 4 % of its processor time, and would use as much memory at its end.
 */
const SMALL_FILE = 1_000_000;
const FEW_PAGES = 4;

/**
 * Runs the engine in this process, without a service or port; nothing is stored.
 *
 * @param documents - how many it will be given
 */
export function inProcessRunner(documents: number): TaskRunner {
  delayOptimisation();
  const addresses = new AddressFetch();
  let isFirst = true;
  return {
    run: async (task, options) => {
      const read = await readSource(task.source, addresses, options.signal);
      if (!isFirst || read.bytes.byteLength > SMALL_FILE) boundHeap();
      else if (documents === 1 && isPdf(read.bytes)) expectFewPages();
      isFirst = false;
      const onProgress = (done: number, total: number): void => {
        if (done === FEW_PAGES) {
          expectManyPages();
          boundHeap();
        }
        options.onProgress(done, total);
      };
      return parseTask(task, read, { ...options, onProgress });
    },
    [Symbol.asyncDispose]: () => addresses[Symbol.asyncDispose](),
  };
}

/** Other formats report no pages while they are read, or have none. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes("%PDF-");
}

/** Parses the bytes of a task's document and writes the task's output. */
export async function parseTask(
  task: Task,
  { bytes, hints }: ReadSource,
  { signal, onProgress }: RunOptions,
): Promise<Report> {
  const { debug } = task;
  const inspection = debug === null ? undefined : (await import("@docsvc/engine/inspect")).openInspection();
  const start = performance.now();
  const { config, keeps } = readingOf(task);
  const options = {
    signal,
    onProgress,
    ocr: task.ocr,
    inspect: inspection?.inspect,
    print: printOf(task),
    ...hints,
    ...keeps,
  };
  using document = await parseInTime(bytes, config, options);
  const seconds = (): number => Math.round(performance.now() - start) / 1000;
  const report = await finishParsed(task, document, { bytes: () => Promise.resolve(bytes), signal, seconds });
  if (inspection === undefined || debug === null) return report;
  const password = task.config.settings?.document_password ?? null;
  return { ...report, debugPath: await inspection.write(bytes, { ...debug, password }) };
}

/**
 * Text and structure are the same without a print, which takes a second per document. One is made only if page numbers matter, or boxes are
 * written.
 */
function printOf({ format, config, debug, print }: Task): "auto" | "off" {
  if (print === "off") return "off";
  const needsPages = format === "json" || debug !== null || (config.settings?.page_range ?? null) !== null;
  return needsPages ? "auto" : "off";
}
