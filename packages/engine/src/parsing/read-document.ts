import type { Document } from "../document/document.ts";
import { DocumentReading } from "./document-reading.ts";
import type { PageInspector } from "../inspect/stage.ts";
import type { OpenOptions, ReadOptions } from "./opened-document.ts";
import { openDocument } from "./open-document.ts";
import type { PageSlice } from "./page-slice.ts";

/**
 * Reads bytes into pages of blocks.
 *
 * @throws {@link EngineError} as {@link openDocument} and `read` of the document
 */
export async function readDocument(bytes: Uint8Array, options: OpenOptions & ReadOptions): Promise<Document> {
  await using document = await openDocument(bytes, options);
  return joinSlices([await document.read(document.pages, options)], options.inspect);
}

/**
 * Combines the slices of all pages into a document: the step that sees all pages together.
 *
 * @param slices - in the order of the pages, without gaps; taken one at a time, and none is kept
 * @throws {@link EngineError} `damaged_document` if too many pages failed to be read
 */
export function joinSlices(slices: Iterable<PageSlice>, inspect?: PageInspector): Document {
  using reading = new DocumentReading({ keepsRecognised: true });
  for (const slice of slices) reading.add(slice);
  using document = reading.name(inspect);
  return { pages: [...document.pages], warnings: document.warnings, recognised: [...document.recognised] };
}
