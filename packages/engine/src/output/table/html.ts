import { headerRowCount, type Table } from "../../document/document.ts";
import { escapeHtml } from "../escape-html.ts";
import { replaceBreaks } from "../replace-breaks.ts";
import { runsToHtml } from "../inline/inline-to-html.ts";
import { cellRuns, type TableContext } from "./context.ts";
import { type Slot, tableSlots } from "./slots.ts";

/** Writes a table as HTML with row and column spans; without blank lines, so that it is one block in Markdown too. */
export function tableToHtml(table: Table, context: TableContext): string {
  const headerRows = headerRowCount(table);
  const rows = tableSlots(table).map((row, index) => {
    // A header cell over two rows makes all cells of both rows header cells.
    const tag = index < headerRows ? "th" : "td";
    return `<tr>${row.map((slot) => slotToHtml(slot, tag, context)).join("")}</tr>`;
  });
  const head = rows.slice(0, headerRows);
  const body = rows.slice(headerRows);
  return [
    "<table>",
    ...(head.length > 0 ? ["<thead>", ...head, "</thead>"] : []),
    ...(body.length > 0 ? ["<tbody>", ...body, "</tbody>"] : []),
    "</table>",
  ].join("\n");
}

function slotToHtml(slot: Slot, tag: "th" | "td", context: TableContext): string {
  if (slot === "covered") return "";
  if (slot === "empty") return `<${tag}></${tag}>`;
  const rowSpan = slot.rowSpan > 1 ? ` rowspan="${slot.rowSpan}"` : "";
  const columnSpan = slot.columnSpan > 1 ? ` colspan="${slot.columnSpan}"` : "";
  const runs = cellRuns(slot, context, tag === "th");
  const inner = runs === undefined ? escapeHtml(slot.text) : runsToHtml(runs);
  return `<${tag}${rowSpan}${columnSpan}>${replaceBreaks(inner.trim(), "<br>")}</${tag}>`;
}
