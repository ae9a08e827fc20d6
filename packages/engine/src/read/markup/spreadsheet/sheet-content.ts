import type { Chart } from "../../../document/chart.ts";
import type { BlockType } from "@docsvc/openapi";

/** The kind of a cell's value; it distinguishes headers from data. */
export type ValueKind = "text" | "number";

/** A sheet as in its file, in any format; positions also count hidden rows and columns. */
export interface SheetContent {
  /** Cells with content, row by row, each from left to right. */
  readonly cells: readonly ContentCell[];
  readonly merges: readonly CellRange[];
  readonly isRowHidden: (row: number) => boolean;
  readonly isColumnHidden: (column: number) => boolean;
  /** Ranges that the author made tables, with their number of header rows. */
  readonly tables: readonly NamedTable[];
  /** Rows that are repeated on each printed page: the header of the table that contains them. */
  readonly titleRows?: { readonly first: number; readonly last: number };
  /** Floating objects: images, charts, text boxes. */
  readonly floats: readonly SheetFloat[];
}

/** A sheet has up to millions of these: what most cells lack is absent. Merges are stored separately. */
export interface ContentCell {
  /** 0-based. */
  readonly row: number;
  /** 0-based. */
  readonly column: number;
  /** As displayed. */
  readonly text: string;
  /** The same with style marks, if it is styled. */
  readonly marked?: string;
  readonly kind: ValueKind;
  readonly look: CellLook;
  readonly comments?: readonly string[];
}

/** Formatting that makes headers, titles and table borders visible. */
export interface CellLook {
  readonly bold: boolean;
  readonly filled: boolean;
  readonly bordered: boolean;
}

export const PLAIN: CellLook = { bold: false, filled: false, bordered: false };

/** The last row and column are included. */
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
  /** Number of its image, if the document's images are requested. */
  readonly image?: number;
  /** In columns and rows, including fractions. */
  readonly place: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}
