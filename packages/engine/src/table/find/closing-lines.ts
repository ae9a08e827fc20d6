import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import { textStarts } from "../columns/line-gaps.ts";
import { WIDEST_LEADING } from "../rows/leading.ts";

// Shown by shaded-above.test.ts.

/** Maximum difference between starts of lines in one cell, in points. */
const SAME_START = 2;
/** Maximum number of lines by which a cell overflows its row. */
const MAX_LINES = 2;
/** Maximum distance of a word's middle below the last rule, for words inside the table, in points. */
const SLACK = 1;

/**
 * Finds the lines of the last row that extend below the rule under it, as happens with rows of a fixed height. Each begins below a cell other than
 * the first, as close to its text as lines of one cell are.
 *
 * @param lines - lines of the table, down to its last rule
 */
export function closingLines(
  lines: readonly Line[],
  { left, right, bottom }: Box,
  words: readonly Word[],
): readonly Line[] {
  const last = lines.at(-1);
  // If the last text is clear of the rule, what follows is below the table.
  if (last === undefined || bottom - last.bottom > SLACK) return [];
  const reach = bottom + MAX_LINES * WIDEST_LEADING * last.size;
  const isBelow = (word: Word): boolean => {
    const middle = (word.top + word.bottom) / 2;
    return middle > bottom + SLACK && word.top < reach && word.right > left && word.left < right;
  };
  const below = words.filter(isBelow);
  const closing: Line[] = [];
  for (const line of below.length === 0 ? [] : runsToLines(wordsToRuns(below))) {
    const above = closing.at(-1) ?? last;
    const isClose = line.baseline - above.baseline <= WIDEST_LEADING * line.size;
    const starts = textStarts(above).filter((start) => start > left + line.size);
    const isUnder = starts.some((start) => Math.abs(start - line.left) <= SAME_START);
    if (closing.length === MAX_LINES || !isClose || !isUnder) break;
    closing.push(line);
  }
  return closing;
}
