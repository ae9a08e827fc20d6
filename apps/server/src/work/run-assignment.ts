import { readFile, writeFile } from "node:fs/promises";
import type { ParseConfig } from "@docsvc/openapi";
import { EngineError, packSlice, ParseAssembly, startParse } from "@docsvc/engine";
import type { PageRun, PageSlice } from "@docsvc/engine";
import { describeDefect } from "./defect.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";
import { type BorrowedDocument, borrowDocument, letGo } from "./kept-document.ts";
import { unpackSlices, UnreadableSlices } from "./unpack-slices.ts";
import type {
  AssemblyAssignment,
  Assignment,
  ChildMessage,
  ParseAssignment,
  SliceAssignment,
  Stage,
} from "./protocol.ts";

export interface Reports {
  readonly onProgress: (done: number, total: number) => void;
  /** Told of each stage that has ended. */
  readonly onStage: (stage: Stage) => void;
}

/** Does what a child process is told to, with the engine. One at a time: it may hold a document open for the next one. */
export async function runAssignment(assignment: Assignment, reports: Reports): Promise<ChildMessage> {
  try {
    if (assignment.kind === "assembly") return await assemble(assignment, reports);
    const { documentId, inputPath, config, maxPages } = assignment;
    await using document = await staged("open", reports, () =>
      borrowDocument(documentId, async () => startParse(await readFile(inputPath), config, { maxPages })),
    );
    return await (assignment.kind === "slice"
      ? readSlice(assignment, document, reports)
      : parseDocument(assignment, document, reports));
  } catch (error) {
    // A full disk is no fault of the document.
    if (EngineError.isInstance(error) && error.code !== "storage_failed") {
      return { kind: "refused", code: ERROR_OF_ENGINE[error.code], message: error.message };
    }
    return { kind: "defect", stack: describeDefect(error) };
  }
}

async function parseDocument(
  { mostPages, config, outputPath }: ParseAssignment,
  document: BorrowedDocument,
  reports: Reports,
): Promise<ChildMessage> {
  const { pages } = document.parse;
  if (countPages(pages) > mostPages) {
    document.keep();
    return { kind: "long", pages };
  }
  const slice = await staged("read", reports, () => document.parse.read(pages, reports));
  // The file's bytes are let go before the result takes its memory.
  await document[Symbol.asyncDispose]();
  return staged("write", reports, () => writeResult([slice], config, outputPath));
}

async function readSlice(
  { pages, outputPath }: SliceAssignment,
  document: BorrowedDocument,
  reports: Reports,
): Promise<ChildMessage> {
  const slice = await staged("read", reports, () => document.parse.read(pages, reports));
  await writeFile(outputPath, packSlice(slice));
  document.keep();
  return { kind: "done", numPages: countPages(pages) };
}

async function assemble(
  { slicePaths, config, outputPath }: AssemblyAssignment,
  reports: Reports,
): Promise<ChildMessage> {
  await letGo();
  try {
    return await staged("write", reports, () => writeResult(unpackSlices(slicePaths), config, outputPath));
  } catch (error) {
    if (!(error instanceof UnreadableSlices)) throw error;
    return { kind: "unreadable", slices: error.indexes };
  }
}

async function writeResult(
  slices: Iterable<PageSlice>,
  config: ParseConfig,
  outputPath: string,
): Promise<ChildMessage> {
  using assembly = new ParseAssembly(config);
  for (const slice of slices) assembly.add(slice);
  using document = assembly.finish();
  await writeFile(outputPath, document.json());
  return { kind: "done", numPages: document.numPages };
}

async function staged<T>(name: Stage["name"], { onStage }: Reports, work: () => Promise<T>): Promise<T> {
  const startMs = performance.timeOrigin + performance.now();
  const value = await work();
  onStage({ name, startMs, endMs: performance.timeOrigin + performance.now() });
  return value;
}

function countPages({ first, last }: PageRun): number {
  return last - first + 1;
}
