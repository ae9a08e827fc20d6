/**
 * Terms of this folder: content is a sheet as in its file, in any format. A grid is what a reader of it sees:
 * displayed values, without hidden rows and columns and without empty ones around it. A region is a connected part
 * of the grid; most regions are tables.
 */
import type { CellLook, CellRange, NamedTable, SheetFloat, ValueKind } from "./sheet-content.ts";

/** A cell of the content at its place in the grid, which is the same object where the place is the same. */
export interface GridCell {
  /** 0-based, in the grid. */
  readonly row: number;
  readonly column: number;
  /** Only for merged cells. */
  readonly rowSpan?: number;
  readonly columnSpan?: number;
  readonly text: string;
  /** The same with style marks, if it is styled. */
  readonly marked?: string;
  readonly kind: ValueKind;
  readonly look: CellLook;
  readonly comments?: readonly string[];
}

export interface Grid {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Cells with content, row by row from left to right; a merged cell is listed once, at its top-left position. */
  readonly cells: readonly GridCell[];
  readonly tables: readonly NamedTable[];
  readonly titleRows?: { readonly first: number; readonly last: number };
  readonly floats: readonly SheetFloat[];
}

/** Rows and columns of a grid, the last ones included. */
export interface Region extends CellRange {
  readonly cells: readonly GridCell[];
  /** Number of header rows that the author declared; undefined if only the formatting shows them. */
  readonly headerRows?: number;
}

/** The smallest region around cells. */
export function regionOf(cells: readonly GridCell[]): Region {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const { row, column, rowSpan = 1, columnSpan = 1 } of cells) {
    if (row < top) top = row;
    if (column < left) left = column;
    if (row + rowSpan - 1 > bottom) bottom = row + rowSpan - 1;
    if (column + columnSpan - 1 > right) right = column + columnSpan - 1;
  }
  return { top, left, bottom, right, cells };
}

const NO_CELLS: readonly GridCell[] = [];
/** Cached because each region's rows are requested several times. */
const ROWS = new WeakMap<Region, readonly (readonly GridCell[])[]>();

/** Cells that begin in each row of a region, from its top. */
export function rowsOf(region: Region): readonly (readonly GridCell[])[] {
  const known = ROWS.get(region);
  if (known !== undefined) return known;
  const { top, bottom, cells } = region;
  const rows: (readonly GridCell[])[] = Array.from({ length: bottom - top + 1 }, () => NO_CELLS);
  for (let from = 0; from < cells.length;) {
    const { row } = cells[from]!;
    let to = from + 1;
    while (to < cells.length && cells[to]!.row === row) to += 1;
    const before = rows[row - top]!;
    rows[row - top] = before.length === 0 ? cells.slice(from, to) : [...before, ...cells.slice(from, to)];
    from = to;
  }
  ROWS.set(region, rows);
  return rows;
}
