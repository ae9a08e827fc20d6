/**
 * Finds rows and columns that are not drawn. Papers set rules above and below the header and the body, and lines between some of the columns; a field
 * between them contains many cells, not one.
 */
import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import { unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { leastWidth } from "../../text/without-spaces.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import { columnOf, Tracks } from "../columns/tracks.ts";
import { findTracks } from "../columns/find-tracks.ts";
import { fullestLines } from "../columns/fullest-lines.ts";
import { hasWideGap, TOUCHING } from "../columns/line-gaps.ts";
import { isBracketed, isNumber } from "./row-gap.ts";
import { rowsApart, rowsBySpace } from "./rows-apart.ts";
import { type FilledPlace, sidesOf } from "../grid/split-open-cells.ts";
import type { LineCell } from "../columns/track-cell.ts";
import { type Cells, OPENING, wordedRows } from "./worded-rows.ts";

// Shown by open-rows.test.ts.

/** Minimum number of rows without a rule above them, and minimum ratio to the drawn ones; fewer are occasional cells of two lines. */
const MIN_OPEN = 2;
const MIN_SHARE_OPEN = 0.5;
/** Minimum share of the rows that begin in the first column of the field. */
const MIN_NAMED_ROWS = 0.8;
/** Maximum share of a row's numbers with a number below; with more, a new row begins. */
const MAX_REPEATED = 0.5;
/** Maximum number of group headings per row; a note, or a text in a box, also has lines across all columns. */
const MAX_HEADINGS = 0.5;
/** Width of a space, in font sizes. */
const SPACE = 0.2;

/** Positions of a grid's borders, ascending, with its cells. */
export interface FilledGrid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: readonly FilledPlace[];
}

/** Splits the rows, and then the columns, that the lines of a grid join. */
export function splitOpenRows(grid: FilledGrid): FilledGrid {
  const tracks = tracksOf(grid.xs);
  const byRow = Map.groupBy(grid.cells, ({ place }) => place.row);
  const bands = grid.ys.slice(1).map((_, row) => startsOf(byRow.get(row) ?? [], tracks));
  const drawn = bands.filter(({ isEmpty }) => !isEmpty).length;
  const open = bands.reduce((sum, { starts }) => sum + starts.length, 0);
  if (open < MIN_OPEN || open < MIN_SHARE_OPEN * drawn) return grid;
  const isOpen = new Set(bands.flatMap(({ starts }, row) => (starts.length > 0 ? [row] : [])));
  const columns = splitColumns(grid, isOpen);
  return splitRows(
    columns,
    bands.map(({ starts }) => starts),
  );
}

/** Whether the rows of a grid contain others, which boxes of a form do not. */
export function haveOpenRows(grid: FilledGrid): boolean {
  return splitOpenRows(grid).ys.length > grid.ys.length;
}

interface Band {
  /** Heights at which rows begin, except the first. */
  readonly starts: readonly number[];
  readonly isEmpty: boolean;
}

/** Returns where rows begin in a drawn row: at numbers under numbers, at words that begin a new text, at group headings and below them. */
function startsOf(cells: readonly FilledPlace[], tracks: Tracks): Band {
  const words = cells.flatMap((cell) => (cell.place.rowSpan === 1 ? cell.words : []));
  const isEmpty = words.length === 0;
  // Most rows have one line.
  if (words.every(({ baseline }) => baseline === words[0]!.baseline)) return { starts: [], isEmpty };
  const lines = runsToLines(wordsToRuns(words));
  const byLine = lines.map((line) => cellsOf(line, tracks));
  // A text that spans all columns is in none.
  const isWhole = cells.some(({ place }) => place.columnSpan > tracks.separators.length);
  const apart = isWhole ? null : rowsApart(lines, byLine, tracks);
  if (apart !== null) return { starts: apart, isEmpty };
  const named = startsOfNamed(lines, byLine, tracks);
  // Rows without a name are between rows with one.
  const free = isWhole ? null : rowsBySpace(lines, byLine, tracks);
  return { starts: free !== null && free.length > named.length ? free : named, isEmpty };
}

