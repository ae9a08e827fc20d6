import { countDigits } from "../../text/digits.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by is-cards.test.ts.

/** Fewer lines are no card: a name, what the person does, where they are found. */
const MIN_ROWS = 4;

/**
 * Cards, addresses and signatures side by side: what a row holds is of one kind in all of its columns, names, then streets, then numbers
 * to call; of a table that holds for each column instead.
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
    // Words over numbers are a header.
    else if (withDigits > 0) wordsBelow++;
  }
  return withDigits > 0 && wordsBelow > 0;
}
