import { runsToLines } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import { textStarts } from "../columns/line-gaps.ts";
import type { Edge } from "../grid/edges.ts";
import { wordsInside } from "./words-inside.ts";

// Shown by shaded-above.test.ts.

/** Maximum difference between ends of fills and rules of one table. */
const SAME_END = 5;
/** Maximum height of a row of a few lines, between a shaded header and the rule under the row. */
const HIGHEST_ROW = 60;
/** Maximum height of a group of rows with a rule under it, if the texts on the shading name their columns. */
const HIGHEST_GROUP = 250;
/** Maximum difference between starts of texts in one column. */
const SAME_START = 2;
/** Minimum number of names that begin where a text of the rows does; with two columns, each side of a page has some line that does. */
const MIN_NAMED = 3;

/** Returns the upper and lower edges of a header that is shaded instead of ruled, above the first rule or the rows above that rule. */
export function shadedAbove([first]: readonly Edge[], bands: readonly Box[], words: readonly Word[]): Edge[] {
  if (first === undefined) return [];
  const edges: Edge[] = [];
  let top = first.position;
  for (const band of [...bands].reverse()) {
    const { left: start, right: end, top: upper, bottom } = band;
    if (Math.abs(start - first.start) > SAME_END || Math.abs(end - first.end) > SAME_END) continue;
    if (bottom > top + 1 || top - bottom > HIGHEST_GROUP) continue;
    if (top - bottom > HIGHEST_ROW && !namesColumns(band, top, words)) continue;
    edges.unshift({ position: upper, start, end }, ...(top - bottom > 1 ? [{ position: bottom, start, end }] : []));
    top = upper;
  }
  return edges;
}

/** Whether the texts on a band begin where those of the rows under it do, with at most one exception. */
function namesColumns(band: Box, bottom: number, words: readonly Word[]): boolean {
  const [names, ...others] = runsToLines(wordsToRuns(wordsInside(words, band)));
  if (names === undefined || others.length > 0) return false;
  const starts = textStarts(names);
  const rows = runsToLines(wordsToRuns(wordsInside(words, { ...band, top: band.bottom, bottom })));
  const below = rows.flatMap((line) => textStarts(line));
  const named = starts.filter((start) => below.some((left) => Math.abs(left - start) <= SAME_START)).length;
  return named >= MIN_NAMED && named >= starts.length - 1;
}