/** Returns where rows begin if most have a name: at numbers under numbers, at words that begin a new text, at headings and below them. */
function startsOfNamed(lines: readonly Line[], byLine: readonly Cells[], tracks: Tracks): number[] {
  const first = Math.min(...byLine.map(([cell]) => cell!.column));
  const worded = wordedRows(byLine, first);
  const starts: number[] = [];
  let named = 0;
  let rows = 0;
  let headings = 0;
  let isBelowHeading = false;
  // Columns with a number since the row began.
  let numbers = new Set<number>();
  for (const [at, line] of byLine.entries()) {
    const own = line.filter(isNumber).map(({ column }) => column);
    const isNamed = line[0]!.column === first;
    const isHeading = isNamed && (isAcross(lines[at]!, tracks) || (own.length === 0 && isApart(byLine[at - 1], line)));
    const isRow = worded.has(line) || isBracketed(line) || isUnder(line, own, numbers, first);
    if (at > 0 && (isRow || isHeading || (isBelowHeading && isNamed))) {
      starts.push((lines[at - 1]!.bottom + lines[at]!.top) / 2);
      if (isNamed || isBracketed(line)) named++;
      numbers = new Set();
    }
    if (isHeading) headings++;
    else if (at > 0 && isRow) rows++;
    isBelowHeading = isHeading;
    for (const column of own) numbers.add(column);
  }
  const areRows = named >= MIN_NAMED_ROWS * starts.length && headings <= MAX_HEADINGS * rows;
  return areRows ? starts : [];
}

/** Whether a text crosses a border, as headings and notes do. */
function isAcross({ words, size }: Line, tracks: Tracks): boolean {
  return byLeft(words).some((word, at, all) => {
    const before = all[at - 1];
    if (before === undefined || word.left - before.right >= TOUCHING * size) return false;
    return columnOf(before, tracks) !== columnOf(word, tracks);
  });
}

/** Whether a name alone on its line would have had room after the name above, if it continued it. */
function isApart(above: Cells | undefined, line: Cells): boolean {
  const [name] = line;
  const [other] = above ?? [];
  if (line.length > 1 || other?.column !== name!.column || !OPENING.test(name!.words[0]!.text)) return false;
  const [word] = name!.words;
  const reach = Math.max(unionBoxes(name!.words).right, unionBoxes(other.words).right);
  return unionBoxes(other.words).right + SPACE * word!.size + leastWidth(word!) <= reach;
}

/** Whether most numbers are under numbers, or some next to a name: in narrow cells a number may end on the next line. */
function isUnder(line: Cells, own: readonly number[], numbers: ReadonlySet<number>, first: number): boolean {
  const repeated = own.filter((column) => numbers.has(column)).length;
  if (repeated === 0 || line.length < 2) return false;
  const [name] = line;
  return (name!.column === first && OPENING.test(name!.words[0]!.text)) || repeated > MAX_REPEATED * numbers.size;
}

function tracksOf(xs: readonly number[]): Tracks {
  return new Tracks({
    left: xs[0]!,
    right: xs.at(-1)!,
    separators: xs.slice(1, -1).map((at) => ({ start: at, end: at })),
  });
}

function cellsOf(line: Line, tracks: Tracks): LineCell[] {
  const byColumn = Map.groupBy(line.words, (word) => columnOf(word, tracks));
  return [...byColumn]
    .map(([column, words]) => ({ column, columnSpan: 1, words, box: unionBoxes(words) }))
    .sort((a, b) => a.column - b.column);
}

