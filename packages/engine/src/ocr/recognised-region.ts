import type { Box } from "../geometry/box.ts";
import type { Raster } from "../read/raw/raster.ts";
import type { LevelWord } from "./level-words.ts";
import type { OcrEngine, PictureLayout, RecognisedWord } from "./ocr-engine.ts";
import { bounds, type PlacedWord, type Placement, placeWords } from "./placed-word.ts";
import type { Languages } from "./languages.ts";
import type { RasterLine } from "./raster/ruling-lines.ts";
import { typeset } from "./typeset.ts";

/** What drawing and recognising need to know. */
export interface OcrTools {
  readonly engine: OcrEngine;
  readonly languages: Languages;
  /** Is called with a page whose script or language has no data here. */
  readonly miss: (what: MissingLanguage) => void;
  readonly signal?: AbortSignal | undefined;
  /** Draws a part of the page; null where it cannot be drawn. */
  readonly render: (region: Box, pixelsPerPoint: number) => Promise<Raster | null>;
}

/** What a region holds; its lines are numbered from 0. */
export interface RecognisedRegion {
  readonly words: readonly PlacedWord[];
  readonly rulingLines: readonly Box[];
  /** Charts and photographs on a page that is a picture. */
  readonly figures?: readonly Box[];
  /** The region's picture is nothing but text, and no figure. */
  readonly isText?: boolean;
}

export const NOTHING: RecognisedRegion = { words: [], rulingLines: [] };

/** A script that was seen and cannot be read. */
export interface MissingLanguage {
  /** Tesseract's name of the script; undefined where nothing shows it. */
  readonly script?: string;
  /** Tesseract's names of languages that are written in it. */
  readonly languages: readonly string[];
}

/** Has the engine read a picture in the languages of its document. */
export function recognise(
  raster: Raster,
  dpi: number,
  layout: PictureLayout,
  { engine, languages, signal }: OcrTools,
): Promise<readonly RecognisedWord[]> {
  return engine.recognise(raster, { languages: languages.current, layout, dpi, signal });
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
