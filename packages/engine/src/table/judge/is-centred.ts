import { unionBoxes } from "../../geometry/box.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-centred.test.ts.

/** Share of the rows that hold one text in the middle of all; a table has its titles of groups there, and rows of values under each. */
const MIN_CENTRED = 0.5;
/** Fewer lines are under each other's middle by chance. */
const MIN_ROWS = 3;
/** Middles that differ by less are one, in points. */
const SAME_MIDDLE = 3;

/**
 * Certificates, title pages and invitations: lines of one text each, all centred on one axis, and under them here and there two texts
 * side by side, of those who sign.
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
