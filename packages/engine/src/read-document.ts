import type { Document, Warning } from "./document.ts";
import { EngineError } from "./errors.ts";
import type { PageInspector } from "./inspect/page-stage.ts";
import { type LaidOutPage, layoutPage } from "./layout/layout-page.ts";
import { detectKind, refusal } from "./read/detect.ts";
import { openPdf, type PdfDocument } from "./read/pdf/open-pdf.ts";
import { discardPdfium, isTrap } from "./read/pdf/pdfium.ts";
import type { RawPage } from "./read/pdf/raw-page.ts";
import { nameBlocks } from "./structure/name-blocks.ts";

/** How to read a document. */
export interface ReadOptions {
  /** 1-based, both ends included. */
  readonly pageRange?: { readonly start?: number; readonly end?: number } | null;
  readonly password?: string | null;
  /** More pages than this are refused. @defaultValue no limit */
  readonly maxPages?: number;
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Is told of every stage of every page, to look at them; a parse without it computes and keeps nothing more. */
  readonly inspect?: PageInspector | undefined;
}

/** Pages that may break PDFium before the document counts as damaged. */
const MOST_TRAPS = 3;

/**
 * Reads bytes into pages of blocks.
 *
 * Damage inside a page leaves that page empty, with a warning; damage to the file throws.
 *
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`,
 * `page_range_invalid`, `too_many_pages`, `aborted`
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions): Promise<Document> {
  const kind = detectKind(bytes);
  if (kind !== "pdf") throw new EngineError("unsupported_document", refusal(kind));
  const warnings: Warning[] = [];
  let document = await open(bytes, options);
  try {
    const { first, last } = selectPages(document.pageCount, options, warnings);
    const pages: LaidOutPage[] = [];
    let traps = 0;
    for (let number = first; number <= last; number++) {
      throwIfAborted(options.signal);
      let raw: RawPage | null = null;
      try {
        raw = document.readPage(number);
      } catch (error) {
        // A trap leaves PDFium's memory in an unknown state: go on in a new instance, without this page.
        if (!isTrap(error)) throw error;
        discardPdfium();
        if (++traps > MOST_TRAPS) throw damaged(error);
        document = await open(bytes, options);
      }
      if (raw === null)
        warnings.push({
          code: "page_damaged",
          message: `Page ${number} cannot be read; it is left empty.`,
          page: number,
        });
      else pages.push(toPage(raw, warnings, options.inspect));
      if (raw === null) pages.push(emptyPage(number));
      options.onProgress?.(number - first + 1, last - first + 1);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    const named = nameBlocks(pages, document.outline);
    if (options.inspect !== undefined) for (const page of named) options.inspect({ stage: "blocks", page });
    return { pages: named, warnings };
  } finally {
    document[Symbol.dispose]();
  }
}

function toPage(raw: RawPage, warnings: Warning[], inspect: PageInspector | undefined): LaidOutPage {
  if (raw.truncated) {
    warnings.push({
      code: "page_truncated",
      message: `Page ${raw.number} holds more characters or drawn objects than are read; the rest is left out.`,
      page: raw.number,
    });
  }
  if (raw.chars.count === 0) {
    warnings.push({
      code: "page_without_text",
      message: `Page ${raw.number} carries no text; if it is a scan, it needs OCR, which this version does not do.`,
      page: raw.number,
    });
  }
  inspect?.({ stage: "chars", page: raw });
  const page = layoutPage(raw, inspect);
  inspect?.({ stage: "drafts", page });
  return page;
}

async function open(bytes: Uint8Array, options: ReadOptions): Promise<PdfDocument> {
  try {
    return await openPdf(bytes, { password: options.password ?? null });
  } catch (error) {
    if (!isTrap(error)) throw error;
    discardPdfium();
    throw damaged(error);
  }
}

function damaged(cause: Error): EngineError {
  return new EngineError("damaged_document", "This PDF breaks its reader; repair or re-export it.", { cause });
}

function selectPages(
  pageCount: number,
  { pageRange, maxPages }: ReadOptions,
  warnings: Warning[],
): { first: number; last: number } {
  const first = pageRange?.start ?? 1;
  const last = pageRange?.end ?? pageCount;
  if (pageCount === 0) throw new EngineError("damaged_document", "This PDF has no pages.");
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 1) {
    throw new EngineError("page_range_invalid", `Page range ${first}–${last}: pages are whole numbers from 1.`);
  }
  if (first > pageCount) {
    throw new EngineError(
      "page_range_invalid",
      `Page range starts at ${first}, but the document has ${pageCount} pages.`,
    );
  }
  if (first > last) {
    throw new EngineError("page_range_invalid", `Page range ${first}–${last} is reversed: start comes before end.`);
  }
  if (last > pageCount) {
    warnings.push({
      code: "page_range_clipped",
      message: `Page range ends at ${last}; the document ends at ${pageCount}.`,
    });
  }
  const end = Math.min(last, pageCount);
  if (maxPages !== undefined && end - first + 1 > maxPages) {
    throw new EngineError(
      "too_many_pages",
      `${end - first + 1} pages were asked for and at most ${maxPages} are allowed; give a smaller page range.`,
    );
  }
  return { first, last: end };
}

function emptyPage(number: number): LaidOutPage {
  return { number, width: 612, height: 792, frameWidth: 612, frameHeight: 792, blocks: [], rules: [] };
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new EngineError("aborted", "Reading was aborted.", { cause: signal.reason });
}
