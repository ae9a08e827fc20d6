import Papa from "papaparse";
import { deferTable } from "../../../markup-layout/deferred-table.ts";
import type { Markup, MarkupCell, MarkupTable, PlacedMarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { maxTableRows } from "../spreadsheet/max-table-rows.ts";
import { declaredSeparator, IN_SINGLE_QUOTES } from "../../separated-values.ts";
import { decodeText } from "../text/decode-text.ts";

/**
 * Reads a file of separated values as a table, below the title lines above it; nothing is computed, and a leading `=` stays text. A table with more
 * rows than the options allow is several, each with the names of the columns.
 */
export function readCsv(bytes: Uint8Array, { spreadsheet }: MarkupOptions = {}): Markup {
  const rows = readRows(decodeText(bytes));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) return { parts: [{ kind: "flow", blocks: [] }], warnings: [] };
  const above = titleRows(rows);
  const titles = rows.slice(0, above).map((row, top): PlacedMarkupBlock => {
    const text = row.find((value) => value.trim() !== "")!.trim();
    return { type: "Text", text, place: { left: 0, top, width, height: 1 } };
  });
  const blocks = [...titles, ...tableBlocks({ rows, top: above, width }, maxTableRows(spreadsheet))];
  return { parts: [{ kind: "placed", width, height: rows.length, unit: "cell", blocks }], warnings: [] };
}

function readRows(text: string): readonly (readonly string[])[] {
  const declared = declaredSeparator(text);
  const values = declared?.rest ?? text;
  const quoteChar = IN_SINGLE_QUOTES.test(values) ? "'" : '"';
  // The parser does not accept a quote after a space. If no quote directly follows a separator, the spaces are part of the style.
  const isSpaced = !/[,;]"/.test(values) && /[,;][ \t]+"/.test(values);
  return Papa.parse<string[]>(isSpaced ? values.replaceAll(/([,;])[ \t]+(?=")/g, "$1") : values, {
    skipEmptyLines: "greedy",
    delimiter: declared?.separator ?? "",
    quoteChar,
  }).data;
}

/** Number of title lines above the column names: they have one value each, and the rows below have several. */
function titleRows(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((row) => row.filter((value) => value.trim() !== "").length);
  const first = filled.findIndex((count) => count > 1);
  return first > 0 && filled.slice(first).filter((count) => count > 1).length > first ? first : 0;
}

/** The rows of a file from `top` on. */
interface TableRows {
  readonly rows: readonly (readonly string[])[];
  readonly top: number;
  readonly width: number;
}

function tableBlocks(table: TableRows, maxRows: number): readonly PlacedMarkupBlock[] {
  const { rows, top, width } = table;
  const headerRows = headed(rows.slice(top)) ? 1 : 0;
  const blocks: PlacedMarkupBlock[] = [];
  for (let from = top + headerRows; from < rows.length; from += maxRows) {
    const to = Math.min(rows.length, from + maxRows);
    const start = blocks.length === 0 ? top : from;
    const place = { left: 0, top: start, width, height: to - start };
    blocks.push({ type: "Table", text: "", table: toTable(table, { headerRows, from, to }), place });
  }
  return blocks;
}

function toTable(
  { rows, top, width }: TableRows,
  { headerRows, from, to }: { readonly headerRows: number; readonly from: number; readonly to: number },
): MarkupTable {
  const toCells = (source: number, row: number): readonly MarkupCell[] =>
    rows[source]!.map((text, column) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      header: row < headerRows,
      text: text.trim(),
      place: { left: column, top: source, width: 1, height: 1 },
    }));
  return deferTable({ rowCount: headerRows + to - from, columnCount: width }, () => [
    ...(headerRows === 0 ? [] : toCells(top, 0)),
    ...rows.slice(from, to).flatMap((_, index) => toCells(from + index, headerRows + index)),
  ]);
}

/** Whether the first row has column names: no cell is empty or a number. */
function headed(rows: readonly (readonly string[])[]): boolean {
  const [first = []] = rows;
  return rows.length > 1 && first.every((value) => value.trim() !== "" && !/^[\d.,\s%€$£-]+$/u.test(value));
}
