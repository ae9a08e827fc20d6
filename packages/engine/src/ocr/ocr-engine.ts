import type { Raster } from "../read/raw/raster.ts";

/** A word as an engine gives it; edges in pixels of its picture. */
export interface RecognisedWord {
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Words of one printed line share it; lines count up in the engine's reading order. */
  readonly line: number;
}

/**
 * What an engine is to expect of a picture.
 *
 * `page`: columns and paragraphs. `grid`: rows of a table, single digits among them. `scattered`: words anywhere, as in
 * charts, maps and screenshots.
 */
export type PictureLayout = "page" | "grid" | "scattered";

export interface RecogniseOptions {
  /** Tesseract's names, e.g. `eng`; only ones that {@link OcrEngine.languages} lists. */
  readonly languages: readonly string[];
  readonly layout: PictureLayout;
  readonly dpi: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Recognises words in pictures. Calls may overlap: `concurrency` of them run at once, others wait.
 *
 * Guarantee of every engine: a fired signal ends the call with its reason and frees the core at once, or after the picture at hand where the
 * engine shares the caller's thread; and an engine that has nothing to do keeps no process alive.
 */
export interface OcrEngine extends AsyncDisposable {
  readonly name: string;
  readonly concurrency: number;
  /** What it has data for; sorted. */
  readonly languages: readonly string[];
  recognise(image: Raster, options: RecogniseOptions): Promise<readonly RecognisedWord[]>;
  /** Shows the script of a picture by Tesseract's name; null where the engine has no data for that, or too few letters. */
  detectScript(image: Raster, options: Pick<RecogniseOptions, "dpi" | "signal">): Promise<string | null>;
}
