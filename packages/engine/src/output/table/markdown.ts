import type { TextRun } from "@docsvc/openapi";
import { type Cell, headerRowCount, type Table } from "../../document/document.ts";
import { escapeInline } from "../markdown/escape.ts";
import { replaceBreaks } from "../replace-breaks.ts";
import { runsToMarkdown } from "../inline/inline-to-markdown.ts";
import { cellRuns, type TableContext } from "./context.ts";
import { tableTexts } from "./slots.ts";

/**
 * Writes a table as a GitHub pipe table. The text of a merged cell appears once. Without a header row the header is empty,
 * because Markdown requires one, and promoting a data row would claim what the document does not say.
 */
export function tableToMarkdown(table: Table, context: TableContext): string {
  const headerRows = headerRowCount(table);
  const rows = tableTexts(table, (cell) => cellToMarkdown(cell, cellRuns(cell, context, cell.row < headerRows)));
  const [head, ...body] = headerRows > 0 ? rows : [Array<string>(table.columnCount).fill(""), ...rows];
  const delimiter = Array<string>(table.columnCount).fill("---");
  return [head ?? [], delimiter, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** A bar as a numeric character reference: some programs split rows at every bar, even an escaped one. */
function cellToMarkdown({ text }: Cell, runs: readonly TextRun[] | undefined): string {
  const inline = runs === undefined ? escapeInline(text.trim()) : runsToMarkdown(runs, true);
  return replaceBreaks(inline.trim().replaceAll("|", "&#124;"), "<br>");
}
