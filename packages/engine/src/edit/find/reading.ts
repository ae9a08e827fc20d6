/**
 * Readings of a document: the text of its content, what PDFium sees, and what is recognised in its images. A phrase is searched in all of them,
 * because each reader misses what another finds: PDFium hides text that is placed backwards, and content has no text of images.
 */
import { getHeapStatistics } from "node:v8";
import { EngineError } from "../../document/errors.ts";
import type { BBox } from "../../geometry/bbox.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { readTranscript } from "../../read-transcript.ts";
import { contentSource } from "../content/page-content.ts";
import type { ContentSource } from "../content/walk-content.ts";
import type { Editable } from "../pdf/editable.ts";
import { type Box, invert, mapBox, type PageView } from "../pdf/page-view.ts";
import { openInPdfium } from "../pdf/pdfium-document.ts";
import { type PageText, readPageText } from "./page-text.ts";
import { readWithPdfium, type SecondReading } from "./pdfium-text.ts";
import { linesToReading } from "./recognised-lines.ts";

export interface Reading {
  readonly source: ContentSource;
  /** In the order of the document. */
  readonly pages: readonly PageReading[];
  /** Blocks, tables and recognised lines; read at first use. */
  readonly transcript: () => Promise<Transcript>;
}

export interface PageReading {
  readonly text: PageText;
  readonly pdfium: SecondReading;
  /** Null if nothing had to be recognised. */
  readonly recognised: SecondReading | null;
}

/** How a document is read. */
export interface ReadingOptions {
  readonly password: string | null;
  readonly ocr: "auto" | "off";
  readonly signal?: AbortSignal | undefined;
}

/** Minimum share of a page for an image that may contain relevant words. */
const MIN_PICTURE = 0.01;

/** Reads all pages of a document. */
export async function readDocument(bytes: Uint8Array, document: Editable, options: ReadingOptions): Promise<Reading> {
  const source = contentSource(document.pdf);
  const texts = readTexts(document.views, source, options.ocr);
  let transcript: Promise<Transcript> | undefined;
  const readOnce = (): Promise<Transcript> =>
    (transcript ??= readTranscript(
      bytes,
      { settings: { document_password: options.password } },
      { ocr: options.ocr, keepsHidden: true, ...(options.signal === undefined ? {} : { signal: options.signal }) },
    ));
  const recognised = options.ocr === "auto" && texts.some(hasPicture) ? await readOnce() : null;
  using pdfium = await openInPdfium(bytes, options.password);
  const pages = texts.map((text, index): PageReading => {
    const page = recognised?.pages.find(({ number }) => number === index + 1);
    const lines = page?.lines.filter((line) => line.recognised === true) ?? [];
    return {
      text,
      pdfium: readWithPdfium(pdfium, index + 1),
      recognised: lines.length > 0 ? linesToReading(lines, text.view) : null,
    };
  });
  return { source, pages, transcript: readOnce };
}

/** Memory for a letter of a page in both readers and all orders, and for its rewriting and checking. */
const BYTES_A_GLYPH = 900;
/** The same if pages are also parsed, to recognise text in their images. */
const BYTES_A_PARSED_GLYPH = 1300;
/**
 * Share of the free memory that may be used. At .75 a heap of 256 MB ran out before the refusal in one of three full test runs (2026-11-26, busy
 * machine).
 */
const SHARE_OF_HEAP = 0.65;

/** @throws {@link EngineError} `too_many_pages`, before the process runs out of memory */
function readTexts(views: readonly PageView[], source: ContentSource, ocr: ReadingOptions["ocr"]): PageText[] {
  const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
  const room = SHARE_OF_HEAP * (limit - used);
  let glyphs = 0;
  let isParsed = false;
  return views.map((view) => {
    const text = readPageText(view, source);
    glyphs += text.glyphs.length;
    isParsed ||= ocr === "auto" && hasPicture(text);
    if (glyphs * (isParsed ? BYTES_A_PARSED_GLYPH : BYTES_A_GLYPH) <= room) return text;
    throw new EngineError(
      "too_many_pages",
      `The text of these ${views.length} pages is too long to be searched in the memory there is, which holds that of about ${view.number - 1}. Extract fewer pages first ("Extract pages 1 to ${view.number - 1}"), or allow more memory (NODE_OPTIONS=--max-old-space-size; of a service DOCSVC_MEMORY_MIB).`,
    );
  });
}

function hasPicture({ view, images }: PageText): boolean {
  return images.some(({ box }) => (box.x1 - box.x0) * (box.y1 - box.y0) > MIN_PICTURE * view.width * view.height);
}

/** A box of the displayed page, converted to the page's own space. */
export function toPageSpace(view: PageView, { left, top, width, height }: Omit<BBox, "page">): Box {
  return mapBox(invert(view.display), { x0: left, y0: top, x1: left + width, y1: top + height });
}
