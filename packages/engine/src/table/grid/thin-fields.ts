import type { Grid } from "./edges-to-grids.ts";

// Shown by cell-fills.test.ts (a double border); fixture ruled-tables.

/** Fields thinner than this contain no text: they are the space between two strokes of a double border. The smallest print is 5 pt high. */
export const THINNEST_FIELD = 5;

/** Removes fields that are too thin for text from a grid, joining their two borders. */
export function dropThinFields(grid: Grid): Grid {
  const columns = keptFields(grid.xs);
  const rows = keptFields(grid.ys);
  if (columns.length === grid.xs.length && rows.length === grid.ys.length) return grid;
  // A dropped field's two borders count as one.
  const between = (kept: readonly number[], all: number, index: number): number[] => {
    const from = kept[index]!;
    const previous = index === 0 ? -1 : kept[index - 1]!;
    const list: number[] = [];
    for (let at = previous + 1; at <= from; at++) list.push(at);
    return index === kept.length - 1
      ? [...list, ...Array.from({ length: all - from - 1 }, (_, k) => from + 1 + k)]
      : list;
  };
  return {
    xs: columns.map((at) => grid.xs[at]!),
    ys: rows.map((at) => grid.ys[at]!),
    verticalAt: (row, column) =>
      between(columns, grid.xs.length, column).some((at) => grid.verticalAt(rowField(grid, rows, row), at)),
    horizontalAt: (row, column) =>
      between(rows, grid.ys.length, row).some((at) => grid.horizontalAt(at, columnField(grid, columns, column))),
  };
}

function rowField(grid: Grid, kept: readonly number[], row: number): number {
  return widest(grid.ys, kept[row]!, kept[row + 1]!);
}

function columnField(grid: Grid, kept: readonly number[], column: number): number {
  return widest(grid.xs, kept[column]!, kept[column + 1]!);
}

function widest(positions: readonly number[], from: number, to: number): number {
  let best = from;
  for (let at = from; at < to; at++) {
    if (positions[at + 1]! - positions[at]! > positions[best + 1]! - positions[best]!) best = at;
  }
  return best;
}

/** Indexes of the borders that stay: the first, and each that is at least the minimum field size after the one kept before. */
function keptFields(positions: readonly number[]): number[] {
  const kept = [0];
  for (let at = 1; at < positions.length; at++) {
    if (positions[at]! - positions[kept.at(-1)!]! >= THINNEST_FIELD) kept.push(at);
  }
  return kept;
}
