import { unionBoxes } from "../../geometry/box.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-centred.test.ts.

/** Minimum share of the rows with one text in the middle of all. In a table such texts are group titles, with rows of values under each. */
const MIN_CENTRED = 0.5;
/** Minimum number of lines; fewer have a common middle by chance. */
const MIN_ROWS = 3;
/** Maximum difference between middles that count as equal, in points. */
const SAME_MIDDLE = 3;

/**
 * Whether rows are a certificate, title page or invitation: lines of one text each, centred on one axis, with some lines of two texts side by side,
 * such as signatures.
 */
export function isCentred(rows: readonly TrackRow[]): boolean {
  const alone = rows.filter(({ cells }) => cells.length === 1);
  if (alone.length < MIN_ROWS || alone.length < MIN_CENTRED * rows.length) return false;
  const boxes = alone.map(({ cells: [cell] }) => unionBoxes(cell!.words));
  const middles = boxes.map(({ left, right }) => (left + right) / 2);
  const axis = middles[0]!;
  const isOnAxis = middles.every((middle) => Math.abs(middle - axis) <= SAME_MIDDLE);
  const lefts = boxes.map(({ left }) => left);
  return isOnAxis && Math.max(...lefts) - Math.min(...lefts) > 2 * SAME_MIDDLE;
}
