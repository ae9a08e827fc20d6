import { MAX_COLUMNS, MAX_ROWS } from "./cell-address.ts";
import type { CellRange, ContentCell, SheetContent, SheetFloat } from "./sheet-content.ts";
import type { Grid, GridCell } from "./sheet-grid.ts";

/** Returns the visible grid of a sheet; null for an empty one. The used range is where cells have content, whatever the file declares. */
export function contentToGrid(unordered: SheetContent): Grid | null {
  const content = { ...unordered, cells: inOrder(unordered.cells) };
  const { isRowHidden, isColumnHidden, floats } = content;
  const merges = mergesByRow(content);
  const isShown = (cell: ContentCell): boolean =>
    !isRowHidden(cell.row) && !isColumnHidden(cell.column) && !isCovered(cell, merges);
  // In most sheets all cells are shown, where they are: the list of a million is not copied.
  const shown = content.cells.every(isShown) ? content.cells : content.cells.filter(isShown);
  if (shown.length === 0 && floats.length === 0) return null;
  const rows = visibleRun(extent(shown, floats, "row"), isRowHidden);
  const columns = visibleRun(extent(shown, floats, "column"), isColumnHidden);
  const isInPlace = ({ row, column }: ContentCell): boolean =>
    rows.indexOf(row) === row && columns.indexOf(column) === column;
  const toGridCell = (cell: ContentCell): GridCell => {
    const { row, column } = cell;
    const merge = merges.get(row)?.find(({ top, left }) => top === row && left === column);
    const place = { row: rows.indexOf(row), column: columns.indexOf(column) };
    if (merge === undefined) return isInPlace(cell) ? cell : { ...cell, ...place };
    return {
      ...cell,
      ...place,
      rowSpan: rows.count(row, merge.bottom),
      columnSpan: columns.count(column, merge.right),
    };
  };
  const toGrid = (range: CellRange): CellRange => ({
    top: rows.indexOf(range.top),
    left: columns.indexOf(range.left),
    bottom: rows.indexOf(range.bottom + 1) - 1,
    right: columns.indexOf(range.right + 1) - 1,
  });
  return {
    rowCount: Math.max(1, rows.length),
    columnCount: Math.max(1, columns.length),
    cells: merges.size === 0 && shown.every(isInPlace) ? shown : shown.map(toGridCell),
    tables: content.tables.map((table) => ({ ...toGrid(table), headerRows: table.headerRows })),
    floats: floats.map((float) => ({ ...float, place: floatPlace(float, rows, columns) })),
    ...(content.titleRows === undefined
      ? {}
      : { titleRows: { first: rows.indexOf(content.titleRows.first), last: rows.indexOf(content.titleRows.last) } }),
  };
}

/** Sorts cells row by row from left to right; few programs write another order, or a cell twice, of which the first counts. */
function inOrder(cells: readonly ContentCell[]): readonly ContentCell[] {
  const isAfter = (one: ContentCell, other: ContentCell): boolean =>
    one.row > other.row || (one.row === other.row && one.column > other.column);
  const isOrdered = (all: readonly ContentCell[]): boolean =>
    all.every((cell, index) => index === 0 || isAfter(cell, all[index - 1]!));
  if (isOrdered(cells)) return cells;
  return cells
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
    .filter((cell, index, all) => index === 0 || isAfter(cell, all[index - 1]!));
}

function floatPlace({ place }: SheetFloat, rows: VisibleRun, columns: VisibleRun): SheetFloat["place"] {
  const left = Math.min(columns.indexOf(place.left), columns.length - 1);
  const top = Math.min(rows.indexOf(place.top), rows.length - 1);
  return {
    left,
    top,
    right: Math.max(left + 1, columns.indexOf(place.right)),
    bottom: Math.max(top + 1, rows.indexOf(place.bottom)),
  };
}

/** Limit on the rows of all merged cells together. */
const MAX_MERGED_ROWS = 2_000_000;

/** Merged cells by the rows that they cover, down to the last row with content. */
function mergesByRow({ merges, cells }: SheetContent): ReadonlyMap<number, readonly CellRange[]> {
  const last = cells.at(-1)?.row ?? -1;
  const found = new Map<number, CellRange[]>();
  let left = MAX_MERGED_ROWS;
  for (const merge of merges) {
    for (let row = merge.top; row <= Math.min(merge.bottom, last) && left > 0; row += 1) {
      left -= 1;
      const others = found.get(row);
      if (others === undefined) found.set(row, [merge]);
      else others.push(merge);
    }
  }
  return found;
}

/** Whether a cell is covered by a merged cell, and so not shown. */
function isCovered({ row, column }: ContentCell, merges: ReadonlyMap<number, readonly CellRange[]>): boolean {
  const isIn = (merge: CellRange): boolean =>
    column >= merge.left && column <= merge.right && (row !== merge.top || column !== merge.left);
  return merges.get(row)?.some(isIn) ?? false;
}

interface Extent {
  readonly first: number;
  readonly last: number;
}

function extent(cells: readonly ContentCell[], floats: readonly SheetFloat[], axis: "row" | "column"): Extent {
  let [first, last] = [Infinity, 0];
  for (const cell of cells) {
    const at = cell[axis];
    if (at < first) first = at;
    if (at > last) last = at;
  }
  const [from, to, most] = axis === "row" ? (["top", "bottom", MAX_ROWS] as const) : SIDEWAYS;
  for (const { place } of floats) {
    first = Math.min(first, place[from], most - 1);
    last = Math.min(most - 1, Math.max(last, place[to] - 1));
  }
  return { first, last };
}

const SIDEWAYS = ["left", "right", MAX_COLUMNS] as const;

interface VisibleRun {
  readonly length: number;
  /** Number of visible ones before a position. */
  indexOf(at: number): number;
  /** Number of visible ones from one position to another, at least one. */
  count(from: number, to: number): number;
}

/** Numbers the visible rows or columns from the first to the last with content. */
function visibleRun({ first, last }: Extent, isHidden: (at: number) => boolean): VisibleRun {
  const seenBefore = new Int32Array(last - first + 2);
  for (let at = first; at <= last; at += 1) {
    seenBefore[at - first + 1] = seenBefore[at - first]! + (isHidden(at) ? 0 : 1);
  }
  const indexOf = (at: number): number => seenBefore[Math.min(Math.max(0, at - first), seenBefore.length - 1)]!;
  return {
    length: indexOf(last + 1),
    indexOf,
    count: (from, to) => Math.max(1, indexOf(to + 1) - indexOf(from)),
  };
}
