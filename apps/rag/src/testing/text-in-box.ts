import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BoundingBox } from "@docsvc/client/citations";
import { init } from "@embedpdf/pdfium";

/** The text of a document's boxes, as PDFium tells it: a second opinion on what the engine says stands there. */
export interface BoxTexts extends Disposable {
  /** Of an upright page. */
  inBox(box: BoundingBox): string;
}

export async function openTexts(path: string): Promise<BoxTexts> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
  pdfium.PDFiumExt_Init();
  const bytes = await readFile(path);
  const memory = pdfium.pdfium as unknown as Memory;
  const file = memory.wasmExports.malloc(bytes.length);
  memory.HEAPU8.set(bytes, file);
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, "");
  const buffer = memory.wasmExports.malloc(2 * MOST_CHARS);
  const pages = new Map<number, { readonly text: number; readonly width: number; readonly height: number }>();
  const open = (number: number) => {
    const page = pdfium.FPDF_LoadPage(document, number - 1);
    const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
    const opened = { text: pdfium.FPDFText_LoadPage(page), width, height };
    pages.set(number, opened);
    return opened;
  };
  return {
    inBox({ page, left, top, width, height }) {
      const { text, ...size } = pages.get(page) ?? open(page);
      // PDF's own space has its origin at the bottom.
      const [x0, x1] = [left * size.width, (left + width) * size.width];
      const [y0, y1] = [(1 - top) * size.height, (1 - top - height) * size.height];
      const length = Math.min(MOST_CHARS, pdfium.FPDFText_GetBoundedText(text, x0, y0, x1, y1, 0, 0));
      pdfium.FPDFText_GetBoundedText(text, x0, y0, x1, y1, buffer, length);
      return Buffer.from(memory.HEAPU8.slice(buffer, buffer + 2 * length)).toString("utf16le");
    },
    [Symbol.dispose]: () => pdfium.FPDF_CloseDocument(document),
  };
}

export async function textInBox(path: string, box: BoundingBox): Promise<string> {
  using texts = await openTexts(path);
  return texts.inBox(box);
}

const MOST_CHARS = 20_000;

/** What the package has and its types leave out. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { readonly malloc: (size: number) => number };
}
