import type { Grid } from "./edges-to-grids.ts";

// Shown by tables.test.ts; fixture ruled-tables.

/** A drawn cell, before its text: grid positions and spans. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

/**
 * Merges the fields of a grid that no drawn border separates.
 *
 * A group of fields that is not a rectangle is reduced to its widest rectangle from the top-left field; the rest forms separate cells. So cells
 * always cover the grid without overlap.
 */
export function gridToCells(grid: Grid): CellPlace[] {
  const rows = grid.ys.length - 1;
  const columns = grid.xs.length - 1;
  const taken = new Uint8Array(rows * columns);
  const cells: CellPlace[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column] === 1) continue;
      let columnSpan = 1;
      while (
        column + columnSpan < columns &&
        taken[row * columns + column + columnSpan] === 0 &&
        !grid.verticalAt(row, column + columnSpan)
      ) {
        columnSpan++;
      }
      let rowSpan = 1;
      while (row + rowSpan < rows && joinsBelow(grid, taken, columns, row + rowSpan, column, columnSpan)) rowSpan++;
      for (let r = row; r < row + rowSpan; r++) taken.fill(1, r * columns + column, r * columns + column + columnSpan);
      cells.push({ row, column, rowSpan, columnSpan });
    }
  }
  return cells;
}

/** Whether the row of fields is connected and no border separates it from the row above. */
function joinsBelow(
  grid: Grid,
  taken: Uint8Array,
  columns: number,
  row: number,
  column: number,
  columnSpan: number,
): boolean {
  for (let at = column; at < column + columnSpan; at++) {
    if (taken[row * columns + at] === 1 || grid.horizontalAt(row, at)) return false;
    if (at > column && grid.verticalAt(row, at)) return false;
  }
  // A field that is also connected to its outer neighbour belongs to another cell.
  if (column > 0 && taken[row * columns + column - 1] === 0 && !grid.verticalAt(row, column)) return false;
  const end = column + columnSpan;
  return end === columns || taken[row * columns + end] === 1 || grid.verticalAt(row, end);
}
