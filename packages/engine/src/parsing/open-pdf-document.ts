import { EngineError } from "../document/errors.ts";
import { detectKind, refusal } from "../read/detect.ts";
import { openPdfSource } from "../read/pdf/pdf-source.ts";
import type { openDocument as openOfNode } from "./open-document.ts";
import { openPages } from "./open-pages.ts";

/**
 * Opens a PDF: what browsers read. Nothing is recognised there.
 *
 * @throws {@link EngineError} as in Node; `unsupported_document` for every other format
 */
export const openDocument: typeof openOfNode = async (bytes, options) => {
  const kind = detectKind(bytes);
  if (kind !== "pdf") throw new EngineError("unsupported_document", refusal(kind));
  return await openPages(await openPdfSource(bytes, options.password ?? null), options, () => null);
};
