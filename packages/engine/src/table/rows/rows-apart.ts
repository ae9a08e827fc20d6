import type { Line } from "../../text/runs-to-lines.ts";
import { leastWidth } from "../../text/without-spaces.ts";
import { rowsByBlocks, toEntries } from "./cell-blocks.ts";
import type { Tracks } from "../columns/tracks.ts";
import { isNumber } from "./row-gap.ts";
import type { Cells } from "./worded-rows.ts";

// Shown by open-rows.test.ts.

/** Minimum share of the rows with a text in the first column and one next to it; boxes of text side by side share few of their heights. */
const MIN_NAMED_ROWS = 0.8;
/** Minimum number of texts in a numeric column, and minimum share of them that are numbers. */
const MIN_NUMBERS = 3;
const MIN_NUMBER_SHARE = 0.6;
/** Minimum share of the lines that begin a row if there is no other separation; the others are wrapped. */
const MIN_ROWS = 0.8;
const MIN_COLUMNS = 3;
/** Width of a space, and minimum width of a column that shows whether a word had room in it, in font sizes. */
const SPACE = 0.2;
const MIN_WIDTH = 3.5;

/**
 * Returns the heights at which rows begin in a field of drawn columns, except the first, if white space between the rows shows which lines wrapped.
 * Null if nothing is wrapped, or the texts of the columns are not rows.
 */
export function rowsApart(lines: readonly Line[], byLine: readonly Cells[], tracks: Tracks): number[] | null {
  const columns = tracks.separators.length + 1;
  const rows = columns < 2 ? null : rowsByBlocks(lines, toEntries(lines, byLine), columns, []);
  if (rows === null) return null;
  const first = firstColumn(byLine);
  const cells = rows.map((row) => row.flatMap((at) => byLine[at]!));
  const isFilled = (row: Cells): boolean =>
    row.some(({ column }) => column === first) && row.some(({ column }) => column > first);
  const areNamed = cells.filter(isFilled).length >= MIN_NAMED_ROWS * rows.length;
  return areNamed || hasNumbers(byLine.flat(), first) ? between(rows, lines) : null;
}

/**
 * Returns the heights at which rows begin if hardly any line wrapped, except the first: at lines of several texts including numbers, one of which had
 * room on the line above. Some rows have no name. Null if no row is recognised.
 */
export function rowsBySpace(lines: readonly Line[], byLine: readonly Cells[], tracks: Tracks): number[] | null {
  const first = firstColumn(byLine);
  const cells = byLine.flat();
  if (tracks.separators.length + 1 < MIN_COLUMNS || !hasNumbers(cells, first)) return null;
  const room = spaceIn(cells, tracks);
  const rows: number[][] = [];
  for (const [at, line] of byLine.entries()) {
    const above = byLine[at - 1];
    if (above === undefined || beginsRow(line, above, first, room)) rows.push([at]);
    else rows.at(-1)!.push(at);
  }
  return rows.length >= MIN_ROWS * byLine.length ? between(rows, lines) : null;
}

/** Returns the heights between rows, given by their lines. */
function between(rows: readonly (readonly number[])[], lines: readonly Line[]): number[] {
  return rows.slice(1).map((row, at) => {
    const bottom = Math.max(...rows[at]!.map((line) => lines[line]!.bottom));
    return (bottom + Math.min(...row.map((line) => lines[line]!.top))) / 2;
  });
}

function firstColumn(byLine: readonly Cells[]): number {
  return Math.min(...byLine.map(([cell]) => cell!.column));
}

/** Whether a column other than the first is numeric. */
function hasNumbers(cells: Cells, first: number): boolean {
  const byColumn = Map.groupBy(cells, ({ column }) => column);
  return [...byColumn].some(([column, texts]) => {
    if (column === first || texts.length < MIN_NUMBERS) return false;
    return texts.filter(isNumber).length >= MIN_NUMBER_SHARE * texts.length;
  });
}

/** Returns the widths that texts may have in each drawn column, assuming that the smallest margin of any text applies on both sides. */
function spaceIn(cells: Cells, { left, right, separators }: Tracks): readonly number[] {
  const borders = [left, ...separators.map(({ start }) => start), right];
  const padding = Array.from({ length: separators.length + 1 }, () => Infinity);
  for (const { column, box } of cells) {
    const nearest = Math.min(box.left - borders[column]!, borders[column + 1]! - box.right);
    padding[column] = Math.min(padding[column]!, nearest);
  }
  return padding.map((white, column) => borders[column + 1]! - borders[column]! - 2 * white);
}

function beginsRow(cells: Cells, above: Cells, first: number, room: readonly number[]): boolean {
  if (cells.length < 2) return false;
  if (cells[0]!.column === first && above[0]!.column > first) return true;
  let telling = 0;
  for (const cell of cells) {
    const over = above.find(({ column }) => column === cell.column);
    if (over === undefined) continue;
    if (isNumber(cell) && isNumber(over)) return true;
    const [word] = cell.words;
    const width = room[cell.column]!;
    if (width < MIN_WIDTH * word!.size) continue;
    telling++;
    if (over.box.right - over.box.left + SPACE * word!.size + leastWidth(word!) <= width) return true;
  }
  return telling === 0 && cells[0]!.column === first;
}
