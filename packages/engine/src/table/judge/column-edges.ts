import { unionBoxes } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";
import type { TrackCell } from "../columns/track-cell.ts";

/** Edges of texts in one column differ by less, in points. */
const SAME_EDGE = 1.5;

/** Counts the texts of a column that share its most common edge or middle. */
export function areAlike(cells: readonly TrackCell[]): number {
  const boxes = cells.map(({ words }) => unionBoxes(words));
  const counts = [
    boxes.map(({ left }) => left),
    boxes.map(({ right }) => right),
    boxes.map(({ left, right }) => (left + right) / 2),
  ].map((edges) => {
    const usual = median(edges);
    return edges.filter((edge) => Math.abs(edge - usual) <= SAME_EDGE).length;
  });
  return Math.max(...counts);
}
