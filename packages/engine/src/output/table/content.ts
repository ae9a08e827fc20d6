import type { BoundingBox, TableOutputFormat } from "@docsvc/openapi";
import { headerRowCount, type Table } from "../../document/document.ts";
import type { BBox } from "../../geometry/bbox.ts";
import { tableToCsv } from "./csv.ts";
import { tableToHtml } from "./html.ts";
import { tableToJson, tableToJsonBBox } from "./json.ts";
import { tableToMarkdown } from "./markdown.ts";

/** Writes a table in the format that the caller chose. */
export function tableContent(table: Table, format: TableOutputFormat, toWire: (bbox: BBox) => BoundingBox): string {
  return WRITERS[format](table, toWire);
}

const WRITERS: Record<TableOutputFormat, (table: Table, toWire: (bbox: BBox) => BoundingBox) => string> = {
  html: tableToHtml,
  md: tableToMarkdown,
  json: tableToJson,
  jsonbbox: tableToJsonBBox,
  csv: tableToCsv,
  dynamic: (table) => (isSimple(table) ? tableToMarkdown(table) : tableToHtml(table)),
};

/** A pipe table says all there is: no cell spans, and one header row at most. */
function isSimple(table: Table): boolean {
  return headerRowCount(table) <= 1 && table.cells.every((cell) => cell.rowSpan === 1 && cell.columnSpan === 1);
}
