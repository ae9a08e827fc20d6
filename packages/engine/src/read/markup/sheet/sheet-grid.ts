/**
 * Terms of this room. Content is a sheet as its file has it, whatever the format. A grid is what a reader of it sees:
 * values as they are displayed, without hidden rows and columns and without the empty ones around it. A region is a part
 * of the grid that belongs together; most are tables.
 */
import type { CellLook, CellRange, NamedTable, SheetFloat, ValueKind } from "./sheet-content.ts";

export interface GridCell {
  /** 0-based, in the grid. */
  readonly row: number;
  readonly column: number;
  rowSpan: number;
  columnSpan: number;
  readonly text: string;
  /** The same with marks of its styles, where it is styled. */
  readonly marked?: string;
  readonly kind: ValueKind;
  readonly look: CellLook;
  readonly comments: readonly string[];
}

export interface Grid {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Those that hold something, row by row from left to right; one that is merged is once, at its top-left position. */
  readonly cells: readonly GridCell[];
  readonly tables: readonly NamedTable[];
  readonly titleRows?: { readonly first: number; readonly last: number };
  readonly floats: readonly SheetFloat[];
}

/** Rows and columns of a grid, the last ones included. */
export interface Region extends CellRange {
  readonly cells: readonly GridCell[];
  /** How many rows the author named its header; undefined where only its looks tell. */
  readonly headerRows?: number;
}

/** The smallest region around cells. */
export function regionOf(cells: readonly GridCell[]): Region {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const { row, column, rowSpan, columnSpan } of cells) {
    top = Math.min(top, row);
    left = Math.min(left, column);
    bottom = Math.max(bottom, row + rowSpan - 1);
    right = Math.max(right, column + columnSpan - 1);
  }
  return { top, left, bottom, right, cells };
}

/** Cells that begin in each row of a region, from its top. */
export function rowsOf({ top, bottom, cells }: Region): readonly (readonly GridCell[])[] {
  const rows: GridCell[][] = Array.from({ length: bottom - top + 1 }, () => []);
  for (const cell of cells) rows[cell.row - top]!.push(cell);
  return rows;
}
