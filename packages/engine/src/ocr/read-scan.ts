import { compose, identity } from "../geometry/transform.ts";
import type { Raster } from "../read/raw/raster.ts";
import { findScript, readInItsLanguage } from "./choose-reading.ts";
import { keepPageWords, keepPictureWords, shareOfText } from "./keep-words.ts";
import { levelBox, levelWords } from "./level-words.ts";
import { markRules } from "./mark-rules.ts";
import { nameBullets } from "./name-bullets.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { bounds, type PlacedWord, type Placement } from "./placed-word.ts";
import type { Box } from "../geometry/box.ts";
import { type Component, findComponents } from "./raster/components.ts";
import { findDrawnRegions, isInside } from "./raster/drawn-regions.ts";
import { findLeaders, withoutLeaders } from "./raster/leaders.ts";
import { findRulingLines, type RasterLine, withoutLines } from "./raster/ruling-lines.ts";
import { estimateSkew } from "./raster/skew.ts";
import { levelTransform, straighten, straightenInk, turnUpright } from "./raster/turn.ts";
import { withLeaderWords } from "./read-leaders.ts";
import { readAgain } from "./read-again.ts";
import { outside, readOtherScripts } from "./read-other-scripts.ts";
import { readRest } from "./read-rest.ts";
import { NOTHING, type OcrTools, place, type RecognisedRegion } from "./recognised-region.ts";
import { lookAt, type SeenPicture } from "./seen-picture.ts";

/** Fewer letters in rows than this are texture. */
const MIN_LETTERS = 4;
/** With fewer letters, no script can be detected. */
const MIN_OF_SCRIPT = 24;
/** Letters also line up in columns of a table, but only half as many as in rows. */
const TURNED = 1.5;
/** Upside-down print reads as words, but with a mean confidence below 0.4; upright print has 0.7 or more. */
const SUSPICIOUS = 0.6;
/**
 * In degrees. Rotating an image blurs it: at 0.6° Tesseract makes half as many errors on the crooked page as on the
 * straightened one; from 3° it loses lines.
 */
const READ_CROOKED = 2;

/**
 * Print of another script that is read with Latin data has at most 0.28 of its chars in confident words (paragraphs in eight scripts, sharp
 * and blurred), a Latin page that can be read 0.82 or more.
 */
const MIN_TEXT = 0.5;

type Turn = 0 | 90 | 180 | 270;
const UPRIGHT_WAYS: readonly Turn[] = [0, 180];
const TURNED_WAYS: readonly Turn[] = [90, 270];

/**
 * Reads a page that is an image, in any orientation.
 *
 * Reads the page in the likely orientation first, and in the opposite one only if that fails: the usual page costs nothing extra, and no
 * guess is as reliable (Tesseract's own orientation test took one rotated page in three for upside down).
 */
export async function readScan(picture: SeenPicture, placement: Placement, tools: OcrTools): Promise<RecognisedRegion> {
  const { inRows, inColumns } = picture.print;
  if (Math.max(inRows, inColumns) < MIN_LETTERS) return NOTHING;
  const ways = inColumns > TURNED * inRows ? TURNED_WAYS : UPRIGHT_WAYS;
  const first = await readEitherWay(picture, ways, placement, tools);
  if (first.confidence >= SUSPICIOUS || Math.max(inRows, inColumns) < MIN_OF_SCRIPT) return first;
  const [likely] = ways;
  const upright = likely === 0 ? picture.raster : turnUpright(picture.raster, likely!).raster;
  const script = await findScript(upright, picture.dpi, first.confidence, tools);
  const worded = first.words.filter(hasLetters);
  const isForeign =
    script === "missing" || (script === "unknown" && worded.length > 0 && shareOfText(worded) < MIN_TEXT);
  if (isForeign) return { ...first, words: sureLines(first.words) };
  if (script !== "found") return first;
  const again = await readEitherWay(picture, ways, placement, tools);
  return again.confidence > first.confidence ? again : first;
}

/**
 * Letters of another script resemble Latin ones: `Bopota BepxHero` for Ворота верхнего, with a confidence of 0.3 to 0.7 per line. Lines of
 * English on such a page had 0.95.
 */
const SURE_LINE = 0.9;
const MIN_LINE_WORDS = 3;

