import { type Line, runsToLines } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";
import { textStarts } from "../columns/line-gaps.ts";
import { WIDEST_LEADING } from "../rows/leading.ts";

// Shown by shaded-above.test.ts.

/** Lines of one cell start at one place, in points. */
const SAME_START = 2;
/** A cell overflows its row by a line or two. */
const MAX_LINES = 2;
/** Words inside of a table are so far below its last line at most, by their middle, in points. */
const SLACK = 1;

/**
 * Finds the lines of the last row that run over the line under it, as rows of a fixed height let them: each begins below a cell other than
 * the first, as close below its text as lines of one cell are.
 *
 * @param lines - of the table, down to its last drawn line
 */
export function closingLines(
  lines: readonly Line[],
  { left, right, bottom }: Box,
  words: readonly Word[],
): readonly Line[] {
  const last = lines.at(-1);
  // Where the last text keeps clear of the line, what follows is below the table.
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