/** Splits the columns of open rows where their texts do, and splits the rows above if they keep to the same columns. */
function splitColumns({ xs, ys, cells }: FilledGrid, isOpen: ReadonlySet<number>): FilledGrid {
  const open = cells.filter(({ place: { row, rowSpan, columnSpan } }) => rowSpan * columnSpan === 1 && isOpen.has(row));
  const byColumn = Map.groupBy(open, ({ place }) => place.column);
  const borders = xs.slice(1).map((_, column) => bordersIn(byColumn.get(column) ?? []));
  const firsts = firstsOf(borders);
  return {
    xs: withInner(xs, borders),
    ys,
    cells: cells.flatMap(({ place, words }): FilledPlace[] => {
      const column = firsts[place.column]!;
      const columnSpan = firsts[place.column + place.columnSpan]! - column;
      if (place.columnSpan > 1 || columnSpan === 1) return [{ place: { ...place, column, columnSpan }, words }];
      return splitAt({ place: { ...place, column }, words }, borders[place.column]!, isOpen.has(place.row));
    }),
  };
}

/** Returns where each drawn row, or column, begins after others split it, and where the last ends. */
function firstsOf(inner: readonly (readonly number[])[]): number[] {
  const firsts = [0];
  for (const [index, { length }] of inner.entries()) firsts.push(firsts[index]! + 1 + length);
  return firsts;
}

function withInner(positions: readonly number[], inner: readonly (readonly number[])[]): number[] {
  return positions.flatMap((position, index) => [position, ...(inner[index] ?? [])]);
}

/** Returns positions where white space separates the texts of the cells of one column, ascending. */
function bordersIn(cells: readonly FilledPlace[]): number[] {
  const lines = cells.flatMap(({ words }) => (words.length === 0 ? [] : runsToLines(wordsToRuns(words))));
  const several = lines.filter((line) => hasWideGap(line));
  if (several.length < MIN_OPEN || several.length < MIN_SHARE_OPEN * lines.length) return [];
  const { separators } = findTracks(fullestLines(several), median(lines.map(({ size }) => size)), several);
  return separators.map(({ start, end }) => (start + end) / 2);
}

/** Splits a cell across new borders: at those with its texts on both sides, and in an open row at all that no text crosses. */
function splitAt({ place, words }: FilledPlace, borders: readonly number[], isInOpen: boolean): FilledPlace[] {
  const parts: { column: number; columnSpan: number; words: Word[] }[] = [];
  let from = -Infinity;
  let column = place.column;
  for (const [at, x] of [...borders, Infinity].entries()) {
    const side = x === Infinity ? "both" : sidesOf(words, x);
    if (side === "across" || (side !== "both" && !isInOpen)) continue;
    const end = place.column + at + 1;
    const inside = words.filter(({ left, right }) => left + right >= 2 * from && left + right < 2 * x);
    parts.push({ column, columnSpan: end - column, words: inside });
    from = x;
    column = end;
  }
  return parts.map(({ words: held, ...span }) => ({ place: { ...place, ...span }, words: held }));
}

/** Splits the drawn rows at the heights where others begin in them; cells that span rows then span more of them. */
function splitRows({ xs, ys, cells }: FilledGrid, starts: readonly (readonly number[])[]): FilledGrid {
  const firsts = firstsOf(starts);
  return {
    xs,
    ys: withInner(ys, starts),
    cells: cells.flatMap(({ place, words }): FilledPlace[] => {
      const row = firsts[place.row]!;
      const rowSpan = firsts[place.row + place.rowSpan]! - row;
      if (place.rowSpan > 1) return [{ place: { ...place, row, rowSpan }, words }];
      const inside = starts[place.row]!;
      const held = Array.from({ length: rowSpan }, (): Word[] => []);
      for (const word of words) held[countBelow(inside, (word.top + word.bottom) / 2)]!.push(word);
      return held.map((some, at) => ({ place: { ...place, row: row + at, rowSpan: 1 }, words: some }));
    }),
  };
}

/** Counts the ascending positions that are at most `value`. */
function countBelow(positions: readonly number[], value: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