/** Lines that read well in a language other than the page's main one. */
function sureLines(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  return [...lines.values()]
    .filter((line) => line.filter(hasLetters).length >= MIN_LINE_WORDS && meanConfidence(line) >= SURE_LINE)
    .flat();
}

/** Figures are read well in any language, so they say nothing of the words next to them. */
function hasLetters({ text }: PlacedWord): boolean {
  return /\p{L}/u.test(text);
}

function meanConfidence(words: readonly PlacedWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
}

async function readEitherWay(
  picture: SeenPicture,
  ways: readonly Turn[],
  placement: Placement,
  tools: OcrTools,
): Promise<ReadScan> {
  let best: ReadScan = { ...NOTHING, confidence: 0 };
  for (const turn of ways) {
    const found = await readTurned(picture, turn, placement, tools);
    if (found.confidence > best.confidence) best = found;
    if (found.confidence >= SUSPICIOUS) break;
  }
  return best;
}

/** A page read in one orientation, and the mean confidence over every word that the engine returned. */
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
  const { raster, dpi, ink, components } = seen;
  const degrees = estimateSkew(components, dpi);
  const levelInk = degrees === 0 ? ink : straightenInk(ink, degrees);
  const lines = findRulingLines(levelInk, dpi);
  if (Math.abs(degrees) <= READ_CROOKED) {
    const clean = withoutLines(raster, lines, levelTransform(raster, degrees));
    const { words, confidence } = await readAll(clean, components, dpi, tools);
    return { ...placeScan({ raster, dpi, components, words, lines, degrees }, placement), confidence };
  }
  const level = straighten(raster, degrees);
  const levelComponents = findComponents(levelInk) ?? [];
  const clean = withoutLines(level.raster, lines, identity);
  const { words, confidence } = await readAll(clean, levelComponents, dpi, tools);
  const toInk = compose(level.toSource, placement.toInk);
  const scan = { raster: level.raster, dpi, components: levelComponents, words, lines, degrees: 0 };
  return { ...placeScan(scan, { ...placement, toInk }), confidence };
}

/** The words of an image, and the confidence of those found by the first reading. */
async function readAll(
  raster: Raster,
  components: readonly Component[],
  dpi: number,
  tools: OcrTools,
): Promise<{ readonly words: readonly RecognisedWord[]; readonly confidence: number }> {
  const leaders = findLeaders(components, dpi);
  const clean = withoutLeaders(raster, leaders);
  const { words, confidence } = await readInItsLanguage(clean, dpi, tools);
  // In the wrong orientation, only noise would be left to read.
  if (confidence < SUSPICIOUS) return { words: withLeaderWords(words, leaders), confidence };
  const scripts = await readOtherScripts(clean, words, dpi, tools);
  const better = await readAgain(clean, components, scripts.words, dpi, tools);
  const complete = outside(await readRest(clean, components, better, dpi, tools), scripts.unread);
  return { words: withLeaderWords(complete, leaders), confidence };
}

/** What was found on a page; `degrees` is its remaining skew. */
interface Scan {
  readonly raster: Raster;
  readonly dpi: number;
  readonly components: readonly Component[];
  readonly words: readonly RecognisedWord[];
  readonly lines: readonly RasterLine[];
  readonly degrees: number;
}

function placeScan({ raster, dpi, components, words, lines, degrees }: Scan, placement: Placement): RecognisedRegion {
  const figures = findDrawnRegions(raster, components, lines, words, dpi).map((box) => levelBox(box, degrees, raster));
  const isDrawn = (box: Box): boolean => figures.some((figure) => isInside(box, figure));
  const level = levelWords(words, degrees, raster);
  const ruled = markRules(
    level.filter((word) => !isDrawn(word)),
    lines.filter((line) => !isDrawn(line)),
    raster,
    degrees,
  );
  const named = nameBullets(ruled.words, { components, raster, degrees, dpi });
  const text = place(keepPageWords(named), ruled.lines, placement);
  const labels = place(keepPictureWords(level.filter(isDrawn)), [], { ...placement, inPicture: true });
  return {
    words: [...text.words, ...labels.words],
    rulingLines: text.rulingLines,
    figures: figures.map((figure) => bounds(placement.toLevel, figure)),
  };
}
