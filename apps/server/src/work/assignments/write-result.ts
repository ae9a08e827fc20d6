import { readFile, writeFile } from "node:fs/promises";
import {
  enhanceResult,
  hasPageImages,
  ParseAssembly,
  reviseDocument,
  serializeTranscript,
  withoutPasses,
} from "@docsvc/engine";
import type { PageSlice, ParsedDocument, StartedParse } from "@docsvc/engine";
import { withoutDrawn } from "../block-images.ts";
import { drawBlocks } from "../draw-blocks.ts";
import type { AssemblyAssignment, ChildMessage, ParseAssignment } from "../protocol.ts";
import { type Reports, toolsOf } from "./reports.ts";
import { writePieces } from "./write-pieces.ts";
import { notKept, writeTask } from "./write-task.ts";

/** Writes the output of an assignment from the slices of its document: the result of its task, or the document's own. */
export async function writeResult(
  slices: Iterable<PageSlice>,
  assignment: ParseAssignment | AssemblyAssignment,
  reports: Reports,
  opened?: StartedParse,
): Promise<ChildMessage> {
  const { inputPath, task } = assignment;
  const isDrawn = opened !== undefined || (await canDraw(assignment));
  const config = isDrawn ? withoutDrawn(assignment.config) : assignment.config;
  using assembly = new ParseAssembly(withoutPasses(config), { plugins: reports.plugins });
  for (const slice of slices) assembly.add(slice);
  using read = assembly.finish();
  const document = await revise(read, assignment, reports);
  if (task !== undefined) {
    const transcript = document.toTranscript();
    // Awaited, because what was read is released when this returns.
    return await writeTask(
      { ...assignment, task },
      {
        transcript: () => transcript,
        parsed: () => document.toResult(),
        warnings: document.warnings,
        bytes: () => (inputPath === undefined ? Promise.reject(notKept()) : readFile(inputPath)),
        password: config.settings?.document_password ?? null,
        ...toolsOf(reports),
      },
    );
  }
  return await writeParse(document, assignment, { ...reports, isDrawn, opened });
}

/** If nothing can be drawn, the result has a warning. */
async function canDraw({ imagesPath, inputPath }: ParseAssignment | AssemblyAssignment): Promise<boolean> {
  if (imagesPath === undefined || inputPath === undefined) return false;
  return hasPageImages(await readFile(inputPath));
}

/** Adds the operator's model's readings of tables and text, if the caller requested them. */
async function revise(
  document: ParsedDocument,
  { config, inputPath }: ParseAssignment | AssemblyAssignment,
  { model }: Reports,
): Promise<ParsedDocument> {
  if (model === undefined || inputPath === undefined || document.numPages > MAX_PAGES_KEPT) return document;
  return reviseDocument(document, config, { model, bytes: () => readFile(inputPath) });
}

interface Writing extends Pick<Reports, "model"> {
  readonly isDrawn?: boolean;
  /** A document with its own structure whose images are requested. */
  readonly opened?: StartedParse | undefined;
}

/** Writes a document as its parse result, and stores its transcript for later operations. */
export async function writeParse(
  document: ParsedDocument,
  assignment: Pick<ParseAssignment, "outputPath" | "transcriptPath" | "imagesPath" | "config"> & {
    readonly inputPath?: string;
  },
  { model, isDrawn = false, opened }: Writing = {},
): Promise<ChildMessage> {
  const { outputPath, transcriptPath, imagesPath, config, inputPath } = assignment;
  const isRead = model !== undefined && inputPath !== undefined && document.numPages <= MAX_PAGES_KEPT;
  if (isRead || isDrawn) {
    const parsed = document.toResult();
    const tools = isRead ? { model, bytes: () => readFile(inputPath) } : undefined;
    const result = tools === undefined ? parsed : await enhanceResult(parsed, config, tools);
    if (isDrawn) await drawBlocks(result, config, { inputPath: inputPath!, imagesPath: imagesPath!, opened });
    await writeFile(outputPath, JSON.stringify(result));
  } else {
    writePieces(outputPath, document.json());
  }
  if (transcriptPath !== undefined && document.numPages <= MAX_PAGES_KEPT) {
    writePieces(transcriptPath, [serializeTranscript(document.toTranscript())]);
  }
  return { kind: "done", numPages: document.numPages };
}

/** A transcript is in memory whole, about 50 kB a page. A longer document is read again if an operation needs it. */
const MAX_PAGES_KEPT = 1000;
