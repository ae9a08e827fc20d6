import { compose, identity } from "../geometry/transform.ts";
import { keepPageWords } from "./keep-words.ts";
import { type LevelWord, levelWords } from "./level-words.ts";
import { nameBullets } from "./name-bullets.ts";
import type { Placement } from "./placed-word.ts";
import { findRulingLines, type RasterLine, withoutLines } from "./raster/ruling-lines.ts";
import { estimateSkew } from "./raster/skew.ts";
import { levelTransform, straighten, straightenInk, turnUpright } from "./raster/turn.ts";
import { NOTHING, type OcrTools, place, type RecognisedRegion, recognise } from "./recognised-region.ts";
import { lookAt, type SeenPicture } from "./seen-picture.ts";

/** Fewer letters in rows than this are texture. */
const LEAST_LETTERS = 4;
/** Letters stand in columns of a table, too, but half as many as stand in rows. */
const TURNED = 1.5;
/** Upside-down print reads as words, but with a mean confidence under 0.4; print the right way up has 0.7 and more. */
const SUSPICIOUS = 0.6;
/**
 * In degrees. Turning a picture blurs it: at 0.6° Tesseract reads the crooked page with half the errors of the
 * straightened one, from 3° on it loses lines.
 */
const READ_CROOKED = 2;

type Turn = 0 | 90 | 180 | 270;
const UPRIGHT_WAYS: readonly Turn[] = [0, 180];
const TURNED_WAYS: readonly Turn[] = [90, 270];

/**
 * Reads a page that is a picture, whichever way it lies.
 *
 * The page is read the likely way first, and the other way round only if that fails: the usual page pays nothing, and no
 * guess is as sure (Tesseract's own orientation test took one turned page of three for upside down).
 */
export async function readScan(picture: SeenPicture, placement: Placement, tools: OcrTools): Promise<RecognisedRegion> {
  const { inRows, inColumns } = picture.print;
  if (Math.max(inRows, inColumns) < LEAST_LETTERS) return NOTHING;
  let best: ReadScan = { ...NOTHING, confidence: 0 };
  for (const turn of inColumns > TURNED * inRows ? TURNED_WAYS : UPRIGHT_WAYS) {
    const found = await readTurned(picture, turn, placement, tools);
    if (found.confidence > best.confidence) best = found;
    if (found.confidence >= SUSPICIOUS) break;
  }
  return best;
}

/** A page read one way round, and how surely, over every word that the engine gave. */
interface ReadScan extends RecognisedRegion {
  readonly confidence: number;
}

async function readTurned(seen: SeenPicture, turn: Turn, placement: Placement, tools: OcrTools): Promise<ReadScan> {
  if (turn === 0) return readUpright(seen, placement, tools);
  const { raster, toSource } = turnUpright(seen.raster, turn);
  const picture = lookAt(raster, seen.dpi);
  if (picture === null) return { ...NOTHING, confidence: 0 };
  const toPage = compose(toSource, placement.toLevel);
  return readUpright(picture, { ...placement, toInk: toPage, toLevel: toPage, angleDegrees: turn }, tools);
}

async function readUpright(seen: SeenPicture, placement: Placement, tools: OcrTools): Promise<ReadScan> {
  const { raster, dpi, ink } = seen;
  const degrees = estimateSkew(seen.components, dpi);
  if (degrees === 0) {
    const lines = findRulingLines(ink, dpi);
    const words = await recognise(withoutLines(raster, lines, identity), dpi, "page", tools);
    return toReadScan(levelWords(words, 0, raster), lines, placement);
  }
  const lines = findRulingLines(straightenInk(ink, degrees), dpi);
  if (Math.abs(degrees) <= READ_CROOKED) {
    const clean = withoutLines(raster, lines, levelTransform(raster, degrees));
    return toReadScan(levelWords(await recognise(clean, dpi, "page", tools), degrees, raster), lines, placement);
  }
  const level = straighten(raster, degrees);
  const words = await recognise(withoutLines(level.raster, lines, identity), dpi, "page", tools);
  const toInk = compose(level.toSource, placement.toInk);
  return toReadScan(levelWords(words, 0, level.raster), lines, { ...placement, toInk });
}

function toReadScan(words: readonly LevelWord[], lines: readonly RasterLine[], placement: Placement): ReadScan {
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
  return { ...place(keepPageWords(nameBullets(words)), lines, placement), confidence };
}
