import { median } from "../../geometry/order.ts";
import { charsOf } from "../../text/word.ts";
import type { Tracks } from "../columns/tracks.ts";
import { LONGEST_CELL, type TrackRow } from "../columns/track-cell.ts";

// Shown by are-named-rows.test.ts.

/** Minimum number of columns and rows; two texts next to a label are columns of a leaflet, and fewer rows are side by side by chance. */
const MIN_COLUMNS = 3;
const MIN_ROWS = 4;
/** Minimum share of the rows whose texts all begin on one line; the others have an empty cell or are titles. */
const MIN_WHOLE = 0.75;
/** Maximum length of a row's name, in chars. */
const LONGEST_NAME = 36;

/**
 * Whether rows have a name and texts that all begin on its line: then the texts may be sentences, without rules between rows. Columns of text begin
 * their paragraphs anywhere.
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
