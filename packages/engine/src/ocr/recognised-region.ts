import type { Box } from "../geometry/box.ts";
import type { Raster } from "../read/raw/raster.ts";
import type { LevelWord } from "./level-words.ts";
import type { OcrEngine, PictureLayout, RecognisedWord } from "./ocr-engine.ts";
import { bounds, type PlacedWord, type Placement, placeWords } from "./placed-word.ts";
import type { Languages } from "./languages.ts";
import type { RasterLine } from "./raster/ruling-lines.ts";
import { typeset } from "./typeset.ts";

/** What rendering and recognition need. */
export interface OcrTools {
  readonly engine: OcrEngine;
  readonly languages: Languages;
  /** Called if a page's script or language has no data on this machine. */
  readonly miss: (what: MissingLanguage) => void;
  readonly signal?: AbortSignal | undefined;
  /** Renders a part of the page; null if it cannot be rendered. */
  readonly render: (region: Box, pixelsPerPoint: number) => Promise<Raster | null>;
}

/** The content of a region; its lines are numbered from 0. */
export interface RecognisedRegion {
  readonly words: readonly PlacedWord[];
  readonly rulingLines: readonly Box[];
  /** Charts and photographs on a page that is an image. */
  readonly figures?: readonly Box[];
  /** Whether the region's image contains only text and is not a figure. */
  readonly isText?: boolean;
}

export const NOTHING: RecognisedRegion = { words: [], rulingLines: [] };

/** A script that was detected but cannot be read. */
export interface MissingLanguage {
  /** Tesseract's name of the script; undefined if unknown. */
  readonly script?: string;
  /** Tesseract's names of languages written in it. */
  readonly languages: readonly string[];
}

/** Lets the engine read an image in the languages of its document. */
export function recognise(
  raster: Raster,
  dpi: number,
  layout: PictureLayout,
  { engine, languages, signal }: OcrTools,
): Promise<readonly RecognisedWord[]> {
  return engine.recognise(raster, { languages: languages.current, layout, dpi, signal });
}

/** Converts recognised words to page coordinates. */
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
