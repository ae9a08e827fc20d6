import type { TableOutputFormat } from "@docsvc/openapi";
import { headerRowCount, type Table } from "../../document/document.ts";
import { tableToCsv } from "./csv.ts";
import { tableToHtml } from "./html.ts";
import { tableToJson, tableToJsonBBox } from "./json.ts";
import { tableToMarkdown } from "./markdown.ts";
import type { TableContext } from "./context.ts";

/** Writes a table in the format that the caller chose. */
export function tableContent(table: Table, format: TableOutputFormat, context: TableContext): string {
  return WRITERS[format](table, context);
}

const WRITERS: Record<TableOutputFormat, (table: Table, context: TableContext) => string> = {
  html: tableToHtml,
  md: tableToMarkdown,
  json: tableToJson,
  jsonbbox: tableToJsonBBox,
  csv: tableToCsv,
  dynamic: (table, context) => (isSimple(table) ? tableToMarkdown(table, context) : tableToHtml(table, context)),
};

/** A pipe table can represent it: no cell has a span, and there is at most one header row. */
function isSimple(table: Table): boolean {
  return headerRowCount(table) <= 1 && table.cells.every((cell) => cell.rowSpan === 1 && cell.columnSpan === 1);
}
