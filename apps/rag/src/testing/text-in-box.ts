import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BoundingBox } from "@docsvc/client/citations";
import { init } from "@embedpdf/pdfium";

/** The text inside a box of an upright page, as PDFium tells it: a second opinion on what the engine says stands there. */
export async function textInBox(path: string, { page, left, top, width, height }: BoundingBox): Promise<string> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
  pdfium.PDFiumExt_Init();
  const bytes = await readFile(path);
  const memory = pdfium.pdfium as unknown as Memory;
  const file = memory.wasmExports.malloc(bytes.length);
  memory.HEAPU8.set(bytes, file);
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, "");
  const loaded = pdfium.FPDF_LoadPage(document, page - 1);
  const [pageWidth, pageHeight] = [pdfium.FPDF_GetPageWidthF(loaded), pdfium.FPDF_GetPageHeightF(loaded)];
  const text = pdfium.FPDFText_LoadPage(loaded);
  // PDF's own space has its origin at the bottom.
  const edges = [left, 1 - top, left + width, 1 - top - height] as const;
  const [x0, y0, x1, y1] = edges.map((edge, index) => edge * (index % 2 === 0 ? pageWidth : pageHeight)) as [
    number,
    number,
    number,
    number,
  ];
  const length = pdfium.FPDFText_GetBoundedText(text, x0, y0, x1, y1, 0, 0);
  const buffer = memory.wasmExports.malloc(2 * length);
  pdfium.FPDFText_GetBoundedText(text, x0, y0, x1, y1, buffer, length);
  return Buffer.from(memory.HEAPU8.slice(buffer, buffer + 2 * length)).toString("utf16le");
}

/** What the package has and its types leave out. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { readonly malloc: (size: number) => number };
}
