/** The entry point of a worker process of `docsvc parse --jobs N`. It runs one order at a time. */
import { readFile, writeFile } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { delayOptimisation, detectKind, isDivisible, packSlice, ParseAssembly, startParse } from "@docsvc/engine";
import { borrowDocument, letGo } from "../../work/kept-document.ts";
import { unpackSlices } from "../../work/unpack-slices.ts";
import { describeError } from "../describe-error.ts";
import { AddressFetch } from "./address-fetch.ts";
import { parseTask } from "./in-process.ts";
import { readSource } from "./read-source.ts";
import { finishParsed, readingOf } from "./with-model.ts";
import type { Order, WorkerMessage } from "./worker-messages.ts";

delayOptimisation();
const addresses = new AddressFetch();
const { signal } = new AbortController();
let kept = false;
// Ctrl-C reaches the whole process group; the command decides what happens to its workers.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));
process.on("message", (order: Order) => void run(order).then(keepCompiled).then(send));

/**
 * Flushes the compile cache before the first answer, because the command kills its workers once it has all answers. Code that an earlier
 * call cached is not written again.
 */
function keepCompiled(message: WorkerMessage): WorkerMessage {
  if (!kept) flushCompileCache();
  kept = true;
  return message;
}

async function run(order: Order): Promise<WorkerMessage> {
  try {
    if (order.kind === "task") return await runTask(order);
    return await (order.kind === "slice" ? readSlice(order) : assemble(order));
  } catch (error) {
    return { kind: "failed", failure: describeError(error) };
  }
}

async function runTask({ task, mostPages, copyPath }: Extract<Order, { kind: "task" }>): Promise<WorkerMessage> {
  await letGo();
  const read = await readSource(task.source, addresses, signal);
  const { bytes } = read;
  // Debug output needs all stages of the parse in one process.
  if (task.debug === null && isDivisible(detectKind(bytes))) {
    await using document = await borrowDocument(copyPath, () => startParse(bytes, readingOf(task).config));
    const { pages, numPages } = document.opened;
    if (numPages > mostPages) {
      if (task.source.kind !== "file") await writeFile(copyPath, bytes);
      document.keep();
      return { kind: "long", pages };
    }
  }
  return { kind: "done", report: await parseTask(task, read, { signal, onProgress }) };
}

async function readSlice({
  task,
  inputPath,
  pages,
  outputPath,
}: Extract<Order, { kind: "slice" }>): Promise<WorkerMessage> {
  const { config, keeps } = readingOf(task);
  await using document = await borrowDocument(inputPath, async () => startParse(await readFile(inputPath), config));
  const slice = await document.opened.read(pages, { ocr: task.ocr, onProgress, ...keeps });
  await writeFile(outputPath, packSlice(slice));
  document.keep();
  return { kind: "read" };
}

async function assemble({
  task,
  inputPath,
  slicePaths,
  elapsedMs,
}: Extract<Order, { kind: "assembly" }>): Promise<WorkerMessage> {
  const start = performance.now();
  await letGo();
  using assembly = new ParseAssembly(readingOf(task).config);
  for (const slice of unpackSlices(slicePaths)) assembly.add(slice);
  using document = assembly.finish();
  const seconds = (): number => Math.round(elapsedMs + performance.now() - start) / 1000;
  const source = { bytes: () => readFile(inputPath), signal, seconds };
  return { kind: "done", report: await finishParsed(task, document, source) };
}

function onProgress(done: number, total: number): void {
  send({ kind: "progress", done, total });
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}
