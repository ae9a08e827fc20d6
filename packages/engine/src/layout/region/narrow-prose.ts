import type { Item } from "./region.ts";
import { byLeft, median } from "../../geometry/order.ts";
import type { TextRun } from "../../text/word.ts";

// Shown by narrow-prose.test.ts.

/** Fewer lines prove nothing. */
const MIN_LINES = 4;
/** Maximum difference between left edges in one column, including indented first lines, in font sizes. */
const COLUMN_START_ALIGNMENT = 1.6;
/** Maximum leading in columns; rows of a table are further apart. */
const WIDEST_LEADING = 1.6;
/** Minimum share of lines that the next line's first word would have made too long: 0.9 or more in prose, including ends of paragraphs. */
const FULL = 0.8;
/** Minimum share of lines that start with a lower-case letter: 0.7 in prose; cells start with capitals and digits. */
const CONTINUED = 0.5;
/** Minimum share of runs in such columns; the others are headings and lines split at a stretched space. */
const COVERED = 0.75;

/**
 * Distinguishes prose in narrow columns from cells by how it was set: a word wraps only if it does not fit.
 *
 * The length of lines, which is measured on wider columns, does not help: a column of a leaflet has 16 chars, as many as a cell.
 */
export function isNarrowProse(items: readonly Item[]): boolean {
  const runs = items.flatMap((item) => (item.run === null ? [] : [item.run]));
  if (runs.length < MIN_LINES || runs.length < items.length) return false;
  const inProse = edgeColumns(runs).reduce((sum, column) => sum + (isWrapped(column) ? column.length : 0), 0);
  return inProse >= COVERED * runs.length;
}

/** Groups runs that start at one left edge; each column is ordered from top to bottom. */
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
