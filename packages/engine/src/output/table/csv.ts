import type { Table } from "../../document/document.ts";
import { cellContent, type TableContext } from "./context.ts";
import { tableTexts } from "./slots.ts";

/** Writes a table as CSV according to RFC 4180: CRLF between records, quotes around a field that needs them, no CRLF at the end. */
export function tableToCsv(table: Table, context: TableContext): string {
  return tableTexts(table, (cell) => cellContent(cell, context))
    .map((row) => row.map(toField).join(","))
    .join("\r\n");
}

function toField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
