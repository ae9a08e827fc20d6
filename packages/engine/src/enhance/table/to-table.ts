import { type Box, unionBoxes } from "../../geometry/box.ts";
import type { TranscriptTable } from "../../transcript/transcript.ts";
import type { BBox } from "../../geometry/bbox.ts";
import type { AnsweredGrid } from "./answered-grid.ts";
import type { PlacedCell } from "./place-cells.ts";

/**
 * Makes a table from cells with known words: the borders of rows and columns are halfway between the words of two neighbours.
 *
 * @param around - the box of the whole table
 * @returns null if a row or column has no words of its own, so that its place is unknown
 */
export function toTable(
  { rowCount, columnCount }: AnsweredGrid,
  cells: readonly PlacedCell[],
  around: BBox,
): TranscriptTable | null {
  const boxes = cells.map(({ words }) => (words.length === 0 ? null : unionBoxes(words)));
  const extents = (count: number, lane: "row" | "column"): readonly (Box | null)[] => {
    const lanes: Box[][] = Array.from({ length: count }, () => []);
    for (const [index, cell] of cells.entries()) {
      const box = boxes[index];
      if (cell[lane === "row" ? "rowSpan" : "columnSpan"] === 1 && box) lanes[cell[lane]]!.push(box);
    }
    return lanes.map((lane) => (lane.length === 0 ? null : unionBoxes(lane)));
  };
  const rows = edgesBetween(extents(rowCount, "row"), [around.top, around.top + around.height], ["top", "bottom"]);
  const columns = edgesBetween(
    extents(columnCount, "column"),
    [around.left, around.left + around.width],
    ["left", "right"],
  );
  if (rows === null || columns === null) return null;
  return {
    rowCount,
    columnCount,
    cells: cells.map(({ words: _words, ...cell }) => {
      const [left, right] = [columns[cell.column]!, columns[cell.column + cell.columnSpan]!];
      const [top, bottom] = [rows[cell.row]!, rows[cell.row + cell.rowSpan]!];
      return { ...cell, bbox: { left, top, width: right - left, height: bottom - top, page: around.page } };
    }),
  };
}

/** One more than there are rows or columns, each beyond the previous one. */
function edgesBetween(
  lanes: readonly (Box | null)[],
  [start, end]: readonly [number, number],
  [near, far]: readonly ["left" | "top", "right" | "bottom"],
): readonly number[] | null {
  const edges = [start];
  for (const [index, lane] of lanes.entries()) {
    const next = lanes[index + 1];
    if (lane === null || next === null) return null;
    const edge = next === undefined ? Math.max(end, lane[far]) : (lane[far] + next[near]) / 2;
    if (edge <= edges.at(-1)!) return null;
    edges.push(edge);
  }
  return edges;
}
