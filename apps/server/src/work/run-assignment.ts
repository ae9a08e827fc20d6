import { createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { EngineError, finishParse, packSlice, startParse, unpackSlice } from "@docsvc/engine";
import type { PageRun, PageSlice, Parsed } from "@docsvc/engine";
import { describeDefect } from "./defect.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";
import { type BorrowedDocument, borrowDocument, letGo } from "./kept-document.ts";
import type { AssemblyAssignment, Assignment, ChildMessage, ParseAssignment, SliceAssignment } from "./protocol.ts";

export type OnProgress = (done: number, total: number) => void;

/** Does what a child process is told to, with the engine. One at a time: it may hold a document open for the next one. */
export async function runAssignment(assignment: Assignment, onProgress: OnProgress): Promise<ChildMessage> {
  try {
    if (assignment.kind === "assembly") return await assemble(assignment);
    const { documentId, inputPath, config, maxPages } = assignment;
    await using document = await borrowDocument(documentId, async () =>
      startParse(await readFile(inputPath), config, { maxPages }),
    );
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
