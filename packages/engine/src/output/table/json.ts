import type { BoundingBox } from "@docsvc/openapi";
import type { Table } from "../../document/document.ts";
import { cellContent, type TableContext } from "./context.ts";
import { tableTexts } from "./slots.ts";

/** A cell of the `jsonbbox` format; spans are omitted if they are 1, `header` if it is false. */
export interface JsonCell {
  readonly text: string;
  readonly bbox: BoundingBox;
  readonly row_span?: number;
  readonly column_span?: number;
  readonly header?: true;
}

/** Writes a table as JSON: an array of rows of texts, every row of length `columnCount`. */
export function tableToJson(table: Table, context: TableContext): string {
  return JSON.stringify(tableTexts(table, (cell) => cellContent(cell, context)));
}

/** Writes a table as JSON: an array of rows of {@link JsonCell}; a merged cell is listed once, in the row where it begins. */
export function tableToJsonBBox(table: Table, context: TableContext): string {
  const rows = Array.from({ length: table.rowCount }, (): JsonCell[] => []);
  for (const cell of table.cells.toSorted((a, b) => a.column - b.column)) {
    rows[cell.row]?.push({
      text: cellContent(cell, context),
      bbox: context.toWire(cell.bbox),
      ...(cell.rowSpan > 1 ? { row_span: cell.rowSpan } : {}),
      ...(cell.columnSpan > 1 ? { column_span: cell.columnSpan } : {}),
      ...(cell.header ? { header: true } : {}),
    });
  }
  return JSON.stringify(rows);
}
