import { median } from "../../geometry/order.ts";
import { charsOf } from "../../text/word.ts";
import type { Tracks } from "../columns/tracks.ts";
import { LONGEST_CELL, type TrackRow } from "../columns/track-cell.ts";

// Shown by are-named-rows.test.ts.

/** Two texts next to a label are two columns of a leaflet; rows of fewer are side by side by chance. */
const MIN_COLUMNS = 3;
const MIN_ROWS = 4;
/** Share of the rows whose texts all begin on one line; the others leave a cell empty, or are titles. */
const MIN_WHOLE = 0.75;
/** Names of rows are short, in chars. */
const LONGEST_NAME = 36;

/**
 * True for rows of a name and of texts that all begin on its line: what is next to the name may be sentences, without a drawn line between.
 * Columns of text begin their paragraphs where they will.
 */
export function areNamedRows(rows: readonly TrackRow[], tracks: Tracks): boolean {
  const columns = tracks.separators.length + 1;
  if (columns < MIN_COLUMNS || rows.length < MIN_ROWS) return false;
  const whole = rows.filter(({ lines: [first] }) => tracks.cellsOf(first!).length === columns);
  if (whole.length < MIN_ROWS || whole.length < MIN_WHOLE * rows.length) return false;
  const wrapped = whole.filter(({ lines }) => lines.length > 1).length;
  const names = whole.map(({ cells: [name] }) => charsOf(name!.words));
  return wrapped > 0 && median(names) <= LONGEST_NAME && Math.max(...names) <= LONGEST_CELL;
}
