import type { Line } from "../layout/runs-to-lines.ts";
import type { Tracks } from "./column-tracks.ts";
import { lineCells } from "./track-rows.ts";

/**
 * Joins a column that only a header fills to its neighbour that only the body fills: headers are often centred over a
 * column whose entries stand at its edge.
 */
export function joinSplitColumns(tracks: Tracks, lines: readonly Line[]): Tracks {
  const filled = lines.map((line) => new Set(lineCells(line, tracks).map((cell) => cell.column)));
  // What has been joined takes part as one, or a header beside each of its columns would join them all.
  let from = 0;
  const separators = tracks.separators.filter((_, index) => {
    let before = 0;
    let after = 0;
    let together = false;
    for (const columns of filled) {
      const isBefore = holdsAny(columns, from, index);
      if (isBefore) before++;
      if (columns.has(index + 1)) after++;
      if (isBefore && columns.has(index + 1)) together = true;
    }
    const isColumn = together || Math.min(before, after) > 1;
    if (isColumn) from = index + 1;
    return isColumn;
  });
  return separators.length === tracks.separators.length ? tracks : { ...tracks, separators };
}

function holdsAny(columns: ReadonlySet<number>, from: number, to: number): boolean {
  for (let column = from; column <= to; column++) if (columns.has(column)) return true;
  return false;
}
