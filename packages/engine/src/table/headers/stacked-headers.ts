import { type Box, unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import type { TrackCell, TrackRow } from "../columns/track-cell.ts";

// Shown by stacked-headers.test.ts.

/** Maximum number of header lines; more are text. */
const MAX_LINES = 7;
/** Maximum leading of lines of one name: measured 1.1–1.5 sizes, because names are often smaller than the text whose leading they keep. */
const WIDEST_LEADING = 1.6;
/** Maximum difference between edges or middles of lines of one name, in points. */
const NAME_ALIGNMENT = 2;
/** Minimum distance below the first of two lines, in font sizes, for text in their middle. */
const HALF_LINE = 0.3;
/** Minimum share of the rows under the header that contain values; otherwise there is no evidence where the header ends. */
const MIN_VALUES = 0.6;
/** A number, or a dash instead of one. */
const VALUE = /^(?:[^\p{L}]*\d[^\p{L}]*|[$€£¥]?[—–−-]+)$/u;
/** Maximum distance of a title's middle from that of its columns, as a share of their width. */
const OFF_MIDDLE = 0.08;

/**
 * Joins the lines of a header to the name of each column. Accounts align names of several lines at their last line, so shorter names are next to the
 * end of the others: without joining, each line would be a row.
 *
 * @param rules - drawn lines; a name does not continue across one
 */
export function stackHeaders(rows: readonly TrackRow[], rules: readonly Box[]): readonly TrackRow[] {
  let last = lastHeader(rows);
  if (last < 1) return rows;
  const stacked = [...rows];
  for (let upper = last - 1; upper >= 0; upper--) {
    const lower = upper + 1;
    const joined = joinRows(stacked[upper]!, stacked[lower]!, rules);
    if (joined === null) continue;
    stacked.splice(upper, 2, ...joined);
    last--;
  }
  return stacked;
}

/** Returns the last row above the first row of values with a text above them; -1 if there is none, or too few rows contain values. */
function lastHeader(rows: readonly TrackRow[]): number {
  const first = rows.findIndex(hasValues);
  if (first < 1 || first > MAX_LINES) return -1;
  const entries = rows.slice(first).filter(({ cells }) => cells.some(({ column }) => column > 0));
  if (entries.filter(hasValues).length < MIN_VALUES * entries.length) return -1;
  return rows.findLastIndex(({ cells }, row) => row < first && cells.some(({ column }) => column > 0));
}

/** Whether a row has a number, or a dash instead of one; years are names. */
function hasValues({ cells }: TrackRow): boolean {
  return cells.some(({ column, words }) => {
    const text = words.map((word) => word.text).join("");
    return column > 0 && VALUE.test(text) && !/^(?:19|20)\d\d(?:[-–/](?:\d\d){1,2})?\W{0,2}$/.test(text);
  });
}

/** Joins two header rows to one row, or to two if some of the upper names are above several others; null if no name continues. */
function joinRows(upper: TrackRow, lower: TrackRow, rules: readonly Box[]): TrackRow[] | null {
  if (areTitles(upper.cells, lower.cells) || fillsRow(upper, lower)) return null;
  const cells = [...lower.cells];
  const kept: TrackCell[] = [];
  for (const cell of upper.cells) {
    const under = cells.filter((other) => overlaps(cell, other));
    const home = under.length === 1 && areOneName(cell, under[0]!, rules) ? cells.indexOf(under[0]!) : -1;
    if (home < 0) kept.push(cell);
    else cells[home] = { ...cells[home]!, words: [...cell.words, ...cells[home]!.words] };
  }
  if (kept.length === upper.cells.length) return null;
  // Names of one line are centred next to names of two.
  const separate = kept.filter((cell) => !cells.some((other) => overlaps(cell, other)) && isLower(cell, upper.cells));
  const names = [...cells, ...separate].sort((one, other) => one.column - other.column);
  if (separate.length === kept.length) return [{ lines: [...upper.lines, ...lower.lines], cells: names }];
  return [
    { ...upper, cells: kept.filter((cell) => !separate.includes(cell)) },
    { ...lower, cells: names },
  ];
}

/** Whether the upper row, with a name in the first column, fills as many columns as the lower: then it is a row of words. */
function fillsRow({ cells: upper }: TrackRow, { cells: lower }: TrackRow): boolean {
  return upper[0]!.column === 0 && countColumns(upper) >= countColumns(lower);
}

function countColumns(cells: readonly TrackCell[]): number {
  return cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0);
}

function overlaps(a: TrackCell, b: TrackCell): boolean {
  return a.column < b.column + b.columnSpan && b.column < a.column + a.columnSpan;
}

function isLower({ words }: TrackCell, others: readonly TrackCell[]): boolean {
  const [{ baseline, size }] = words as [Word, ...Word[]];
  return others.some((other) => baseline - other.words[0]!.baseline > HALF_LINE * size);
}

/** Whether lines are one name: close to each other, at one edge or on one middle, with nothing drawn between them. */
function areOneName({ words: upper }: TrackCell, { words: lower }: TrackCell, rules: readonly Box[]): boolean {
  const from = Math.max(...upper.map(({ baseline }) => baseline));
  const to = Math.min(...lower.map(({ baseline }) => baseline));
  if (to - from > WIDEST_LEADING * lower[0]!.size) return false;
  const a = unionBoxes(upper);
  const b = unionBoxes(lower);
  const isParted = rules.some(
    ({ left, right, top, bottom }) => left < a.right && right > a.left && top > from && bottom < to,
  );
  const offs = [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2];
  return !isParted && offs.some((off) => Math.abs(off) <= NAME_ALIGNMENT);
}

/** Whether names are titles of groups of three or five columns, each above the middle column of its group. */
function areTitles(all: readonly TrackCell[], names: readonly TrackCell[]): boolean {
  const titles = all.filter(({ column }) => column > 0);
  if (titles.length === 0) return false;
  const [first, second] = titles;
  const last = Math.max(...names.map(({ column }) => column));
  const size = second === undefined ? last : second.column - first!.column;
  if (size < 3 || size % 2 === 0) return false;
  return titles.every(({ column, words }, group) => {
    if (column !== first!.column + group * size) return false;
    const under = names.filter((name) => Math.abs(name.column - column) <= (size - 1) / 2);
    if (under.length < size) return false;
    const { left, right } = unionBoxes(words);
    const box = unionBoxes(under.flatMap((name) => name.words));
    return Math.abs(left + right - box.left - box.right) <= 2 * OFF_MIDDLE * (box.right - box.left);
  });
}
