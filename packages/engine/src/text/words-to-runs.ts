import { isMarkerWord } from "./list-marker.ts";
import { ASCENT, changeWord, DESCENT, prevailingWord, type TextRun, type Word } from "./word.ts";
import { median } from "../geometry/order.ts";
import { overlap, unionBoxes } from "../geometry/box.ts";
import { sizeOfSmallCapitals } from "./small-capitals.ts";
import { wordsByLeft } from "./words-by-left.ts";

/** Maximum overlap of words of one run. */
const MAX_OVERLAP_EM = 0.5;
/** Maximum space between words. */
const MAX_SPACE_EM = 0.6;
/** Maximum size of a raised sign, in sizes of the text, and */
const MAX_RAISED_SIZE = 0.8;
/** maximum gap before it. */
const MAX_RAISED_GAP_EM = 0.25;

// Shown by narrow-prose.test.ts, reading-order.test.ts; fixtures two-column/newspaper, statement.

/**
 * A gap this wide, in font sizes, ends a run. Column gutters of dense papers measure 1.0 or more; a justified line
 * sometimes has wider spaces, and its runs are joined again when the columns are known.
 */
export const RUN_GAP = 0.95;
/** Maximum gap between a list marker and its text; hanging indents measure up to 2.2. */
const MARKER_GAP = 2.3;
/** A gap stands out if it is this many times wider than the normal gap of the line; spaces after a full stop measure up to 1.6. */
export const OUTSTANDING = 1.75;
/** Narrowest gutter, in font sizes; leaflets set columns 6 pt apart in 10 pt text. */
export const MIN_GUTTER = 0.5;
/** Share of the smaller height by which two words of one line overlap. */
const SAME_LINE = 0.5;

/** Height of a band of the page, about a line. */
const BAND = 16;
/** Words further down, on a page as high as a building, share the last band. */
const MAX_BANDS = 1000;

/** Joins words next to each other into runs: the words are sorted by left edge, and each is added to the run that it continues. */
export function wordsToRuns(words: readonly Word[]): TextRun[] {
  const runs: OpenRun[] = [];
  // Open runs by the band of the page that contains their last word, so that a word is only compared with its neighbours.
  const bands: OpenRun[][] = [];
  for (const word of wordsByLeft(words)) {
    const run = findRun(bands, word);
    if (run === null) {
      const opened: OpenRun = { words: [word], last: word };
      runs.push(opened);
      openIn(bands, opened);
    } else {
      const { last } = run;
      run.words.push(word);
      run.last = word;
      // Nearly always the bands are those of the previous word.
      if (word.top !== last.top || word.bottom !== last.bottom) openIn(bands, run);
    }
  }
  const found: TextRun[] = [];
  for (const run of runs) {
    if (hasGutter(run.words)) for (const part of splitAtGutter(run.words)) found.push(toRun(joinSpacedLetters(part)));
    else found.push(toRun(joinSpacedLetters(run.words)));
  }
  return found;
}

/** A run that a later word may continue. */
interface OpenRun {
  readonly words: Word[];
  last: Word;
}

/** Adds a run to the bands of its last word. */
function openIn(bands: OpenRun[][], run: OpenRun): void {
  const until = bandOf(run.last.bottom);
  while (bands.length <= until) bands.push([]);
  for (let band = bandOf(run.last.top); band <= until; band++) {
    const open = bands[band]!;
    if (!contains(open, run)) open.push(run);
  }
}

function contains(open: readonly OpenRun[], run: OpenRun): boolean {
  for (let at = open.length - 1; at >= 0; at--) if (open[at] === run) return true;
  return false;
}

/** The open run that ends closest before a word, on its line. */
function findRun(bands: readonly OpenRun[][], word: Word): OpenRun | null {
  let best: OpenRun | null = null;
  let bestGap = Infinity;
  const until = Math.min(bandOf(word.bottom), bands.length - 1);
  const { left, size } = word;
  for (let band = bandOf(word.top); band <= until; band++) {
    const open = bands[band]!;
    for (let at = open.length - 1; at >= 0; at--) {
      const run = open[at]!;
      const { last } = run;
      const gap = left - last.right;
      const larger = size > last.size ? size : last.size;
      // Words are sorted by left edge: a run this far to the left cannot be continued by any later word.
      if (gap > MARKER_GAP * larger && gap > 40) closeAt(open, at);
      else if (gap < bestGap && gap >= -MAX_OVERLAP_EM * larger && isNear(run, gap, larger) && sameLine(word, last)) {
        best = run;
        bestGap = gap;
      }
    }
  }
  return best;
}

