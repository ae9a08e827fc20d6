/** Rules that leave out the first columns of a table: the cells there span the rows above and below the rule. */
import type { Edge } from "../grid/edges.ts";
import type { Tracks } from "../columns/tracks.ts";
import type { PartialRule, TrackEvidence } from "../columns/track-evidence.ts";
import type { TrackCell, TrackRow } from "../columns/track-cell.ts";
import { byLeft } from "../../geometry/order.ts";
import { endsInDigit } from "../../text/digits.ts";
import type { Line } from "../../text/runs-to-lines.ts";

// Shown by partial-rules.test.ts.

/** Maximum difference between ends of the rules of one table. */
const SAME_END = 5;
/** Minimum width of what a rule leaves out: narrower is the padding of a cell. */
const MIN_OPEN = 20;
/** Minimum share of a table's width; a rule over totals is shorter. */
const MIN_COVERED = 0.5;
/** Maximum distance of a rule above or below the middle of the white space between two rows, in points. */
const AT_RULE = 2;
/** Maximum leading inside a cell, in font sizes. */
const CLOSE = 1.35;

/** Finds the edges inside a table that end where it ends, but begin further to the right. */
export function partialRules(
  edges: readonly Edge[],
  {
    left,
    top,
    right,
    bottom,
  }: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): Edge[] {
  return edges.filter(
    ({ position, start, end }) =>
      position > top + SAME_END &&
      position < bottom - SAME_END &&
      Math.abs(end - right) <= SAME_END &&
      start > left + MIN_OPEN &&
      end - start >= MIN_COVERED * (right - left),
  );
}

/** Minimum number of rows that rules separate, and maximum number of lines of each; otherwise the rules part only a header, or groups of rows. */
const MIN_ROWS = 4;
const MAX_LINES = 4;

/** Adds partial rules to the rules of a table if every row has its rules. */
export function withPartialRules(
  lines: readonly Line[],
  rules: readonly number[],
  partial: readonly PartialRule[],
): Pick<TrackEvidence, "rules" | "partial"> {
  if (partial.length === 0) return { rules };
  const all = [...rules, ...partial.map(({ position }) => position)].sort((a, b) => a - b);
  return rowsByRules(lines, all) === null ? { rules } : { rules: all, partial };
}

/** Groups lines by the rules between them, full and partial; null if not every row has its rules. */
export function rowsByRules(lines: readonly Line[], rules: readonly number[]): Line[][] | null {
  const rows: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isParted = above === undefined || rules.some((rule) => rule > above.baseline - 1 && rule < line.baseline);
    if (isParted) rows.push([line]);
    else rows.at(-1)!.push(line);
  }
  return rows.length >= MIN_ROWS && rows.every(isOneRow) ? rows : null;
}

/** Whether lines can be one row: no amount wraps, so that two lines that end in one are two rows. */
function isOneRow(lines: readonly Line[]): boolean {
  return lines.length <= MAX_LINES && lines.filter(({ words }) => endsInDigit(byLeft(words).at(-1)!.text)).length < 2;
}

/** Extends cells over the empty ones below them that no rule separates from them. */
export function spanOverPartialRules(
  rows: readonly TrackRow[],
  tracks: Tracks,
  partial: readonly PartialRule[],
): readonly TrackRow[] {
  if (partial.length === 0) return rows;
  const cells: (TrackCell & { rowSpan: number })[][] = rows.map((row) =>
    row.cells.map((cell) => ({ rowSpan: 1, ...cell })),
  );
  const { left, separators } = tracks;
  const middles = [left, ...separators.map(({ end }) => end)];
  for (let column = 0; column < middles.length; column++) {
    let first = 0;
    for (let row = 1; row < rows.length; row++) {
      const rule = ruleBetween(rows[row - 1]!, rows[row]!, partial);
      if (rule === undefined || middles[column]! >= rule.start - AT_RULE) {
        first = row;
        continue;
      }
      const at = cells[first]!.findIndex((cell) => cell.column === column && cell.columnSpan === 1);
      if (at < 0) continue;
      const below = cells[row]!.findIndex((cell) => cell.column === column);
      const cell = cells[first]![at]!;
      if (below >= 0 && !continues(cell, cells[row]![below]!)) {
        first = row;
        continue;
      }
      const more = below < 0 ? [] : cells[row]!.splice(below, 1)[0]!.words;
      cells[first]![at] = { ...cell, rowSpan: row - first + 1, words: [...cell.words, ...more] };
    }
  }
  return rows.map((row, index) => ({ ...row, cells: cells[index]! }));
}

/** Whether a text is one line below another, in its style. */
function continues({ words: above }: TrackCell, { words: below }: TrackCell): boolean {
  const last = above.at(-1)!;
  const [next] = below;
  return next!.baseline - last.baseline <= CLOSE * last.size && next!.style.bold === last.style.bold;
}

function ruleBetween(above: TrackRow, below: TrackRow, partial: readonly PartialRule[]): PartialRule | undefined {
  const from = Math.max(...above.lines.map((line) => line.baseline));
  const to = Math.min(...below.lines.map((line) => line.baseline));
  return partial.find(({ position }) => position > from - AT_RULE && position < to);
}
