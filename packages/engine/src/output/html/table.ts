import { escapeHtml } from "../escape-html.ts";
import { runsToHtml } from "../inline/inline-to-html.ts";
import type { WrittenCell, WrittenTable } from "../table/read-table.ts";
import { replaceBreaks } from "../replace-breaks.ts";

/** Writes a table read back from a result as HTML. */
export function writtenTableToHtml(table: WrittenTable): string {
  const rows = table.map((row) => `<tr>${row.map(cellToHtml).join("")}</tr>`);
  return ["<table>", ...rows, "</table>"].join("\n");
}

function cellToHtml({ text, runs, rowSpan, columnSpan, header }: WrittenCell): string {
  const tag = header ? "th" : "td";
  const spans = `${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ""}${columnSpan > 1 ? ` colspan="${columnSpan}"` : ""}`;
  return `<${tag}${spans}>${replaceBreaks((runs === undefined ? escapeHtml(text) : runsToHtml(runs)).trim(), "<br>")}</${tag}>`;
}
