import { isIndexEntry } from "../../text/index-entries.ts";
import { areCaptioned } from "./captioned-pair.ts";
import { isNarrowProse } from "./narrow-prose.ts";
import { continuesNumbers } from "./numbered-columns.ts";
import type { Item } from "./region.ts";
import { areSideHeadings } from "./side-headings.ts";
import { charsOf, type TextRun } from "../../text/word.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";
import { median, sortBy } from "../../geometry/order.ts";

// Shown by reading-order.test.ts, narrow-prose.test.ts, tables.test.ts; fixtures two-column, statement.

/** Minimum fill of a row in a column of prose: measured 0.9 in justified and 0.75 in ragged text; table cells are under 0.6. */
const FILLED = 0.63;
/** Minimum number of chars in a row of prose, even in the narrowest columns. */
const PROSE_CHARS = 14;

/** Maximum share of rows that stretched spaces split into single words, in narrow justified columns. */
const UNSTRETCHED = 0.7;

/** Maximum leading of columns, which is 1.1–1.4 sizes; padded rows of a table are further apart. */
const WIDEST_LEADING = 1.6;
/** Minimum share of rows on common baselines. */
const ENTRIES = 0.8;
/** Maximum length of an entry, in chars. Columns on slides have similar spacing, but longer lines. */
const LONGEST_ENTRY = 30;

/** How entries begin, all at one place. */
const OPENING = /^[\p{Lu}\d]/u;
const SAME_LEFT = 2;

/** Minimum white space between two cells of a row, in font sizes; spaces of justified lines are stretched to 0.9 at most. */
const CELL_GAP = 0.95;
/** Fewer rows of cells are a heading with its number, or an address with a telephone number. */
const MIN_CELL_ROWS = 3;
/** Minimum share of the rows that have several cells. */
const MIN_PARTED = 0.7;
/** Maximum ratio of rows of entries to rows of the wrapped text next to them. */
const MAX_ENTRIES = 0.7;

/** Minimum share of the texts in an index column that end in page numbers; in the narrowest columns half of them wrap. */
const INDEX_ENTRIES = 0.5;

/** A row of one side of a gutter. */
interface Row {
  readonly baseline: number;
  readonly size: number;
  left: number;
  right: number;
  chars: number;
  /** Chars of its longest text. A row of cells has as many chars as a line of prose, but no single cell has. */
  longest: number;
  /** Number of texts separated by wide white space. */
  cells: number;
  /** Whether its first text begins like a sentence or an entry. */
  readonly isOpening: boolean;
}

/**
 * Decides whether two sides of a gutter are columns that read one after the other, not cells that read across.
 *
 * @returns the height over which they are side by side; 0 if they are not columns
 */
