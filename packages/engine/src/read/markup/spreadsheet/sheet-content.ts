import type { Chart } from "../../../document/chart.ts";
import type { BlockType } from "@docsvc/openapi";

/** What kind of value a cell holds: it distinguishes headers from data. */
export type ValueKind = "text" | "number";

/** A sheet as its file has it, whatever the format: positions count hidden rows and columns, too. */
export interface SheetContent {
  /** Those that hold something, row by row, each from left to right. */
  readonly cells: readonly ContentCell[];
  readonly merges: readonly CellRange[];
  readonly isRowHidden: (row: number) => boolean;
  readonly isColumnHidden: (column: number) => boolean;
  /** Ranges that the author made tables of, with as many header rows. */
  readonly tables: readonly NamedTable[];
  /** Rows that are printed again on each page: the header of what is in them. */
  readonly titleRows?: { readonly first: number; readonly last: number };
  /** What lies over the cells: pictures, charts, text boxes. */
  readonly floats: readonly SheetFloat[];
}

export interface ContentCell {
  /** 0-based. */
  readonly row: number;
  /** 0-based. */
  readonly column: number;
  /** Its own position alone: merges are apart. A grid takes most cells as they are, without a copy. */
  readonly rowSpan: 1;
  readonly columnSpan: 1;
  /** As displayed. */
  readonly text: string;
  /** The same with marks of its styles, where it is styled. */
  readonly marked?: string;
  readonly kind: ValueKind;
  readonly look: CellLook;
  readonly comments: readonly string[];
}

/** What shows headers, titles and borders of tables to the eye. */
export interface CellLook {
  readonly bold: boolean;
  readonly filled: boolean;
  readonly bordered: boolean;
}

export const PLAIN: CellLook = { bold: false, filled: false, bordered: false };
export const NO_COMMENTS: readonly string[] = [];

/** The last row and column included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface NamedTable extends CellRange {
  readonly headerRows: number;
}

export interface SheetFloat {
  readonly type: Extract<BlockType, "Figure" | "Text">;
  readonly text: string;
  readonly chart?: Chart;
  /** Of its image, where those of the document are requested. */
  readonly image?: number;
  /** In columns and rows, fractions of them included. */
  readonly place: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}
