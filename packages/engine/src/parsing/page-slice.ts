import { deserialize, serialize } from "node:v8";
import type { OutlineEntry, RecognisedText, Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { NamedPage } from "../markup-layout/named-page.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import type { TranscriptAttachment } from "../transcript/transcript.ts";
import type { PageText } from "../transcript/page-text.ts";

/** A run of pages of a file; 1-based, both ends included. */
export interface PageRun {
  readonly first: number;
  readonly last: number;
}

/** The result of reading a run of pages, independent of the other pages. */
export interface PageSlice {
  readonly pages: readonly LaidOutPage[];
  /** One per page; null if sizes are in points. */
  readonly pixelsPerPoint: readonly number[] | null;
  readonly warnings: readonly Warning[];
  /** Page by page. */
  readonly recognised: readonly RecognisedText[];
  /** Number of pages that failed to be read; if the slices of a document have too many, the document is damaged. */
  readonly brokenPages: number;
  /** Document-level data: only in the slice that begins with the first requested page. */
  readonly outline?: readonly OutlineEntry[];
  /** The XML files inside the document, in the same slice; only if words were to be kept. */
  readonly attachments?: readonly TranscriptAttachment[];
  /** The words of the pages; only if they were to be kept. */
  readonly texts?: readonly PageText[];
  /** Pages of a document whose file contains its structure, in place of laid-out pages: their blocks have types already. */
  readonly named?: readonly NamedPage[];
}

/** Incremented with every change to the format of slices. */
const FORMAT = 7;

/**
 * Serialises a slice for another process of the same version.
 *
 * Uses V8's format: it keeps numbers that JSON cannot represent and references shared within a slice, and takes half the time of JSON (19 kB a page).
 */
export function packSlice(slice: PageSlice): Uint8Array {
  return serialize([FORMAT, slice]);
}

/** @throws {@link EngineError} `slice_unreadable` if another version wrote the slice, or it is damaged */
export function unpackSlice(bytes: Uint8Array): PageSlice {
  let packed: unknown;
  try {
    packed = deserialize(bytes);
  } catch (cause) {
    throw unreadable(cause);
  }
  const [format, slice] = Array.isArray(packed) ? (packed as unknown[]) : [];
  if (format !== FORMAT) throw unreadable();
  return slice as PageSlice;
}

function unreadable(cause?: unknown): EngineError {
  const message = "This slice was written by another version, or is damaged. Read its pages again.";
  return new EngineError("slice_unreadable", message, { cause });
}
