import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import type { Reader } from "./engine.ts";

export type Pointer = number;
export type RawExports = Readonly<Record<string, (...args: number[]) => number>>;

/** PDFium's raw WebAssembly exports and its memory; the views change when the memory grows, so they are read each time. */
export interface Pdfium {
  readonly raw: RawExports;
  readonly heap: { readonly HEAPU8: Uint8Array; readonly HEAPF32: Float32Array };
}

export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const { pdfium, PDFiumExt_Init } = await init({ wasmBinary });
  PDFiumExt_Init();
  // The package declares neither the individual raw exports nor the memory's views.
  return { raw: pdfium.wasmExports as unknown as RawExports, heap: pdfium as unknown as Pdfium["heap"] };
}

/** The value of `raw[name]`, which every build of PDFium has. */
export function rawFunction(pdfium: Pdfium, name: string): (...args: number[]) => number {
  const found = pdfium.raw[name];
  if (found === undefined) throw new Error(`This build of PDFium does not export ${name}.`);
  return found;
}

/** Opens a PDF, calls `visit` with every loaded page, and closes it. */
export async function visitPages(pdfium: Pdfium, file: string, visit: (page: Pointer) => void): Promise<number> {
  const bytes = await readFile(file);
  const malloc = rawFunction(pdfium, "malloc");
  const free = rawFunction(pdfium, "free");
  const buffer = malloc(bytes.length);
  pdfium.heap.HEAPU8.set(bytes, buffer);
  const document = rawFunction(pdfium, "FPDF_LoadMemDocument")(buffer, bytes.length, 0);
  try {
    if (document === 0) throw new Error("PDFium cannot open this file.");
    const count = rawFunction(pdfium, "FPDF_GetPageCount")(document);
    for (let index = 0; index < count; index++) {
      const page = rawFunction(pdfium, "FPDF_LoadPage")(document, index);
      if (page === 0) continue;
      visit(page);
      rawFunction(pdfium, "FPDF_ClosePage")(page);
    }
    return count;
  } finally {
    if (document !== 0) rawFunction(pdfium, "FPDF_CloseDocument")(document);
    free(buffer);
  }
}

/**
 * A reader that returns the text of each loaded page. PDFium is loaded with the first document, as in docsvc, so that the load time counts
 * for both.
 */
export function pageReader(prepare: (pdfium: Pdfium) => (page: Pointer) => string): Reader {
  let prepared: Promise<{ readonly pdfium: Pdfium; readonly read: (page: Pointer) => string }> | undefined;
  return async (file) => {
    prepared ??= loadPdfium().then((pdfium) => ({ pdfium, read: prepare(pdfium) }));
    const { pdfium, read } = await prepared;
    let text = "";
    await visitPages(pdfium, file, (page) => {
      text += `${read(page)}\n`;
    });
    return text;
  };
}