export function isColumnPair(left: readonly Item[], right: readonly Item[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const a = unionBoxes(left);
  const b = unionBoxes(right);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (height <= 0) return 0;
  const hasPlaced = left.some((item) => item.placed !== null) || right.some((item) => item.placed !== null);
  if (!hasPlaced && (left.length < 2 || right.length < 2)) return 0;
  const rowsLeft = toRows(left);
  const rowsRight = toRows(right);
  if (isMarkers(rowsLeft)) return 0;
  if (hasPlaced) {
    // A figure next to text, or captioned figures side by side.
    return rowsLeft.length + rowsRight.length >= 1 && height > 12 ? height : 0;
  }
  if (areCaptioned(left, right)) return height;
  const areTexts = areTextColumns({ rows: rowsLeft, items: left, box: a }, { rows: rowsRight, items: right, box: b });
  return areTexts ? height : 0;
}

/** One side of a gutter. */
interface Side {
  readonly rows: readonly Row[];
  readonly items: readonly Item[];
  readonly box: Box;
}

/** Whether both sides are columns of text, without figures. */
function areTextColumns(left: Side, right: Side): boolean {
  if (left.rows.length < 2 || right.rows.length < 2) return false;
  if (continuesNumbers(left.items, right.items) || areSideHeadings(left.items, right.items)) return true;
  if (areCells(left.rows, right.rows)) return false;
  if (haveLastColumn(left.rows, right.rows)) return isIndex(left.items) && isIndex(right.items);
  // Spaced rows on common baselines are entries, even if they fill their column.
  if (alignedShare(left.rows, right.rows) >= ENTRIES && isSpaced(left.rows) && isSpaced(right.rows)) return false;
  if (isText(left) && isText(right)) return true;
  if (isIndex(left.items) && isIndex(right.items)) return true;
  // Independent columns do not share their baselines; cells of a table do.
  return alignedShare(left.rows, right.rows) < 0.5 && left.rows.length >= 3 && right.rows.length >= 3;
}

function isText({ rows, items, box }: Side): boolean {
  return isProse(rows, box.right - box.left) || isNarrowProse(items);
}

/** Whether rows of several texts are on common baselines: cells next to other cells of a table. */
function areCells(a: readonly Row[], b: readonly Row[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length < MIN_CELL_ROWS || alignedShare(few, many) < ENTRIES) return false;
  // A column of wrapped text has more rows than the entries next to it, but each entry is at one of them.
  return isParted(few) && (isParted(many) || few.length <= MAX_ENTRIES * many.length);
}

/** Whether one side is the last column of a table, with one short text a row; prose next to a table fills its lines. */
function haveLastColumn(a: readonly Row[], b: readonly Row[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const alongside = rowsOnBaselinesOf(few, many);
  if (few.length < MIN_CELL_ROWS || alongside.length < ENTRIES * few.length) return false;
  return (isParted(alongside) && areEntries(few)) || (isParted(few) && areEntries(alongside));
}

function isParted(rows: readonly Row[]): boolean {
  return rows.filter((row) => row.cells > 1).length >= MIN_PARTED * rows.length;
}

/** Whether rows are short texts that begin at one place, each with a capital or a number; most lines of prose begin inside a sentence. */
function areEntries(rows: readonly Row[]): boolean {
  const left = median(rows.map((row) => row.left));
  const entries = rows.filter((row) => row.isOpening && Math.abs(row.left - left) <= SAME_LEFT);
  return entries.length >= ENTRIES * rows.length && median(rows.map((row) => row.chars)) <= LONGEST_ENTRY;
}

/** Whether items are index entries, apart from the letters above them and lines that are full and wrap. */
function isIndex(items: readonly Item[]): boolean {
  let texts = 0;
  let entries = 0;
  for (const { run } of items) {
    if (run === null || charsOf(run.words) < 2) continue;
    texts++;
    if (isIndexEntry(run.words)) entries++;
  }
  return entries >= INDEX_ENTRIES * texts;
}

function toRows(items: readonly Item[]): Row[] {
  const runs: TextRun[] = [];
  for (let at = 0; at < items.length; at++) if (items[at]!.run !== null) runs.push(items[at]!.run!);
  const rows: Row[] = [];
  let last: Row | null = null;
  for (const run of sortBy(runs, isHigher)) {
    const chars = charsOf(run.words);
    if (last !== null && run.baseline - last.baseline < 0.4 * run.size) {
      if (run.left - last.right > CELL_GAP * run.size || last.left - run.right > CELL_GAP * run.size) last.cells++;
      last.left = Math.min(last.left, run.left);
      last.right = Math.max(last.right, run.right);
      last.chars += chars;
      last.longest = Math.max(last.longest, chars);
    } else {
      const { baseline, left, right, size } = run;
      const isOpening = OPENING.test(run.words[0]!.text);
      last = { baseline, left, right, chars, longest: chars, size, cells: 1, isOpening };
      rows.push(last);
    }
  }
  return rows;
}

function isHigher(a: TextRun, b: TextRun): boolean {
  return a.baseline < b.baseline;
}

function isProse(rows: readonly Row[], width: number): boolean {
  if (rows.length < 3) return false;
  let few = 0;
  let stretched = 0;
  let unfilled = 0;
  for (const { chars, longest, left, right } of rows) {
    if (chars < PROSE_CHARS) few++;
    if (longest < 1.3 * PROSE_CHARS) stretched++;
    if (right - left < FILLED * width) unfilled++;
  }
  // Up to two thirds of the rows are short: headings and last lines of paragraphs.
  return (
    few <= rows.length >> 1 &&
    stretched <= Math.floor(UNSTRETCHED * rows.length) &&
    unfilled <= Math.floor(0.65 * rows.length)
  );
}

function isSpaced(rows: readonly Row[]): boolean {
  const advances = rows.slice(1).map((row, index) => (row.baseline - rows[index]!.baseline) / row.size);
  const isShort = median(rows.map((row) => row.longest)) <= LONGEST_ENTRY;
  return isShort && advances.length >= 2 && median(advances) > WIDEST_LEADING;
}

function isMarkers(rows: readonly Row[]): boolean {
  return rows.length > 0 && rows.filter((row) => row.chars <= 5).length >= 0.6 * rows.length;
}

function alignedShare(a: readonly Row[], b: readonly Row[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return rowsOnBaselinesOf(few, many).length / few.length;
}

/** Returns the rows of `many` that share a baseline with one of `few`. */
function rowsOnBaselinesOf(few: readonly Row[], many: readonly Row[]): Row[] {
  const alongside: Row[] = [];
  let at = 0;
  for (const row of few) {
    while (at < many.length - 1 && many[at]!.baseline < row.baseline - 0.25 * row.size) at++;
    if (Math.abs(many[at]!.baseline - row.baseline) <= 0.25 * row.size) alongside.push(many[at]!);
  }
  return alongside;
}
