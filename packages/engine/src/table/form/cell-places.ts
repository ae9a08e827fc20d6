import type { Box } from "../../geometry/box.ts";
import type { Grid } from "../grid/edges-to-grids.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

/** Box of a cell. */
export function boxOfCell({ xs, ys }: Grid, { place: { row, column, rowSpan, columnSpan } }: FilledPlace): Box {
  return { left: xs[column]!, top: ys[row]!, right: xs[column + columnSpan]!, bottom: ys[row + rowSpan]! };
}

/** For each row, the columns at which its cells start, including cells that span it. */
export function startsByRow(cells: readonly FilledPlace[], rows: number): Set<number>[] {
  const starts = Array.from({ length: rows }, () => new Set<number>());
  for (const { place } of cells) {
    for (let row = place.row; row < place.row + place.rowSpan; row++) starts[row]!.add(place.column);
  }
  return starts;
}
