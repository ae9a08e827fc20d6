import { type Box, unionBoxes } from "../../geometry/box.ts";
import { columnsOf, type TrackCell, type TrackRow } from "../columns/track-cell.ts";

// Shown by header-spans.test.ts.

/** Maximum number of header rows above the one that names each column. */
const MAX_SPANNING_ROWS = 2;
/** Minimum share of the columns that a header names. */
const MIN_NAMED_COLUMNS = 0.6;
/** Maximum distance of a header's middle from that of the columns under it, as a share of their width. */
const OFF_MIDDLE = 0.08;
/** The same in points, for narrow columns. */
const MIN_OFF_MIDDLE = 2;

/**
 * Stretches the texts of upper header rows over the columns that they are centred on, or that a rule below them covers, and stretches a header with
 * nothing under it down to the last header row.
 *
 * @param rules - drawn lines
 */
export function spanHeaders(
  rows: readonly TrackRow[],
  columns: number,
  rules: readonly Box[] = [],
): readonly TrackRow[] {
  const spans = columnEdges(rows, columns);
  for (let last = Math.min(MAX_SPANNING_ROWS, rows.length - 2); last > 0; last--) {
    const spanned = spanLevels(rows.slice(0, last + 1), spans, rules);
    if (spanned !== null) return [...spanDown(spanned), ...rows.slice(last + 1)];
  }
  return rows;
}

/** Stretches header rows from the row that names each column upwards; null if one of the rows spans nothing. */
function spanLevels(rows: readonly TrackRow[], spans: ColumnSpans, rules: readonly Box[]): readonly TrackRow[] | null {
  if (rows.some(({ cells }) => cells.some(isValue))) return null;
  const filled = new Set(rows.flatMap(({ cells }) => [...columnsOf(cells)]));
  if (filled.size < MIN_NAMED_COLUMNS * spans.length) return null;
  const spanned = [...rows];
  for (let index = rows.length - 2; index >= 0; index--) {
    const row = rows[index]!;
    const below = spanned[index + 1]!;
    const named = columnsOf(below.cells);
    // Headers with nothing under them are next to those that span.
    const over = row.cells.filter((cell) => named.has(cell.column));
    const isWhole = [...named].every((column) => columnsOf(row.cells).has(column));
    if (isWhole || over.length >= below.cells.length) return null;
    const between = rules.filter(({ top }) => top > row.lines[0]!.baseline && top < below.lines[0]!.baseline);
    const cells = row.cells.map(
      (cell, at) =>
        underlined(cell, row.cells, spans, between) ??
        stretch(cell, row.cells[at - 1], row.cells[at + 1], spans.length, named, spans),
    );
    if (cells.every((cell) => cell.columnSpan === 1)) return null;
    spanned[index] = { ...row, cells };
  }
  return spanned;
}

/** Returns a cell over the columns that the rule below it covers; null if there is none, or the rule also covers other texts. */
function underlined(
  cell: TrackCell,
  cells: readonly TrackCell[],
  spans: ColumnSpans,
  rules: readonly Box[],
): TrackCell | null {
  const rule = rules.find((box) => isOver(cell, box));
  if (rule === undefined || cells.some((other) => other !== cell && isOver(other, rule))) return null;
  const covered = spans.flatMap((span, column) => {
    const middle = span === null ? Number.NaN : (span.left + span.right) / 2;
    return middle > rule.left && middle < rule.right ? [column] : [];
  });
  // A rule that also covers the first column is between all rows.
  return covered.length < 2 || covered[0] === 0
    ? null
    : { ...cell, column: covered[0]!, columnSpan: covered.at(-1)! - covered[0]! + 1 };
}

function isOver({ words }: TrackCell, rule: Box): boolean {
  const { left, right } = unionBoxes(words);
  return (left + right) / 2 > rule.left && (left + right) / 2 < rule.right;
}

/** Returns the widest run of columns that are named below and free in the row, with the text at its middle. */
function stretch(
  cell: TrackCell,
  before: TrackCell | undefined,
  after: TrackCell | undefined,
  columns: number,
  named: ReadonlySet<number>,
  spans: ColumnSpans,
): TrackCell {
  // The first column names the rows: headers of other columns do not extend over it.
  const lowest = before === undefined ? Math.min(1, cell.column) : before.column + before.columnSpan;
  const highest = after === undefined ? columns - 1 : after.column - 1;
  const { left, right } = unionBoxes(cell.words);
  const middle = (left + right) / 2;
  let best = cell;
  for (let from = cell.column; from >= lowest && named.has(from); from--) {
    for (let to = cell.column + cell.columnSpan - 1; to <= highest && named.has(to); to++) {
      const start = spans[from];
      const end = spans[to];
      if (!start || !end || to - from + 1 <= best.columnSpan) continue;
      const off = Math.abs(middle - (start.left + end.right) / 2);
      if (off <= Math.max(MIN_OFF_MIDDLE, OFF_MIDDLE * (end.right - start.left))) {
        best = { ...cell, column: from, columnSpan: to - from + 1 };
      }
    }
  }
  return best;
}

/** Stretches headers with nothing under them over the rows below, and centred ones over all header rows. */
function spanDown(rows: readonly TrackRow[]): readonly TrackRow[] {
  const filled = rows.map(({ cells }) => columnsOf(cells));
  const last = rows.length - 1;
  const changed = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (const [index, { cells }] of rows.entries()) {
    for (const cell of cells) {
      const isFree = (other: ReadonlySet<number>, at: number): boolean => at === index || !other.has(cell.column);
      const isDown = filled.slice(index).every((other, at) => isFree(other, at + index));
      if (cell.columnSpan > 1 || index === last || !isDown) continue;
      const isCentred = 2 * index === last && filled.every(isFree);
      const from = isCentred ? 0 : index;
      const others = changed[index]!.cells.filter((other) => other !== cell);
      changed[index] = { ...changed[index]!, cells: others };
      const home = changed[from]!.cells;
      changed[from]!.cells = [...home, { ...cell, rowSpan: last - from + 1 }].sort((a, b) => a.column - b.column);
    }
  }
  return changed;
}

/** Extent of the texts of each column; null for columns without a text of their own. */
type ColumnSpans = readonly ({ readonly left: number; readonly right: number } | null)[];

/** Returns the extent of the texts of each column, over all rows. */
function columnEdges(rows: readonly TrackRow[], columns: number): ColumnSpans {
  return Array.from({ length: columns }, (_, column) => {
    const words = rows.flatMap((row, index) =>
      index === 0
        ? []
        : row.cells.filter((cell) => cell.column === column && cell.columnSpan === 1).flatMap((cell) => cell.words),
    );
    return words.length === 0 ? null : unionBoxes(words);
  });
}

/** Whether a cell is a value; headers have words, years, and numbers in brackets. */
function isValue(cell: TrackCell): boolean {
  const text = cell.words.map((word) => word.text).join("");
  return (
    !/\p{L}/u.test(text) && /\d/.test(text) && !/^(?:\(\d{1,2}\)|(?:19|20)\d\d(?:[-–/](?:\d\d){1,2})?)$/.test(text)
  );
}
