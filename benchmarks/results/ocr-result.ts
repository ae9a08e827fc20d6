import type { Machine } from "../measure/machine.ts";

/** The recognisers of the engine: the machine's Tesseract program, and Tesseract as WebAssembly. And that program alone, on pictures of the same pages. */
export type Recogniser = "program" | "wasm" | "alone";

/** What `ocr.json` holds. */
export interface OcrResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Recognisers that this machine has not. */
  readonly skipped: readonly Recogniser[];
  /** Of the document, each recognised whole. */
  readonly pages: number;
  readonly series: readonly OcrSeries[];
}

/** One recogniser on this many cores. */
export interface OcrSeries {
  readonly recogniser: Recogniser;
  readonly cores: number;
  readonly rounds: readonly OcrRound[];
}

/** One process on the whole document, after a first page that loads the recogniser. */
export interface OcrRound {
  readonly wallMs: number;
  /** Of the process and of the programs that it started. */
  readonly cpuMs: number;
  /** Of the Markdown: a recogniser that finds next to nothing is not fast. */
  readonly characters: number;
}
