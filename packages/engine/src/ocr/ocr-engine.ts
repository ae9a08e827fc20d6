import type { Raster } from "../read/raw/raster.ts";

/** A word as returned by an engine; edges in pixels of its image. */
export interface RecognisedWord {
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Shared by the words of a printed line; lines count up in the engine's reading order. */
  readonly line: number;
}

/**
 * What an engine should expect in an image.
 *
 * `page`: columns and paragraphs. `grid`: rows of a table, including single digits. `scattered`: words anywhere, as in
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
 * Recognises words in images. Calls may overlap: `concurrency` of them run at once, others wait.
 *
 * Every engine guarantees: an aborted signal ends the call with its reason and frees the core at once, or after the current image if the
 * engine shares the caller's thread; an idle engine does not keep the process alive.
 */
export interface OcrEngine extends AsyncDisposable {
  readonly name: string;
  readonly concurrency: number;
  /** Languages it has data for, sorted. */
  readonly languages: readonly string[];
  recognise(image: Raster, options: RecogniseOptions): Promise<readonly RecognisedWord[]>;
  /** Returns Tesseract's name of an image's script; null if the engine has no data for script detection, or if there are too few letters. */
  detectScript(image: Raster, options: Pick<RecogniseOptions, "dpi" | "signal">): Promise<string | null>;
}
