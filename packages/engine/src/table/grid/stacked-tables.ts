import type { Word } from "../../text/word.ts";
import type { Grid } from "./edges-to-grids.ts";
import { drawnCells } from "./drawn-cells.ts";

// Shown by stacked-tables.test.ts.

/** Minimum number of rows of a table above or below another: its names and an entry. Forms have bands of one row. */
const MIN_ROWS = 2;
/** Minimum number of borders of a row with two columns. */
const MIN_BORDERS = 3;

/** Splits a grid between two tables that touch: each begins with bold names, and the lower one has other columns. */
export function splitStackedTables(grid: Grid, words: readonly Word[]): readonly Grid[] {
  const rows = grid.ys.length - 1;
  const borders = Array.from({ length: rows }, (_, row) => bordersOf(grid, row));
  for (let row = MIN_ROWS; row <= rows - MIN_ROWS; row++) {
    if (!changesColumns(borders, row)) continue;
    const [upper, lower] = [partOf(grid, 0, row), partOf(grid, row, rows)];
    if (hasNames(upper, words) && hasNames(lower, words)) {
      return [upper, ...splitStackedTables(lower, words)];
    }
  }
  return [grid];
}

/** The drawn vertical borders of a row. */
function bordersOf(grid: Grid, row: number): readonly number[] {
  return grid.xs.flatMap((_, column) => (grid.verticalAt(row, column) ? [column] : []));
}

/** Whether two rows or more with one set of columns are above a row, and two or more with another set begin at it. */
function changesColumns(borders: readonly (readonly number[])[], row: number): boolean {
  const [above, below] = [borders[row - 1]!, borders[row]!];
  if (above.length < MIN_BORDERS || below.length < MIN_BORDERS || areSame(above, below)) return false;
  return areSame(above, borders[row - 2]!) && areSame(below, borders[row + 1]!);
}

function areSame(above: readonly number[], below: readonly number[]): boolean {
  return above.length === below.length && above.every((column, at) => column === below[at]);
}

/** Whether the first row is bold and the second one is not. */
function hasNames(grid: Grid, words: readonly Word[]): boolean {
  const cells = drawnCells(grid, words);
  const boldShare = (row: number): number => {
    const own = cells.flatMap((cell) => (cell.place.row === row ? cell.words : []));
    return own.filter(({ style }) => style.bold).length / own.length;
  };
  return boldShare(0) === 1 && boldShare(1) < 1;
}

/** The rows of a grid from one to another, with the columns drawn in them. */
function partOf({ xs, ys, verticalAt, horizontalAt }: Grid, from: number, to: number): Grid {
  const rows = Array.from({ length: to - from }, (_, row) => from + row);
  const columns = xs.flatMap((_, column) => (rows.some((row) => verticalAt(row, column)) ? [column] : []));
  return {
    xs: columns.map((column) => xs[column]!),
    ys: ys.slice(from, to + 1),
    verticalAt: (row, column) => verticalAt(from + row, columns[column]!),
    horizontalAt: (row, column) => horizontalAt(from + row, columns[column]!),
  };
}
