import { countDigits } from "../../text/digits.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-cards.test.ts.

/** Minimum number of lines of a card: name, occupation, contact. */
const MIN_ROWS = 4;

/**
 * Whether rows are cards, addresses or signatures side by side: all texts of a row are of one kind, such as names, then streets, then telephone
 * numbers. In a table, the texts of each column are of one kind instead.
 */
export function isCards(rows: readonly TrackRow[], columns: number): boolean {
  if (rows.length < MIN_ROWS) return false;
  let withDigits = 0;
  let wordsBelow = 0;
  for (const { cells } of rows) {
    if (cells.length < columns) return false;
    const counted = cells.filter(({ words }) => countDigits(words) > 0).length;
    if (counted === cells.length) withDigits++;
    else if (counted > 0) return false;
    // Words above numbers are a header.
    else if (withDigits > 0) wordsBelow++;
  }
  return withDigits > 0 && wordsBelow > 0;
}
