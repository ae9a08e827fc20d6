import { EngineError } from "../../document/errors.ts";
import { hiddenLayers } from "./hidden-layers.ts";
import type { Raster } from "../raw/raster.ts";
import { copyCString } from "./memory.ts";
import { discardPdfium, loadPdfium, type Pdfium, type Pointer, releasePdfium } from "./pdfium.ts";
import type { RawPage } from "../raw/raw-page.ts";
import type { OutlineEntry, Warning } from "../../document/document.ts";
import type { AttachedFile } from "../raw/document-source.ts";
import { readAttachments } from "./read-attachments.ts";
import { readOutline } from "./read-outline.ts";
import { warnOfUnread } from "./warn-of-unread.ts";
import { readPage } from "./read-page.ts";
import { type PagePicture, renderPage } from "./render-page.ts";
import type { Box } from "../../geometry/box.ts";
import { renderRegion } from "./render-region.ts";

/** `FPDF_GetLastError`. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** An open PDF. Must be disposed of: the file's bytes and PDFium's objects are outside the garbage collector. */
export interface PdfDocument extends Disposable {
  readonly pageCount: number;
  /** Read on first access. */
  readonly outline: readonly OutlineEntry[];
  /** Reports content of the file outside its pages, which is not read. */
  readonly warnings: readonly Warning[];
  /** Reads the XML files inside the document. */
  attachments(): readonly AttachedFile[];
  /**
   * Reads one page.
   *
   * @param number - 1-based
   * @returns null if the page cannot be loaded
   */
  readPage(number: number): RawPage | null;
  /** Size of one page in points as displayed; null if the page cannot be loaded. */
  pageSize(number: number): { readonly width: number; readonly height: number } | null;
  /**
   * Renders one page as displayed, or a region of it.
   *
   * @param number - 1-based
   * @param scale - pixels per point
   * @param region - in points
   * @returns null if the page cannot be loaded
   */
  renderPage(number: number, scale: number, region?: Box): PagePicture | null;
  /** Renders a part of one page in grey levels. */
  renderRegion(number: number, region: Box, scale: number): Raster | null;
}

/** Options for opening a PDF. */
export interface OpenOptions {
  readonly password?: string | null;
  /** @defaultValue the instance of this thread */
  readonly pdfium?: Pdfium;
  /** Treats text that pages do not show like any other text. @defaultValue false */
  readonly keepsHidden?: boolean;
}

/**
 * Opens a PDF.
 *
 * @throws {@link EngineError} `password_required`, `password_wrong`, `unsupported_document` for an unknown security
 * handler, `damaged_document` for anything else that cannot be opened.
 */
export async function openPdf(bytes: Uint8Array, options: OpenOptions = {}): Promise<PdfDocument> {
  let pdfium = options.pdfium ?? (await loadPdfium());
  let buffer = pdfium.exports.malloc(bytes.length);
  if (buffer === 0 && options.pdfium === undefined) {
    // Memory never shrinks, so an earlier document may have filled it: a new instance has all of it.
    discardPdfium();
    pdfium = await loadPdfium();
    buffer = pdfium.exports.malloc(bytes.length);
  }
  const { exports } = pdfium;
  if (buffer === 0) {
    throw new EngineError("damaged_document", `The document (${bytes.length} bytes) does not fit into memory.`);
  }
  pdfium.heap.HEAPU8.set(bytes, buffer);
  const password = options.password ? copyCString(pdfium, options.password) : 0;
  let document = exports.FPDF_LoadMemDocument(buffer, bytes.length, password);
  // A file with only an owner password opens without one: a wrong password must not prevent that.
  if (document === 0 && password !== 0) document = exports.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  const error = document === 0 ? exports.FPDF_GetLastError() : 0;
  if (password !== 0) exports.free(password);
  if (document === 0) {
    exports.free(buffer);
    throw openError(error, Boolean(options.password));
  }
  return new OpenPdf(pdfium, document, buffer, { size: bytes.length, keepsHidden: options.keepsHidden ?? false });
}

class OpenPdf implements PdfDocument {
  readonly pageCount: number;
  readonly warnings: readonly Warning[];
  readonly #pdfium: Pdfium;
  readonly #document: Pointer;
  readonly #buffer: Pointer;
  readonly #size: number;
  readonly #keepsHidden: boolean;
  #hiddenLayers: ReadonlySet<string> | undefined;
  #outline: readonly OutlineEntry[] | undefined;
  #open = true;

  /** @param size - size of the file in `buffer` */
  constructor(
    pdfium: Pdfium,
    document: Pointer,
    buffer: Pointer,
    { size, keepsHidden }: { readonly size: number; readonly keepsHidden: boolean },
  ) {
    this.#keepsHidden = keepsHidden;
    this.#pdfium = pdfium;
    this.#document = document;
    this.#buffer = buffer;
    this.#size = size;
    this.pageCount = pdfium.exports.FPDF_GetPageCount(document);
    this.warnings = warnOfUnread(pdfium, document);
  }

  get outline(): readonly OutlineEntry[] {
    this.#outline ??= readOutline(this.#pdfium, this.#document);
    return this.#outline;
  }

  attachments(): readonly AttachedFile[] {
    return readAttachments(this.#pdfium, this.#document);
  }

  readPage(number: number): RawPage | null {
    this.#hiddenLayers ??= hiddenLayers(this.#pdfium.heap.HEAPU8.subarray(this.#buffer, this.#buffer + this.#size));
    return readPage(this.#pdfium, this.#document, number, this.#hiddenLayers, this.#keepsHidden);
  }

  pageSize(number: number): { readonly width: number; readonly height: number } | null {
    const { exports } = this.#pdfium;
    const page = exports.FPDF_LoadPage(this.#document, number - 1);
    if (page === 0) return null;
    const size = { width: exports.FPDF_GetPageWidthF(page), height: exports.FPDF_GetPageHeightF(page) };
    exports.FPDF_ClosePage(page);
    return size;
  }

  renderPage(number: number, scale: number, region?: Box): PagePicture | null {
    return renderPage(this.#pdfium, this.#document, number, scale, region);
  }

  renderRegion(number: number, region: Box, scale: number): Raster | null {
    return renderRegion(this.#pdfium, this.#document, number, region, scale);
  }

  [Symbol.dispose](): void {
    if (!this.#open) return;
    this.#open = false;
    // PDFium reads from the buffer until the document is closed.
    this.#pdfium.exports.FPDF_CloseDocument(this.#document);
    this.#pdfium.exports.free(this.#buffer);
    releasePdfium(this.#pdfium);
  }
}

function openError(code: number, hadPassword: boolean): EngineError {
  if (code === ERROR_PASSWORD && hadPassword) {
    return new EngineError("password_wrong", "The given password does not open this PDF; check it and try again.");
  }
  if (code === ERROR_PASSWORD) {
    return new EngineError("password_required", "This PDF is encrypted; give its password.");
  }
  if (code === ERROR_SECURITY) {
    return new EngineError(
      "unsupported_document",
      "This PDF is protected by a security handler other than a password; save an unprotected copy and use that.",
    );
  }
  return new EngineError(
    "damaged_document",
    `This PDF cannot be opened (PDFium error ${code}); repair or re-export it.`,
  );
}
