import type { Word } from "../../text/word.ts";
import type { CellPlace } from "./grid-to-cells.ts";

// Shown by staggered-boxes.test.ts.

/** Share of the cells that reach over several rows or columns; names of groups and headers are fewer in a table. */
const MAX_STAGGERED = 0.6;
/** Fewer are a header over a row or two. */
const MIN_STAGGERED = 6;

/** True for boxes that keep to no rows and columns: advertisements under each other next to others, bars of music. */
export function areStaggered(
  cells: readonly { readonly place: CellPlace; readonly words: readonly Word[] }[],
): boolean {
  const filled = cells.filter(({ words }) => words.length > 0);
  const staggered = filled.filter(({ place }) => place.rowSpan > 1 || place.columnSpan > 1);
  return staggered.length >= MIN_STAGGERED && staggered.length >= MAX_STAGGERED * filled.length;
}
