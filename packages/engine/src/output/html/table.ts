import { escapeHtml } from "../escape-html.ts";
import type { WrittenCell, WrittenTable } from "../table/read-table.ts";
import { replaceBreaks } from "../replace-breaks.ts";

/** Writes a table that was read back from a result as HTML. */
export function writtenTableToHtml(table: WrittenTable): string {
  const rows = table.map((row) => `<tr>${row.map(cellToHtml).join("")}</tr>`);
  return ["<table>", ...rows, "</table>"].join("\n");
}

function cellToHtml({ text, rowSpan, columnSpan, header }: WrittenCell): string {
  const tag = header ? "th" : "td";
  const spans = `${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ""}${columnSpan > 1 ? ` colspan="${columnSpan}"` : ""}`;
  return `<${tag}${spans}>${replaceBreaks(escapeHtml(text.trim()), "<br>")}</${tag}>`;
}
