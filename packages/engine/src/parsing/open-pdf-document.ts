import { EngineError } from "../document/errors.ts";
import { EMPTY_DOCUMENT } from "../formats/empty-document.ts";
import { isPdf } from "../read/pdf/is-pdf.ts";
import { openPdfSource } from "../read/pdf/pdf-source.ts";
import type { openDocument as openOfNode } from "./open-document.ts";
import { openPages } from "./open-pages.ts";

/**
 * Opens a PDF in a browser, without recognition.
 *
 * @throws {@link EngineError} as in Node; `unsupported_document` for every other format
 */
export const openDocument: typeof openOfNode = async (bytes, options) => {
  if (!isPdf(bytes)) {
    const message =
      bytes.length === 0
        ? EMPTY_DOCUMENT
        : "This is no PDF, and in a browser only PDFs are read; use the service for other formats.";
    throw new EngineError("unsupported_document", message);
  }
  return await openPages(await openPdfSource(bytes, options.password ?? null), options, () => null);
};
