import type { Box } from "../geometry/box.ts";
import type { Raster } from "../read/raw/raster.ts";
import { explain, findLetters, type PrintedLetter } from "./explained-ink.ts";
import { keepRestWords } from "./keep-words.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { Bands } from "./raster/bands.ts";
import type { Component } from "./raster/components.ts";
import { shrink } from "./raster/shrink.ts";
import { type OcrTools, recognise } from "./recognised-region.ts";

/** Side of the squares that words are indexed by, in pixels: half a small letter. */
const CELL = 4;
/** Fewer letters than this are bullets and stains. */
const MIN_LETTERS = 3;
/** Points and commas are this close to their digits, in digit heights. */
const NEAR = 0.5;
/** Words that stay uncertain are read at a smaller scale, which evens out noise: `2,11` becomes `2.11`. */
const SCALES = [1, 2];
/** Words below this confidence are read again. */
const UNSURE = 0.7;

/**
 * Reads what was left unread: narrow columns of short numbers, which Tesseract does not take for text when it looks for
 * columns. Letters that no word or only an uncertain word covers are read again, in isolation, as rows: in sparse mode Tesseract
 * leaves single digits out. On 36 synthetic pages like receipts and notices, scanned in twelve ways, tables score .933 instead
 * of .887.
 *
 * @param raster - the raster in which the words were read
 * @param components - ink of the same pixels
 * @returns all words, the added ones with lines of their own
 */
export async function readRest(
  raster: Raster,
  components: readonly Component[],
  words: readonly RecognisedWord[],
  dpi: number,
  tools: OcrTools,
): Promise<readonly RecognisedWord[]> {
  const letters = findLetters(components, words, dpi);
  const explained = explain(letters, words);
  const rest = letters.filter((_, at) => explained[at]! < UNSURE);
  if (rest.length < MIN_LETTERS) return words;
  const sure = words.filter(({ confidence }) => confidence >= UNSURE);
  const picture = pictureOf(rest, raster, sure);
  let best = words;
  for (const factor of SCALES) {
    const read = await recognise(factor === 1 ? picture : shrink(picture, factor), dpi / factor, "grid", tools);
    best = replaceUnsure(
      best,
      read.map((word) => enlarge(word, factor)),
      letters,
    );
    if (!best.some((word) => word.confidence < UNSURE && !sure.includes(word))) break;
  }
  return best;
}

function enlarge({ left, top, right, bottom, ...word }: RecognisedWord, by: number): RecognisedWord {
  return { ...word, left: by * left, top: by * top, right: by * right, bottom: by * bottom };
}

/**
 * Takes words of the second reading: if they overlap no word, those that are certainly text; if they overlap uncertain
 * words, the old or the new ones, whichever explain more of the letters.
 */
function replaceUnsure(
  words: readonly RecognisedWord[],
  read: readonly RecognisedWord[],
  letters: readonly PrintedLetter[],
): readonly RecognisedWord[] {
  const firstLine = Math.max(-1, ...words.map(({ line }) => line)) + 1;
  const found = read.map((word) => ({ ...word, line: firstLine + word.line }));
  const groups = overlapping(words, found);
  const isNew = new Set(keepRestWords(groups.filter(({ old }) => old.length === 0).flatMap(({ now }) => now)));
  const replaced = new Set<RecognisedWord>();
  for (const { old, now } of groups) {
    if (old.length === 0 || now.length === 0) continue;
    if (sumExplained(letters, now) <= sumExplained(letters, old)) continue;
    for (const word of old) replaced.add(word);
    for (const word of now) isNew.add(word);
  }
  return [...words.filter((word) => !replaced.has(word)), ...found.filter((word) => isNew.has(word))];
}

function sumExplained(letters: readonly PrintedLetter[], words: readonly RecognisedWord[]): number {
  return explain(letters, words).reduce((sum, share) => sum + share, 0);
}

/** Words of two readings that overlap each other, directly or through other words. */
interface Overlap {
  readonly old: RecognisedWord[];
  readonly now: RecognisedWord[];
}

function overlapping(words: readonly RecognisedWord[], found: readonly RecognisedWord[]): readonly Overlap[] {
  const bands = new Bands(words);
  let groups: Overlap[] = [];
  for (const word of found) {
    const own = new Set(bands.between(word.top, word.bottom).filter((other) => overlaps(word, other)));
    const joined = groups.filter(({ old }) => old.some((other) => own.has(other)));
    groups = groups.filter((group) => !joined.includes(group));
    const old = new Set([...own, ...joined.flatMap((group) => group.old)]);
    groups.push({ old: [...old], now: [word, ...joined.flatMap((group) => group.now)] });
  }
  return groups;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** An image that is white except for some letters and nearby ink that is not part of a confident word. */
function pictureOf(letters: readonly Component[], raster: Raster, sure: readonly RecognisedWord[]): Raster {
  const { width, height, grey } = raster;
  const isRead = coverage(raster, sure);
  const heights = Float64Array.from(letters, ({ top, bottom }) => bottom - top).sort();
  const margin = Math.round(NEAR * heights[heights.length >> 1]!);
  const picture = new Uint8Array(grey.length).fill(255);
  for (const { left, top, right, bottom } of letters) {
    const to = Math.min(width, right + margin);
    for (let y = Math.max(0, top - margin); y < Math.min(height, bottom + margin); y++) {
      for (let x = Math.max(0, left - margin); x < to; x++) {
        if (!isRead(x, y)) picture[y * width + x] = grey[y * width + x]!;
      }
    }
  }
  return { width, height, grey: picture };
}

/** Returns a function that reports whether a word covers a pixel. */
function coverage({ width, height }: Raster, words: readonly RecognisedWord[]): (x: number, y: number) => boolean {
  const columns = Math.ceil(width / CELL);
  const cells = new Uint8Array(columns * Math.ceil(height / CELL));
  for (const { left, top, right, bottom } of words) {
    for (let row = Math.max(0, Math.floor(top / CELL)); row * CELL < Math.min(height, bottom); row++) {
      cells.fill(
        1,
        row * columns + Math.max(0, Math.floor(left / CELL)),
        row * columns + Math.ceil(Math.min(width, right) / CELL),
      );
    }
  }
  return (x, y) => cells[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] === 1;
}
