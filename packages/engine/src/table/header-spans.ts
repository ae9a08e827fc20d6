import { unionEdges } from "../layout/text.ts";
import { columnsOf, type TrackCell, type TrackRow } from "./track-rows.ts";

// Shown by header-spans.test.ts.

/** Headers have at most this many rows above the one that names each column. */
const MOST_SPANNING_ROWS = 2;
/** The middle of a header stands this close to the middle of the columns under it, as a share of their width. */
const OFF_MIDDLE = 0.08;
/** In points, for narrow columns. */
const LEAST_OFF_MIDDLE = 2;

/**
 * Stretches the texts of upper header rows over the columns that they are centred on, and a header that has nothing
 * under it down to the last header row.
 */
export function spanHeaders(rows: readonly TrackRow[], columns: number): TrackRow[] {
  const spanned = [...rows];
  const spans = columnEdges(rows, columns);
  let last = 0;
  for (let index = 0; index < MOST_SPANNING_ROWS && index + 2 < rows.length; index++) {
    const row = spanned[index]!;
    const below = rows[index + 1]!;
    const named = columnsOf(below.cells);
    const missing = [...named].filter((column) => !columnsOf(row.cells).has(column));
    // Headers with nothing under them stand beside those that span.
    const over = row.cells.filter((cell) => named.has(cell.column));
    const filled = new Set([...named, ...columnsOf(row.cells)]);
    if (missing.length < 1 || filled.size < 0.6 * columns || over.length >= below.cells.length) break;
    if (row.cells.some(isValue) || below.cells.some(isValue)) break;
    const cells = row.cells.map((cell, at) =>
      stretch(cell, row.cells[at - 1], row.cells[at + 1], columns, named, spans),
    );
    if (cells.every((cell) => cell.columnSpan === 1)) break;
    spanned[index] = { ...row, cells };
    last = index + 1;
  }
  return last === 1 ? [withRowSpans(spanned[0]!, rows[1]!), ...spanned.slice(1)] : spanned;
}

/** The widest run of columns named below and free in the row, on whose middle the text stands. */
function stretch(
  cell: TrackCell,
  before: TrackCell | undefined,
  after: TrackCell | undefined,
  columns: number,
  named: ReadonlySet<number>,
  spans: readonly ({ left: number; right: number } | null)[],
): TrackCell {
  // The first column names the rows: what stands over others does not reach over it.
  const lowest = before === undefined ? Math.min(1, cell.column) : before.column + before.columnSpan;
  const highest = after === undefined ? columns - 1 : after.column - 1;
  const { left, right } = unionEdges(cell.words);
  const middle = (left + right) / 2;
  let best = cell;
  for (let from = cell.column; from >= lowest && named.has(from); from--) {
    for (let to = cell.column + cell.columnSpan - 1; to <= highest && named.has(to); to++) {
      const start = spans[from];
      const end = spans[to];
      if (!start || !end || to - from + 1 <= best.columnSpan) continue;
      const off = Math.abs(middle - (start.left + end.right) / 2);
      if (off <= Math.max(LEAST_OFF_MIDDLE, OFF_MIDDLE * (end.right - start.left))) {
        best = { ...cell, column: from, columnSpan: to - from + 1 };
      }
    }
  }
  return best;
}

function withRowSpans(row: TrackRow, below: TrackRow): TrackRow {
  const named = columnsOf(below.cells);
  return {
    ...row,
    cells: row.cells.map((cell) => (cell.columnSpan === 1 && !named.has(cell.column) ? { ...cell, rowSpan: 2 } : cell)),
  };
}

/** Where the texts of each column stand, over all rows. */
function columnEdges(rows: readonly TrackRow[], columns: number): ({ left: number; right: number } | null)[] {
  return Array.from({ length: columns }, (_, column) => {
    const words = rows.flatMap((row, index) =>
      index === 0
        ? []
        : row.cells.filter((cell) => cell.column === column && cell.columnSpan === 1).flatMap((cell) => cell.words),
    );
    return words.length === 0 ? null : unionEdges(words);
  });
}

/** Headers have words, and years. */
function isValue(cell: TrackCell): boolean {
  const text = cell.words.map((word) => word.text).join("");
  return !/\p{L}/u.test(text) && /\d/.test(text) && !/^(?:19|20)\d\d(?:[-–/](?:\d\d){1,2})?$/.test(text);
}
