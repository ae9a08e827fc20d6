import type { Machine } from "../measure/machine.ts";

/** The engine's recognisers: the machine's Tesseract program, and Tesseract as WebAssembly; and that program alone, on images of the same pages. */
export type Recogniser = "program" | "wasm" | "alone";

/** The content of `ocr.json`. */
export interface OcrResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Recognisers that this machine does not have. */
  readonly skipped: readonly Recogniser[];
  /** Page count of the document; all of its pages are recognised. */
  readonly pages: number;
  readonly series: readonly OcrSeries[];
}

/** One recogniser on this number of cores. */
export interface OcrSeries {
  readonly recogniser: Recogniser;
  readonly cores: number;
  readonly rounds: readonly OcrRound[];
}

/** One process on the whole document, after a first page that loads the recogniser. */
export interface OcrRound {
  readonly wallMs: number;
  /** Of the process and the programs that it started. */
  readonly cpuMs: number;
  /** Length of the Markdown: a recogniser that finds almost nothing is not fast. */
  readonly characters: number;
}
