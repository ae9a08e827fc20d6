import { unionBoxes } from "../../geometry/box.ts";
import type { Grid } from "./edges-to-grids.ts";
import type { FilledPlace } from "./split-open-cells.ts";

// Shown by open-lattice.test.ts.

/** Maximum number of cells; larger lattices are squared paper, or the area of a chart. */
const MAX_CELLS = 120;
/** Minimum and maximum height of a row without text, in font sizes: a line or two. Bands of a chart are higher, those of a scale lower. */
const MIN_ROW = 0.9;
const MAX_ROW = 3;
/** Minimum width of a column, in font sizes. */
const MIN_COLUMN = 2;
/** Maximum distance of texts from the left border of their cells, in font sizes, and its maximum variation, in points. */
const MAX_INSET = 1.2;
const SAME_INSET = 2;

/**
 * Whether a grid is a table with little text so far: all borders are drawn, its texts start at the left of their cells, and rows without text are as
 * high as a line.
 */
export function isOpenLattice(grid: Grid, cells: readonly FilledPlace[]): boolean {
  const [columns, rows] = [grid.xs.length - 1, grid.ys.length - 1];
  if (columns < 2 || rows < 2 || columns * rows > MAX_CELLS || cells.length < columns * rows) return false;
  const filled = cells.filter(({ words }) => words.length > 0);
  if (filled.length === 0 || !isDrawn(grid)) return false;
  const size = Math.max(...filled.map(({ words }) => words[0]!.size));
  return beginLeft(grid, filled, size) && areRowsOfText(grid, filled, size);
}

/** Whether each text is inside its cell, at the same distance from the left border as the others. */
function beginLeft({ xs, ys }: Grid, filled: readonly FilledPlace[], size: number): boolean {
  const insets: number[] = [];
  for (const { place, words } of filled) {
    const { left, right, top, bottom } = unionBoxes(words);
    insets.push(left - xs[place.column]!);
    if (right > xs[place.column + 1]! || top < ys[place.row]! - 1 || bottom > ys[place.row + 1]! + 1) return false;
  }
  const [least, most] = [Math.min(...insets), Math.max(...insets)];
  return least >= 0 && most <= Math.min(MAX_INSET * size, least + SAME_INSET);
}

function areRowsOfText({ xs, ys }: Grid, filled: readonly FilledPlace[], size: number): boolean {
  const withText = new Set(filled.map(({ place }) => place.row));
  const heights = ys.slice(1).map((bottom, row) => (bottom - ys[row]!) / size);
  const widths = xs.slice(1).map((right, column) => (right - xs[column]!) / size);
  return (
    heights.every((height, row) => height >= MIN_ROW && (withText.has(row) || height <= MAX_ROW)) &&
    widths.every((width) => width >= MIN_COLUMN)
  );
}

/** Whether every side of every field is drawn. */
function isDrawn({ xs, ys, horizontalAt, verticalAt }: Grid): boolean {
  for (let row = 0; row < ys.length; row++) {
    for (let column = 0; column < xs.length; column++) {
      if (column < xs.length - 1 && !horizontalAt(row, column)) return false;
      if (row < ys.length - 1 && !verticalAt(row, column)) return false;
    }
  }
  return true;
}