function isNear({ words, last }: OpenRun, gap: number, size: number): boolean {
  return gap <= RUN_GAP * size || (gap <= MARKER_GAP * size && words.length === 1 && isMarkerWord(last.text));
}

/** Removes one run; the others stay in order. */
function closeAt(open: OpenRun[], at: number): void {
  for (let next = at + 1; next < open.length; next++) open[next - 1] = open[next]!;
  open.pop();
}

/** Whether a gap is wide enough for a gutter, whatever the normal gap of its line. */
function hasGutter(words: readonly Word[]): boolean {
  for (let at = 1; at < words.length; at++) {
    if (gapBefore(words, at) > MIN_GUTTER * words[at]!.size) return true;
  }
  return false;
}

/**
 * Splits a run where one gap stands out from the others: a line of text has spaces of one width, even if it is
 * justified, so a clearly wider one is a narrow gutter or the space between two cells.
 */
function splitAtGutter(words: readonly Word[]): (readonly Word[])[] {
  if (words.length < 4) return [words];
  const gaps: number[] = [];
  for (let at = 1; at < words.length; at++) if (words[at]!.spaceBefore) gaps.push(gapBefore(words, at));
  const usual = median(gaps);
  const parts: (readonly Word[])[] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    const gap = gapBefore(words, at);
    const isParted = gap > OUTSTANDING * usual && gap > MIN_GUTTER * words[at]!.size;
    if (isParted && !(at === 1 && isMarkerWord(words[0]!.text))) {
      parts.push(words.slice(from, at));
      from = at;
    }
  }
  parts.push(from === 0 ? words : words.slice(from));
  return parts;
}

function gapBefore(words: readonly Word[], at: number): number {
  return words[at]!.left - words[at - 1]!.right;
}

const SPACED_LETTER = /^[\p{L}?!&]$/u;

/** Letter-spaced words ("H O W") are one word; their letters are closer than the columns of a table. */
function joinSpacedLetters(words: readonly Word[]): readonly Word[] {
  if (words.length < 3 || words[0]!.text.length > 2) return words;
  const widest = MAX_SPACE_EM * words[0]!.size;
  for (let at = 0; at < words.length; at++) {
    const { text } = words[at]!;
    if (text.length > 2 || !SPACED_LETTER.test(text) || (at > 0 && gapBefore(words, at) > widest)) return words;
  }
  const ink = unionBoxes(words.map((word) => word.ink));
  const text = words.map((word) => word.text).join("");
  const rightToLeft = words.some((word) => word.rightToLeft);
  const joined = changeWord(words[0]!, { ...unionBoxes(words), ink, text, rightToLeft });
  partsByWord.set(joined, words);
  return [joined];
}

const partsByWord = new WeakMap<Word, readonly Word[]>();

/** The words of the page from which a word of a run was made: itself, or letters that {@link wordsToRuns} joined. */
export function partsOf(word: Word): readonly Word[] {
  return partsByWord.get(word) ?? [word];
}

/** Summarises words of one baseline, given from left to right. */
export function toRun(words: readonly Word[]): TextRun {
  let left = Infinity;
  let right = -Infinity;
  let isEven = true;
  const first = words[0]!;
  for (const word of words) {
    if (word.left < left) left = word.left;
    if (word.right > right) right = word.right;
    if (word.size !== first.size) isEven = false;
  }
  // A raised note mark changes neither size nor baseline.
  const { size: most, baseline } = isEven ? first : prevailingWord(words, isOfSize);
  const size = isEven ? most : (sizeOfSmallCapitals(words) ?? most);
  return { words, left, right, size, baseline, top: baseline - ASCENT * size, bottom: baseline + DESCENT * size };
}

function isOfSize(a: Word, b: Word): boolean {
  return a.size === b.size;
}

function sameLine(a: Word, b: Word): boolean {
  const shared = overlap(a.top, a.bottom, b.top, b.bottom);
  if (isMark(a, b) || isMark(b, a)) return shared > 0;
  return shared >= SAME_LINE * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** A small superscript or subscript directly after a word: a note mark, an index, an exponent. */
function isMark(word: Word, before: Word): boolean {
  return (
    word.size < MAX_RAISED_SIZE * before.size &&
    word.text.length <= 4 &&
    Math.abs(word.left - before.right) < MAX_RAISED_GAP_EM * before.size
  );
}

function bandOf(y: number): number {
  const band = Math.floor(y / BAND);
  return band < 0 ? 0 : band < MAX_BANDS ? band : MAX_BANDS;
}
