import type { Line } from "../../text/runs-to-lines.ts";
import { Tracks } from "./tracks.ts";

/**
 * Joins a column that only a header fills to its neighbour that only the body fills. Headers are often centred above a column whose entries are at
 * its edge.
 */
export function joinSplitColumns(tracks: Tracks, lines: readonly Line[]): Tracks {
  const byLine = lines.map((line) => tracks.cellsOf(line));
  // Joined columns count as one, or a header next to each of its columns would join them all.
  let from = 0;
  const separators = tracks.separators.filter((_, index) => {
    let before = 0;
    let after = 0;
    let together = false;
    for (const cells of byLine) {
      let isBefore = false;
      let isAfter = false;
      for (const { column } of cells) {
        if (column === index + 1) isAfter = true;
        else if (column >= from && column <= index) isBefore = true;
      }
      if (isBefore) before++;
      if (isAfter) after++;
      if (isBefore && isAfter) together = true;
    }
    const isColumn = together || Math.min(before, after) > 1;
    if (isColumn) from = index + 1;
    return isColumn;
  });
  if (separators.length === tracks.separators.length) return tracks;
  const { left, right, placed } = tracks;
  return new Tracks({ left, right, separators, placed });
}
