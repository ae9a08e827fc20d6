import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BoundingBox } from "@docsvc/client/citations";
import { init } from "@embedpdf/pdfium";

/** The text in boxes of a document, as PDFium reads it: a check of the engine by a second reader. */
export interface BoxTexts extends Disposable {
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
  const buffer = memory.wasmExports.malloc(2 * MAX_CHARS);
  const corner = memory.wasmExports.malloc(16);
  const pages = new Map<number, { readonly page: number; readonly text: number }>();
  const open = (number: number) => {
    const page = pdfium.FPDF_LoadPage(document, number - 1);
    const opened = { page, text: pdfium.FPDFText_LoadPage(page) };
    pages.set(number, opened);
    return opened;
  };
  /** From the page as displayed, rotated and cropped, to PDF's own space. */
  const toPage = (page: number, left: number, top: number): readonly [number, number] => {
    const [x, y] = [Math.round(left * FINE), Math.round(top * FINE)];
    pdfium.FPDF_DeviceToPage(page, 0, 0, FINE, FINE, 0, x, y, corner, corner + 8);
    const values = new DataView(memory.HEAPU8.buffer, corner, 16);
    return [values.getFloat64(0, true), values.getFloat64(8, true)];
  };
  return {
    inBox({ page: number, left, top, width, height }) {
      const { page, text } = pages.get(number) ?? open(number);
      const [[ax, ay], [bx, by]] = [toPage(page, left, top), toPage(page, left + width, top + height)];
      const [x0, x1] = [Math.min(ax, bx), Math.max(ax, bx)];
      // The origin of PDF's own space is at the bottom.
      const [y0, y1] = [Math.max(ay, by), Math.min(ay, by)];
      const length = Math.min(MAX_CHARS, pdfium.FPDFText_GetBoundedText(text, x0, y0, x1, y1, 0, 0));
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

const MAX_CHARS = 20_000;
/** Assumed width and height of a page in pixels: a resolution finer than a hundredth of a point. */
const FINE = 100_000;

/** Members of the package that its types omit. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { readonly malloc: (size: number) => number };
}
