import { compose, identity } from "../geometry/transform.ts";
import type { PageRegion } from "../read/pdf/render-region.ts";
import type { Raster } from "../read/raster.ts";
import type { OcrRegion } from "./choose-regions.ts";
import { type LevelWord, levelWords } from "./level-words.ts";
import { keepPageWords, keepPictureWords, keepTextWords } from "./keep-words.ts";
import type { OcrEngine, PictureLayout, RecognisedWord } from "./ocr-engine.ts";
import {
  bounds,
  type PlacedEdges,
  type PlacedWord,
  type Placement,
  placeWords,
  regionTransform,
} from "./placed-word.ts";
import { binarise, type InkRaster } from "./raster/binarise.ts";
import { type Component, findComponents } from "./raster/components.ts";
import { isLattice } from "./raster/lattice.ts";
import { findPrint, isAllText, mayHoldWords, type PrintEvidence } from "./raster/print.ts";
import { findRulingLines, type RasterLine, withoutLines } from "./raster/ruling-lines.ts";
import { estimateSkew } from "./raster/skew.ts";
import { straighten, turnUpright } from "./raster/turn.ts";
import { typeset } from "./typeset.ts";

/** What drawing and recognising need to know. */
export interface OcrTools {
  readonly engine: OcrEngine;
  readonly languages: readonly string[];
  readonly signal?: AbortSignal | undefined;
  /** Draws a part of the page; null where it cannot be drawn. */
  readonly render: (region: PageRegion, pixelsPerPoint: number) => Promise<Raster | null>;
}

/** What a region holds. */
export interface RecognisedRegion {
  readonly words: readonly PlacedWord[];
  readonly rulingLines: readonly PlacedEdges[];
  /** The region's picture is nothing but text, and no figure. */
  readonly isText?: boolean;
}

/** Recognition of 10 pt print is as good at 200 dpi as at 300, in half of the time. */
const DPI = 200;
/** A sheet of A2 at 200 dpi; larger ones are drawn more coarsely. */
const MOST_PIXELS = 16_000_000;
/** Fewer letters in rows than this are texture. */
const LEAST_LETTERS = 4;
/**
 * In degrees. Turning a picture blurs it: at 0.6° Tesseract reads the crooked page with half the errors of the
 * straightened one, from 3° on it loses lines.
 */
const READ_CROOKED = 2;
/** Letters stand in columns of a table, too, but half as many as stand in rows. */
const TURNED = 1.5;
/**
 * Upside-down print reads as words, but with a mean confidence under 0.4; print the right way up has 0.7 and more. So a
 * page is read the likely way first, and the other way round only if that fails: the usual page pays nothing, and no
 * guess at the orientation is as sure (Tesseract's own took one turned page of three for upside down).
 */
const SUSPICIOUS = 0.6;
type Turn = 0 | 90 | 180 | 270;
const UPRIGHT_WAYS: readonly Turn[] = [0, 180];
const TURNED_WAYS: readonly Turn[] = [90, 270];

const NOTHING: RecognisedRegion = { words: [], rulingLines: [] };

/** Draws one region and reads it. */
export async function recogniseRegion(
  region: OcrRegion,
  tools: OcrTools,
  firstLine: number,
): Promise<RecognisedRegion> {
  const area = (region.right - region.left) * (region.bottom - region.top);
  const pixelsPerPoint = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / area));
  const drawn = await tools.render(region, pixelsPerPoint);
  if (drawn === null) return NOTHING;
  const picture = lookAt(drawn, pixelsPerPoint * 72);
  if (picture === null) return NOTHING;
  const { print } = picture;
  if (Math.max(print.inRows, region.kind === "page" ? print.inColumns : 0) < LEAST_LETTERS) return NOTHING;
  const toPage = regionTransform(region, pixelsPerPoint);
  const base: Placement = { toInk: toPage, toLevel: toPage, pixelsPerPoint, angleDegrees: 0, inPicture: false };
  if (region.kind === "picture") return readPicture(picture, base, tools, firstLine);
  let best: ReadPage = { ...NOTHING, confidence: 0 };
  for (const turn of print.inColumns > TURNED * print.inRows ? TURNED_WAYS : UPRIGHT_WAYS) {
    const found = await readTurned(picture, turn, base, tools, firstLine);
    if (found.confidence > best.confidence) best = found;
    if (found.confidence >= SUSPICIOUS) break;
  }
  return best;
}

