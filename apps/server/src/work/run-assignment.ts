import { createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { EngineError, finishParse, packSlice, startParse, unpackSlice } from "@docsvc/engine";
import type { PageRun, PageSlice, Parsed, StartedParse } from "@docsvc/engine";
import { describeDefect } from "./defect.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";
import type { AssemblyAssignment, Assignment, ChildMessage, ParseAssignment, SliceAssignment } from "./protocol.ts";

export type OnProgress = (done: number, total: number) => void;

/** Does what a child process is told to, with the engine. One at a time: it may hold a document open for the next one. */
export async function runAssignment(assignment: Assignment, onProgress: OnProgress): Promise<ChildMessage> {
  try {
    if (assignment.kind === "assembly") return await assemble(assignment);
    await using document = await borrowDocument(assignment);
    return await (assignment.kind === "slice"
      ? readSlice(assignment, document, onProgress)
      : parseDocument(assignment, document, onProgress));
  } catch (error) {
    if (EngineError.isInstance(error)) {
      return { kind: "refused", code: ERROR_OF_ENGINE[error.code], message: error.message };
    }
    return { kind: "defect", stack: describeDefect(error) };
  }
}

async function parseDocument(
  { mostPages, config, outputPath }: ParseAssignment,
  document: BorrowedDocument,
  onProgress: OnProgress,
): Promise<ChildMessage> {
  const { pages } = document.parse;
  if (countPages(pages) > mostPages) {
    document.keep();
    return { kind: "long", pages };
  }
  const slice = await document.parse.read(pages, { onProgress });
  // The file's bytes are let go before the result takes its memory.
  await document[Symbol.asyncDispose]();
  return writeResult(finishParse([slice], config), outputPath);
}

async function readSlice(
  { pages, outputPath }: SliceAssignment,
  document: BorrowedDocument,
  onProgress: OnProgress,
): Promise<ChildMessage> {
  await writeFile(outputPath, packSlice(await document.parse.read(pages, { onProgress })));
  document.keep();
  return { kind: "done", numPages: countPages(pages) };
}

async function assemble({ slicePaths, config, outputPath }: AssemblyAssignment): Promise<ChildMessage> {
  await letGo();
  const slices: PageSlice[] = [];
  const unreadable: number[] = [];
  for (const [index, path] of slicePaths.entries()) {
    try {
      slices.push(unpackSlice(await readFile(path)));
    } catch (error) {
      if (!EngineError.isInstance(error) || error.code !== "slice_unreadable") throw error;
      unreadable.push(index);
    }
  }
  if (unreadable.length > 0) return { kind: "unreadable", slices: unreadable };
  return writeResult(finishParse(slices, config), outputPath);
}

async function writeResult({ result, numPages }: Parsed, outputPath: string): Promise<ChildMessage> {
  await pipeline([JSON.stringify(result)], createWriteStream(outputPath));
  return { kind: "done", numPages };
}

function countPages({ first, last }: PageRun): number {
  return last - first + 1;
}

/** A document that is closed at the end of the assignment, unless it is kept for the next one. */
interface BorrowedDocument extends AsyncDisposable {
  readonly parse: StartedParse;
  keep(): void;
}

/** Opening a document anew costs its first page the reading of all its fonts: 10 ms, in which two pages are read. */
let kept: { readonly documentId: string; readonly parse: StartedParse; readonly timer: NodeJS.Timeout } | undefined;
/** A document of which no other slice comes at once is done, or is read elsewhere. */
const KEEP_MS = 5000;

async function borrowDocument(assignment: ParseAssignment | SliceAssignment): Promise<BorrowedDocument> {
  const { documentId, inputPath, config, maxPages } = assignment;
  const held = kept;
  if (held?.documentId === documentId) {
    kept = undefined;
    clearTimeout(held.timer);
  } else await letGo();
  const parse =
    held?.documentId === documentId ? held.parse : await startParse(await readFile(inputPath), config, { maxPages });
  let isOver = false;
  return {
    parse,
    keep: () => {
      isOver = true;
      kept = { documentId, parse, timer: setTimeout(() => void letGo(), KEEP_MS).unref() };
    },
    [Symbol.asyncDispose]: async () => {
      if (isOver) return;
      isOver = true;
      await parse[Symbol.asyncDispose]();
    },
  };
}

async function letGo(): Promise<void> {
  const held = kept;
  kept = undefined;
  if (held === undefined) return;
  clearTimeout(held.timer);
  await held.parse[Symbol.asyncDispose]();
}
