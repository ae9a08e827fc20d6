import { headerRowCount, type Table } from "../../document.ts";
import { escapeHtml } from "../escape-html.ts";
import { type Slot, tableSlots } from "./slots.ts";

/** Writes a table as HTML with row and column spans; no blank line inside, so that it is one block in Markdown too. */
export function tableToHtml(table: Table): string {
  const rows = tableSlots(table).map((row) => `<tr>${row.map(slotToHtml).join("")}</tr>`);
  const headerRows = headerRowCount(table);
  const head = rows.slice(0, headerRows);
  const body = rows.slice(headerRows);
  return [
    "<table>",
    ...(head.length > 0 ? ["<thead>", ...head, "</thead>"] : []),
    ...(body.length > 0 ? ["<tbody>", ...body, "</tbody>"] : []),
    "</table>",
  ].join("\n");
}

function slotToHtml(slot: Slot): string {
  if (slot === "covered") return "";
  if (slot === "empty") return "<td></td>";
  const tag = slot.header ? "th" : "td";
  const rowSpan = slot.rowSpan > 1 ? ` rowspan="${slot.rowSpan}"` : "";
  const columnSpan = slot.columnSpan > 1 ? ` colspan="${slot.columnSpan}"` : "";
  return `<${tag}${rowSpan}${columnSpan}>${escapeHtml(slot.text.trim()).replaceAll(/\s*\n\s*/g, "<br>")}</${tag}>`;
}