/** A picture and what was measured on it. */
interface Picture {
  readonly raster: Raster;
  readonly dpi: number;
  readonly ink: InkRaster;
  readonly components: readonly Component[];
  readonly print: PrintEvidence;
}

/** Null for a picture with more specks than print can have. */
function lookAt(raster: Raster, dpi: number): Picture | null {
  const ink = binarise(raster);
  const components = findComponents(ink);
  return components === null ? null : { raster, dpi, ink, components, print: findPrint(components, dpi) };
}

async function readTurned(
  seen: Picture,
  turn: Turn,
  base: Placement,
  tools: OcrTools,
  firstLine: number,
): Promise<ReadPage> {
  if (turn === 0) return readPage(seen, base, tools, firstLine);
  const { raster, toSource } = turnUpright(seen.raster, turn);
  const picture = lookAt(raster, seen.dpi);
  const toLevel = compose(toSource, base.toLevel);
  return picture === null
    ? { ...NOTHING, confidence: 0 }
    : readPage(picture, { ...base, toInk: toLevel, toLevel, angleDegrees: turn }, tools, firstLine);
}

async function readPage(seen: Picture, base: Placement, tools: OcrTools, firstLine: number): Promise<ReadPage> {
  const degrees = estimateSkew(seen.components, seen.dpi);
  if (degrees === 0) {
    const lines = findRulingLines(seen.ink, seen.dpi);
    const words = await recognise(withoutLines(seen.raster, lines, identity), seen.dpi, "page", tools);
    return toReadPage(levelWords(words, 0, seen.raster), lines, base, firstLine);
  }
  const level = straighten(seen.raster, degrees);
  const lines = findRulingLines(binarise(level.raster), seen.dpi);
  if (Math.abs(degrees) <= READ_CROOKED) {
    const words = await recognise(withoutLines(seen.raster, lines, level.toSource), seen.dpi, "page", tools);
    return toReadPage(levelWords(words, degrees, seen.raster), lines, base, firstLine);
  }
  const words = await recognise(withoutLines(level.raster, lines, identity), seen.dpi, "page", tools);
  const placement = { ...base, toInk: compose(level.toSource, base.toInk) };
  return toReadPage(levelWords(words, 0, seen.raster), lines, placement, firstLine);
}

/** A page read one way round, and how surely, over every word that the engine gave. */
interface ReadPage extends RecognisedRegion {
  readonly confidence: number;
}

function toReadPage(
  words: readonly LevelWord[],
  lines: readonly RasterLine[],
  placement: Placement,
  firstLine: number,
): ReadPage {
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
  return { ...place(keepPageWords(words), lines, placement, firstLine), confidence };
}

async function readPicture(
  seen: Picture,
  base: Placement,
  tools: OcrTools,
  firstLine: number,
): Promise<RecognisedRegion> {
  const lines = findRulingLines(seen.ink, seen.dpi);
  const picture = lines.length === 0 ? seen : lookAt(withoutLines(seen.raster, lines, identity), seen.dpi);
  if (picture === null) return NOTHING;
  if (isAllText(picture.print)) {
    const isGrid = isLattice(lines, seen.dpi);
    const words = keepTextWords(await recognise(picture.raster, seen.dpi, isGrid ? "grid" : "page", tools));
    return {
      ...place(levelWords(words, 0, seen.raster), isGrid ? lines : [], base, firstLine),
      isText: words.length > 0,
    };
  }
  if (!mayHoldWords(picture.print)) return NOTHING;
  // With its lines: an axis that is erased takes the letters with it that touch it.
  const words = keepPictureWords(await recognise(seen.raster, seen.dpi, "scattered", tools));
  return place(levelWords(words, 0, seen.raster), [], { ...base, inPicture: true }, firstLine);
}

function recognise(
  raster: Raster,
  dpi: number,
  layout: PictureLayout,
  { engine, languages, signal }: OcrTools,
): Promise<readonly RecognisedWord[]> {
  return engine.recognise(raster, { languages, layout, dpi, signal });
}

function place(
  words: readonly LevelWord[],
  lines: readonly RasterLine[],
  placement: Placement,
  firstLine: number,
): RecognisedRegion {
  return {
    words: placeWords(typeset(words), placement, firstLine),
    rulingLines: lines.map((line) => bounds(placement.toLevel, line)),
  };
}
