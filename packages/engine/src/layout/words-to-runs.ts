import { isMarkerWord } from "./list-marker.ts";
import { ASCENT, changeWord, DESCENT, median, overlap, type TextRun, unionEdges, type Word } from "./text.ts";
import { wordsByLeft } from "./words-by-left.ts";

// Shown by narrow-prose.test.ts, reading-order.test.ts; fixtures two-column/newspaper, statement.

/**
 * A gap this wide, in font sizes, ends a run. Column gutters of dense papers measure 1.0 and more; a justified line
 * stretches its spaces beyond that now and then, and its runs are joined again once the columns are known.
 */
const RUN_GAP = 0.95;
/** Between a list marker and its text; hanging indents measure up to 2.2. */
const MARKER_GAP = 2.3;
/** A gap this many times wider than the line's usual one stands out; spaces after a full stop measure up to 1.6. */
const OUTSTANDING = 1.75;
/** Narrowest gutter, in font sizes; leaflets set columns 6 pt apart in 10 pt text. */
const LEAST_GUTTER = 0.5;
/** Share of the smaller height by which two words of one line overlap. */
const SAME_LINE = 0.5;

/** Words that a later one may continue. */
interface OpenRun {
  readonly words: Word[];
  last: Word;
}

/** Joins words side by side to runs: sorted once by their left edge, each looks for the run it continues. */
export function wordsToRuns(words: readonly Word[]): TextRun[] {
  const runs: OpenRun[] = [];
  // Open runs by the band of the page in which their last word stands, so that a word meets only its neighbours.
  const bands = new Map<number, OpenRun[]>();
  for (const word of wordsByLeft(words)) {
    const run = findRun(bands, word);
    if (run === null) runs.push(openRun(bands, word));
    else {
      run.words.push(word);
      run.last = word;
      openIn(bands, run);
    }
  }
  const found: TextRun[] = [];
  for (const run of runs) {
    if (hasGutter(run.words)) for (const part of splitAtGutter(run.words)) found.push(toRun(joinSpacedLetters(part)));
    else found.push(toRun(joinSpacedLetters(run.words)));
  }
  return found;
}

function openRun(bands: Map<number, OpenRun[]>, word: Word): OpenRun {
  const run = { words: [word], last: word };
  openIn(bands, run);
  return run;
}

/** Enters a run in the bands of its last word. */
function openIn(bands: Map<number, OpenRun[]>, run: OpenRun): void {
  const until = bandOf(run.last.bottom);
  for (let band = bandOf(run.last.top); band <= until; band++) {
    const open = bands.get(band);
    if (open === undefined) bands.set(band, [run]);
    else if (!open.includes(run)) open.push(run);
  }
}

/** The open run that ends closest before a word, on its line. */
function findRun(bands: ReadonlyMap<number, OpenRun[]>, word: Word): OpenRun | null {
  let best: OpenRun | null = null;
  let bestGap = Infinity;
  const until = bandOf(word.bottom);
  for (let band = bandOf(word.top); band <= until; band++) {
    const open = bands.get(band);
    if (open === undefined) continue;
    for (let index = open.length - 1; index >= 0; index--) {
      const run = open[index]!;
      const { last } = run;
      const gap = word.left - last.right;
      const size = word.size > last.size ? word.size : last.size;
      // Sorted by left edge: a run left this far behind can meet no later word either.
      if (gap > MARKER_GAP * size && gap > 40) open.splice(index, 1);
      else if (gap < bestGap && gap >= -0.5 * size && isNear(run, gap, size) && sameLine(word, last)) {
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

/** True where a gap is wide enough for a gutter, whatever the usual one of its line. */
function hasGutter(words: readonly Word[]): boolean {
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    if (word.left - words[at - 1]!.right > LEAST_GUTTER * word.size) return true;
  }
  return false;
}

/**
 * Splits a run where one gap stands out from the others: a line of text has spaces of one width, however far it is
 * justified, so a clearly wider one is a narrow gutter or the space between two cells.
 */
function splitAtGutter(words: readonly Word[]): (readonly Word[])[] {
  if (words.length < 4) return [words];
  const gaps = words.slice(1).map((word, index) => word.left - words[index]!.right);
  const usual = median(gaps.filter((_, index) => words[index + 1]!.spaceBefore));
  const parts: Word[][] = [[words[0]!]];
  for (const [index, gap] of gaps.entries()) {
    const word = words[index + 1]!;
    if (index === 0 && isMarkerWord(words[0]!.text)) parts.at(-1)!.push(word);
    else if (gap > OUTSTANDING * usual && gap > LEAST_GUTTER * word.size) parts.push([word]);
    else parts.at(-1)!.push(word);
  }
  return parts;
}

/** Letters set apart for display ("H O W") are one word; they stand closer than the columns of a table. */
function joinSpacedLetters(words: readonly Word[]): readonly Word[] {
  if (words.length < 3 || words[0]!.text.length > 2) return words;
  if (!words.every((word) => word.text.length <= 2 && /^[\p{L}?!&]$/u.test(word.text))) return words;
  const gaps = words.slice(1).map((word, index) => word.left - words[index]!.right);
  if (Math.max(...gaps) > 0.6 * words[0]!.size) return words;
  const ink = unionEdges(words.map((word) => word.ink));
  const joined = changeWord(words[0]!, { ...unionEdges(words), ink, text: words.map((word) => word.text).join("") });
  partsByWord.set(joined, words);
  return [joined];
}

const partsByWord = new WeakMap<Word, readonly Word[]>();

/** The words of the page that a word of a run is made of: itself, or letters set apart that {@link wordsToRuns} joined. */
export function partsOf(word: Word): readonly Word[] {
  return partsByWord.get(word) ?? [word];
}

/** Sums up words of one baseline, given from left to right. */
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
  const { size, baseline } = isEven ? first : prevailing(words);
  return { words, left, right, size, baseline, top: baseline - ASCENT * size, bottom: baseline + DESCENT * size };
}

/** The first word of the size of most chars: a raised note mark changes neither size nor baseline. */
function prevailing(words: readonly Word[]): Word {
  const weightBySize = new Map<number, number>();
  for (const word of words) {
    weightBySize.set(word.size, (weightBySize.get(word.size) ?? 0) + word.text.length);
  }
  let size = 0;
  let heaviest = 0;
  for (const [candidate, weight] of weightBySize) {
    if (weight > heaviest) {
      size = candidate;
      heaviest = weight;
    }
  }
  return words.find((word) => word.size === size)!;
}

function sameLine(a: Word, b: Word): boolean {
  const shared = overlap(a.top, a.bottom, b.top, b.bottom);
  if (isMark(a, b) || isMark(b, a)) return shared > 0;
  return shared >= SAME_LINE * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** A small raised or lowered text right after a word: a note mark, an index, an exponent. */
function isMark(word: Word, before: Word): boolean {
  return (
    word.size < 0.8 * before.size && word.text.length <= 4 && Math.abs(word.left - before.right) < 0.25 * before.size
  );
}

function bandOf(y: number): number {
  return Math.floor(y / 16);
}
