import { type Box, overlap, unionBoxes } from "../../geometry/box.ts";
import { TOUCHING } from "../columns/line-gaps.ts";
import type { TrackRow } from "../columns/track-cell.ts";

// Shown by section-rows.test.ts.

/** Maximum distance of a heading's middle from that of the table, in points, or as a share of its width. */
const OFF_MIDDLE = 2;
const OFF_SHARE = 0.01;
/** Minimum number of centred texts; one may be centred by chance. */
const MIN_CENTRED = 2;
/** Minimum share of the table's width that the fill behind a heading covers. */
const WHOLE = 0.95;

/**
 * Stretches headings of groups of rows over all columns. Such a heading is a text alone in its row that continues over the next column, is centred on
 * the table, or is on a fill as wide as the table that is behind no other row. If one continues over the next column, each text alone in its row is a
 * heading.
 *
 * @param fills - filled areas of the page
 */
export function spanSections(
  rows: readonly TrackRow[],
  columns: number,
  fills: readonly Box[] = [],
): readonly TrackRow[] {
  const isAlone = ({ cells }: TrackRow, index: number): boolean => {
    const [cell] = cells;
    return index > 0 && cells.length === 1 && cell!.column === 0 && (cell!.rowSpan ?? 1) === 1;
  };
  if (columns < 2) return rows;
  const runOn = columns > 2 && rows.some((row, index) => isAlone(row, index) && row.cells[0]!.columnSpan > 1);
  const sections = new Set([...(columns > 2 ? centred(rows) : []), ...shaded(rows, fills)]);
  if (!runOn && sections.size === 0) return rows;
  return rows.map((row, index) => {
    if (!sections.has(row) && !(runOn && isAlone(row, index))) return row;
    return { ...row, cells: [{ column: 0, columnSpan: columns, words: row.cells.flatMap(({ words }) => words) }] };
  });
}

/** Whether a row is one text on one line, possibly over several columns. */
function isText({ lines, cells }: TrackRow): boolean {
  const [line] = lines;
  if (lines.length !== 1 || cells.some(({ rowSpan = 1 }) => rowSpan > 1)) return false;
  const words = [...line!.words].sort((a, b) => a.left - b.left);
  return words.every((word, at) => at === 0 || word.left - words[at - 1]!.right < TOUCHING * line!.size);
}

/** Returns rows with a text centred on the table that begins right of its edge. */
function centred(rows: readonly TrackRow[]): readonly TrackRow[] {
  const { left, right } = unionBoxes(rows.flatMap(({ lines }) => lines));
  const most = Math.max(OFF_MIDDLE, OFF_SHARE * (right - left));
  const found = rows.filter((row, index) => {
    const [line] = row.lines;
    if (index === 0 || Math.abs(line!.left + line!.right - left - right) > 2 * most) return false;
    return line!.left > left + line!.size && isText(row);
  });
  return found.length < MIN_CENTRED && !found.some(({ cells }) => cells.length > 1 || cells[0]!.columnSpan > 1)
    ? []
    : found;
}

/** Returns rows with a text on a fill as wide as the table, if no row of several texts, except the first, has such a fill. */
function shaded(rows: readonly TrackRow[], fills: readonly Box[]): readonly TrackRow[] {
  if (fills.length === 0) return [];
  const { left, top, right, bottom } = unionBoxes(rows.flatMap(({ lines }) => lines));
  const behind = fills.filter(
    (fill) =>
      fill.bottom > top && fill.top < bottom && overlap(fill.left, fill.right, left, right) >= WHOLE * (right - left),
  );
  const found: TrackRow[] = [];
  let isHeader = true;
  for (const row of rows) {
    const fill = behind.find((other) => contains(other, row));
    if (fill === undefined) isHeader = false;
    else if (isText(row) && rows.filter((other) => contains(fill, other)).length === 1) found.push(row);
    else if (!isHeader) return [];
  }
  return found;
}

function contains({ top, bottom }: Box, { lines }: TrackRow): boolean {
  return lines.some(({ baseline }) => baseline > top && baseline < bottom);
}
