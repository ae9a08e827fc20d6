import { EngineError } from "../../document/errors.ts";
import { copyCString } from "../../read/pdf/memory.ts";
import { loadPdfium, type Pdfium, type Pointer, releasePdfium } from "../../read/pdf/pdfium.ts";

/** A document in PDFium. Only one page is open at a time. The caller must dispose of it. */
export interface PdfiumDocument extends Disposable {
  readonly pdfium: Pdfium;
  readonly document: Pointer;
  readonly pageCount: number;
  /** @returns null if PDFium cannot load the page */
  readonly withPage: <Result>(number: number, task: (page: Pointer) => Result) => Result | null;
}

/** @throws {@link EngineError} `damaged_document` */
export async function openInPdfium(bytes: Uint8Array, password: string | null = null): Promise<PdfiumDocument> {
  const pdfium = await loadPdfium();
  const { exports } = pdfium;
  const buffer = exports.malloc(bytes.length);
  if (buffer === 0) throw new EngineError("damaged_document", "The document does not fit into memory.");
  pdfium.heap.HEAPU8.set(bytes, buffer);
  const secret = password ? copyCString(pdfium, password) : 0;
  const document = exports.FPDF_LoadMemDocument(buffer, bytes.length, secret);
  if (secret !== 0) exports.free(secret);
  if (document === 0) {
    exports.free(buffer);
    throw new EngineError("damaged_document", "The edited document cannot be opened again.");
  }
  return {
    pdfium,
    document,
    pageCount: exports.FPDF_GetPageCount(document),
    withPage: (number, task) => {
      const page = exports.FPDF_LoadPage(document, number - 1);
      if (page === 0) return null;
      try {
        return task(page);
      } finally {
        exports.FPDF_ClosePage(page);
      }
    },
    [Symbol.dispose]: () => {
      exports.FPDF_CloseDocument(document);
      exports.free(buffer);
      releasePdfium(pdfium);
    },
  };
}
