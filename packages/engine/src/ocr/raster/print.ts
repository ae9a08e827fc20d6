import type { Component } from "./components.ts";

/** Minimum and maximum share of a letter's box that ink fills. */
const MIN_FILL = 0.08;
const MAX_FILL = 0.97;
/** Maximum overlap of letters next to each other. */
const MAX_OVERLAP = 0.3;
/** Maximum ratio of the heights of letters next to each other. */
const MAX_HEIGHT_RATIO = 2.2;
/** Minimum share of the lower one that the other covers. */
const MIN_SHARED = 0.6;

/** How much of an image looks like print. */
export interface PrintEvidence {
  /** Letters in a row between others of their size. */
  readonly inRows: number;
  /** Letters next to one of their size. */
  readonly inWords: number;
  /** The same, with rows read from top to bottom: print turned by 90°. */
  readonly inColumns: number;
  /** All components of letter size. */
  readonly letters: number;
  /** Share of the ink in components of letter size, 0–1. */
  readonly letterInk: number;
}

/** Letter heights, in inches, of 4 to 40 pt print. */
const LOWEST = 0.028;
const HIGHEST = 0.55;
/** Letters, marks and words of touching letters, in inches. */
const INK_OF_PRINT = 0.25;
/** Neighbours in a word are closer than this, in letter heights. */
const NEAR = 1.1;

/** Counts letters that form rows; cheap enough to call before an image is recognised. */
export function findPrint(components: readonly Component[], dpi: number): PrintEvidence {
  const letters = components.filter((component) => isLetter(component, dpi));
  const rows = countInRows(letters);
  const ink = components.reduce((sum, { area }) => sum + area, 0);
  const small = components.filter(
    ({ left, top, right, bottom }) => Math.max(right - left, bottom - top) <= INK_OF_PRINT * dpi,
  );
  return {
    letters: letters.length,
    letterInk: ink === 0 ? 0 : small.reduce((sum, { area }) => sum + area, 0) / ink,
    inRows: rows.between,
    inWords: rows.inRow,
    inColumns: countInRows(letters.map(turn)).between,
  };
}

/** Whether a component has the size and shape of a letter. */
export function isLetter({ left, top, right, bottom, area }: Component, dpi: number): boolean {
  const width = right - left;
  const height = bottom - top;
  const long = Math.max(width, height);
  const fill = area / (width * height);
  return (
    long >= LOWEST * dpi &&
    long <= HIGHEST * dpi &&
    width < 8 * height &&
    height < 12 * width &&
    fill > MIN_FILL &&
    fill < MAX_FILL
  );
}

/** Counts letters with a neighbour of similar height on a similar line: on either side, and on both sides. */
function countInRows(letters: readonly Component[]): { readonly between: number; readonly inRow: number } {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  const hasLeft = new Uint8Array(sorted.length);
  const hasRight = new Uint8Array(sorted.length);
  for (const [index, letter] of sorted.entries()) {
    const reach = letter.right + NEAR * (letter.bottom - letter.top);
    for (let next = index + 1; next < sorted.length && sorted[next]!.left <= reach; next++) {
      if (!follows(letter, sorted[next]!)) continue;
      hasRight[index] = 1;
      hasLeft[next] = 1;
      break;
    }
  }
  let between = 0;
  let inRow = 0;
  for (const [index, left] of hasLeft.entries()) {
    between += left & hasRight[index]!;
    inRow += left | hasRight[index]!;
  }
  return { between, inRow };
}

function follows(letter: Component, other: Component): boolean {
  const height = letter.bottom - letter.top;
  const otherHeight = other.bottom - other.top;
  const [low, high] = [Math.min(height, otherHeight), Math.max(height, otherHeight)];
  // Kerning lets letters overlap a little; the dot of an i is above it.
  const isRightOf =
    other.left >= letter.left + MAX_OVERLAP * (letter.right - letter.left) &&
    other.left >= letter.right - MAX_OVERLAP * height;
  const shared = Math.min(letter.bottom, other.bottom) - Math.max(letter.top, other.top);
  return isRightOf && high <= MAX_HEIGHT_RATIO * low && shared >= MIN_SHARED * low;
}

function turn({ left, top, right, bottom, area }: Component): Component {
  return { left: top, top: left, right: bottom, bottom: right, area };
}

/** Fewer letters in rows than this are texture. */
const MIN_LETTERS = 6;
/** Photographs have up to 0.09 of their letter-sized specks in rows by chance, charts 0.14 or more. */
const MIN_SHARE_IN_ROWS = 0.12;

/** Whether an image may contain words. */
export function mayHoldWords({ letters, inRows }: PrintEvidence): boolean {
  return inRows >= MIN_LETTERS && inRows >= MIN_SHARE_IN_ROWS * letters;
}

/** Share of letter-sized marks in words: 0.9 or more in images of text, at most 0.76 in maps and screenshots. */
const MIN_IN_WORDS = 0.83;
/** Share of ink in letters: 0.9 or more in images of text, at most 0.7 in charts. */
const MIN_LETTER_INK = 0.8;
/** Icons and logos have fewer letters. */
const MIN_TEXT = 20;

/** Whether an image contains only text and the ruling lines of a table. */
export function isAllText({ letters, inWords, letterInk }: PrintEvidence): boolean {
  return letters >= MIN_TEXT && inWords >= MIN_IN_WORDS * letters && letterInk >= MIN_LETTER_INK;
}
