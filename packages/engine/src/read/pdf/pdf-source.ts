import { EngineError } from "../../document/errors.ts";
import type { AttachedFile, DocumentSource } from "../raw/document-source.ts";
import type { Raster } from "../raw/raster.ts";
import { openPdf, type PdfDocument } from "./open-pdf.ts";
import { discardPdfium, isTrap } from "./pdfium.ts";
import type { RawPage } from "../raw/raw-page.ts";
import type { OutlineEntry, Warning } from "../../document/document.ts";
import type { Box } from "../../geometry/box.ts";

/** After more pages break PDFium, the document counts as damaged. */
const MAX_TRAPS = 3;

/**
 * Pages read before the document is reopened: PDFium keeps every object that it has read until it closes the document, 6 to 25
 * kB per page. Reopening a manual of 1,000 pages and reloading its fonts takes the time of 5 pages.
 */
const PAGES_AN_OPENING = 512;

/**
 * Opens a PDF that survives pages which break PDFium: such a page is null, and the others are read in a new instance.
 *
 * @throws {@link EngineError} as {@link openPdf}, and `damaged_document` if too many pages break
 */
export async function openPdfSource(
  bytes: Uint8Array,
  password: string | null,
  { keepsHidden = false }: { readonly keepsHidden?: boolean | undefined } = {},
): Promise<DocumentSource> {
  const open = async (): Promise<PdfDocument> => {
    try {
      return await openPdf(bytes, { password, keepsHidden });
    } catch (error) {
      if (!isTrap(error)) throw error;
      discardPdfium();
      throw damaged(error);
    }
  };
  return new PdfSource(open, await open());
}

class PdfSource implements DocumentSource {
  readonly pageCount: number;
  readonly unit = "pt";
  readonly #open: () => Promise<PdfDocument>;
  #current: Promise<PdfDocument>;
  #document: PdfDocument;
  #pagesRead = 0;
  #traps = 0;

  constructor(open: () => Promise<PdfDocument>, document: PdfDocument) {
    this.#open = open;
    this.#document = document;
    this.#current = Promise.resolve(document);
    this.pageCount = document.pageCount;
  }

  get outline(): readonly OutlineEntry[] {
    return this.#document.outline;
  }

  get warnings(): readonly Warning[] {
    return this.#document.warnings;
  }

  get brokenPages(): number {
    return this.#traps;
  }

  async readPage(number: number): Promise<RawPage | null> {
    if (++this.#pagesRead % PAGES_AN_OPENING === 0) await this.#reopen();
    return this.#try((document) => document.readPage(number));
  }

  attachments(): Promise<readonly AttachedFile[] | null> {
    return this.#try((document) => document.attachments());
  }

  renderRegion(number: number, region: Box, pixelsPerPoint: number): Promise<Raster | null> {
    return this.#try((document) => document.renderRegion(number, region, pixelsPerPoint));
  }

  pixelsPerPoint(): number {
    return 1;
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#document[Symbol.dispose]();
    return Promise.resolve();
  }

  async #reopen(): Promise<void> {
    await this.#try((document) => {
      document[Symbol.dispose]();
      this.#current = this.#open();
    });
    this.#document = await this.#current;
  }

  async #try<Result>(task: (document: PdfDocument) => Result): Promise<Result | null> {
    let current: Promise<PdfDocument>;
    let document: PdfDocument;
    // If the document was reopened during the wait, the awaited instance is closed. So this is checked right before its use, and only here.
    do {
      current = this.#current;
      document = await current;
    } while (current !== this.#current);
    try {
      return task(document);
    } catch (error) {
      // A trap leaves PDFium's memory in an unknown state: its pointers are invalid, also for waiting tasks.
      if (!isTrap(error)) throw error;
      discardPdfium();
      refuseBroken(++this.#traps, error);
      this.#current = this.#open();
      this.#document = await this.#current;
      return null;
    }
  }
}

/** @throws {@link EngineError} `damaged_document` if this many broken pages mean that the document is damaged */
export function refuseBroken(pages: number, cause?: Error): void {
  if (pages > MAX_TRAPS) throw damaged(cause);
}

function damaged(cause?: Error): EngineError {
  return new EngineError("damaged_document", "This PDF breaks its reader; repair or re-export it.", { cause });
}
