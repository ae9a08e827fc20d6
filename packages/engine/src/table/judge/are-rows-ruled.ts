import type { Tracks } from "../columns/tracks.ts";
import type { Line } from "../../text/runs-to-lines.ts";

// Shown by are-rows-ruled.test.ts.

/** Minimum number of bands between rules; fewer rules also surround columns of text, above and below an image or a title. */
const MIN_BANDS = 3;
/** Minimum share of the bands whose cells begin on one line; the title of a group is alone in its band. */
const MIN_BEGUN = 0.75;

/**
 * Whether rules separate the rows: each band between two rules begins with texts in several columns on one line. Columns of text continue from page
 * to page without a rule between them.
 *
 * @param rules - heights of the rules, ascending
 */
export function areRowsRuled(lines: readonly Line[], tracks: Tracks, rules: readonly number[]): boolean {
  let bands = 0;
  let begun = 0;
  for (const [index, bottom] of rules.entries()) {
    const top = rules[index - 1];
    if (top === undefined) continue;
    const first = lines.find(({ baseline }) => baseline > top && baseline <= bottom);
    if (first === undefined) continue;
    bands++;
    if (tracks.cellsOf(first).length > 1) begun++;
  }
  return bands >= MIN_BANDS && begun >= MIN_BEGUN * bands;
}
