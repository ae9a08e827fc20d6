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

/** What was read of a run of pages, before anything is known of the others. */
export interface PageSlice {
  readonly pages: readonly LaidOutPage[];
  /** Of each page; null where sizes are points. */
  readonly pixelsPerPoint: readonly number[] | null;
  readonly warnings: readonly Warning[];
  /** Page by page. */
  readonly recognised: readonly RecognisedText[];
  /** How many pages broke the reader; too many in all of a document's slices make it a damaged one. */
  readonly brokenPages: number;
  /** What belongs to the document: only in the slice that begins with the first of the pages asked for. */
  readonly outline?: readonly OutlineEntry[];
  /** The XML files inside the document, in the same slice; only where words were to be kept. */
  readonly attachments?: readonly TranscriptAttachment[];
  /** The words of the pages; only where they were to be kept. */
  readonly texts?: readonly PageText[];
  /** Pages of a document whose file shows its structure, in place of laid-out ones: they need no naming. */
  readonly named?: readonly NamedPage[];
}

/** Raised with every change of what a slice holds. */
const FORMAT = 7;

/**
 * A slice as bytes, for another process of the same version.
 *
 * V8's own format: it keeps numbers JSON has no words for and what is shared within a slice, and takes half of its time (19 kB a page).
 */
export function packSlice(slice: PageSlice): Uint8Array {
  return serialize([FORMAT, slice]);
}

/** @throws {@link EngineError} `slice_unreadable` for a slice that another version wrote, or that is damaged */
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
