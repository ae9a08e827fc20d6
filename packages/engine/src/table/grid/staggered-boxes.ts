import type { Word } from "../../text/word.ts";
import type { CellPlace } from "./grid-to-cells.ts";

// Shown by staggered-boxes.test.ts.

/** Minimum share of the cells that span several rows or columns; in a table, group names and headers are fewer. */
const MIN_STAGGERED_SHARE = 0.6;
/** Fewer are a header above a row or two. */
const MIN_STAGGERED = 6;

/** Whether boxes are not aligned in rows and columns: columns of advertisements, bars of music. */
export function areStaggered(
  cells: readonly { readonly place: CellPlace; readonly words: readonly Word[] }[],
): boolean {
  const filled = cells.filter(({ words }) => words.length > 0);
  const staggered = filled.filter(({ place }) => place.rowSpan > 1 || place.columnSpan > 1);
  return staggered.length >= MIN_STAGGERED && staggered.length >= MIN_STAGGERED_SHARE * filled.length;
}
