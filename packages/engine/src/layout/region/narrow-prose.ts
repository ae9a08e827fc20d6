import type { Item } from "./region.ts";
import { byLeft, median } from "../../geometry/order.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by narrow-prose.test.ts.

/** Fewer lines prove nothing. */
const MIN_LINES = 4;
/** Left edges of one column, first lines of paragraphs with them, lie this close, in font sizes. */
const COLUMN_START_ALIGNMENT = 1.6;
/** Leading of columns; rows of a table have more. */
const WIDEST_LEADING = 1.6;
/** Share of lines that a word from the next would have made too long: 0.9 and more in prose, paragraph ends in. */
const FULL = 0.8;
/** Share of lines that start with a small letter: 0.7 in prose; cells start with capitals and digits. */
const CONTINUED = 0.5;
/** Share of runs that are in such columns; the rest are headings and lines parted at a stretched space. */
const COVERED = 0.75;

/**
 * Shows prose in columns of few chars from cells, by how it was set: a word moves down only where it does not fit.
 *
 * What is measured on wider columns, the length of a line, is not to be had here: a column of a leaflet holds 16 chars,
 * as many as a cell.
 */
export function isNarrowProse(items: readonly Item[]): boolean {
  const runs = items.flatMap((item) => (item.run === null ? [] : [item.run]));
  if (runs.length < MIN_LINES || runs.length < items.length) return false;
  const inProse = edgeColumns(runs).reduce((sum, column) => sum + (isWrapped(column) ? column.length : 0), 0);
  return inProse >= COVERED * runs.length;
}

/** Runs that start at one left edge, each column from top to bottom. */
function edgeColumns(runs: readonly TextRun[]): TextRun[][] {
  const columns: TextRun[][] = [];
  let edge = -Infinity;
  for (const run of [...runs].sort((a, b) => a.left - b.left)) {
    if (run.left - edge > COLUMN_START_ALIGNMENT * run.size) {
      columns.push([]);
      edge = run.left;
    }
    columns.at(-1)!.push(run);
  }
  return columns.map((column) => column.sort((a, b) => a.baseline - b.baseline));
}

function isWrapped(column: readonly TextRun[]): boolean {
  if (column.length < MIN_LINES || median(column.map((run) => run.words.length)) < 2) return false;
  const right = Math.max(...column.map((run) => run.right));
  let close = 0;
  let full = 0;
  let continued = 0;
  for (const [index, run] of column.slice(1).entries()) {
    const previous = column[index]!;
    if (run.baseline - previous.baseline > WIDEST_LEADING * run.size) continue;
    const first = byLeft(run.words)[0]!;
    close++;
    if (previous.right + 0.2 * run.size + first.right - first.left > right) full++;
    if (/^\p{Ll}/u.test(first.text)) continued++;
  }
  return (
    close >= MIN_LINES - 1 &&
    close >= FULL * (column.length - 1) &&
    full >= FULL * close &&
    continued >= CONTINUED * close
  );
}
