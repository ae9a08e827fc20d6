import type { Line } from "../layout/runs-to-lines.ts";
import type { Tracks } from "./column-tracks.ts";
import { lineCells } from "./track-rows.ts";

/**
 * Joins a column that only a header fills to its neighbour that only the body fills: headers are often centred over a
 * column whose entries stand at its edge.
 */
export function joinSplitColumns(tracks: Tracks, lines: readonly Line[]): Tracks {
  const filled = lines.map((line) => new Set(lineCells(line, tracks).map((cell) => cell.column)));
  const count = (column: number): number => filled.filter((columns) => columns.has(column)).length;
  const separators = tracks.separators.filter((_, index) => {
    const together = filled.some((columns) => columns.has(index) && columns.has(index + 1));
    return together || Math.min(count(index), count(index + 1)) > 1;
  });
  return separators.length === tracks.separators.length ? tracks : { ...tracks, separators };
}
