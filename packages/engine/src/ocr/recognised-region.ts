import type { PageRegion } from "../read/pdf/render-region.ts";
import type { Raster } from "../read/raster.ts";
import type { LevelWord } from "./level-words.ts";
import type { OcrEngine, PictureLayout, RecognisedWord } from "./ocr-engine.ts";
import { bounds, type PlacedEdges, type PlacedWord, type Placement, placeWords } from "./placed-word.ts";
import type { RasterLine } from "./raster/ruling-lines.ts";
import { typeset } from "./typeset.ts";

/** What drawing and recognising need to know. */
export interface OcrTools {
  readonly engine: OcrEngine;
  readonly languages: readonly string[];
  readonly signal?: AbortSignal | undefined;
  /** Draws a part of the page; null where it cannot be drawn. */
  readonly render: (region: PageRegion, pixelsPerPoint: number) => Promise<Raster | null>;
}

/** What a region holds; its lines are numbered from 0. */
export interface RecognisedRegion {
  readonly words: readonly PlacedWord[];
  readonly rulingLines: readonly PlacedEdges[];
  /** Charts and photographs on a page that is a picture. */
  readonly figures?: readonly PlacedEdges[];
  /** The region's picture is nothing but text, and no figure. */
  readonly isText?: boolean;
}

export const NOTHING: RecognisedRegion = { words: [], rulingLines: [] };

/** Has the engine read a picture. */
export function recognise(
  raster: Raster,
  dpi: number,
  layout: PictureLayout,
  { engine, languages, signal }: OcrTools,
): Promise<readonly RecognisedWord[]> {
  return engine.recognise(raster, { languages, layout, dpi, signal });
}

/** Puts what was read on the page. */
export function place(
  words: readonly LevelWord[],
  lines: readonly RasterLine[],
  placement: Placement,
): RecognisedRegion {
  return {
    words: placeWords(typeset(words), placement),
    rulingLines: lines.map((line) => bounds(placement.toLevel, line)),
  };
}
