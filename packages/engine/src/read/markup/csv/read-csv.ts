import Papa from "papaparse";
import type { Markup, MarkupTable, PlacedMarkupBlock } from "../../../markup-layout/markup.ts";
import { declaredSeparator, IN_SINGLE_QUOTES } from "../../separated-values.ts";
import { decodeText } from "../text/decode-text.ts";

/**
 * Reads a file of separated values as one table, below the title lines above it; nothing is computed, and a
 * leading `=` stays text.
 */
export function readCsv(bytes: Uint8Array): Markup {
  const rows = readRows(decodeText(bytes));
  const above = titleRows(rows);
  const table = toTable(rows.slice(above));
  if (table === null) return { parts: [{ kind: "flow", blocks: [] }], warnings: [] };
  const [width, height] = [table.columnCount, rows.length];
  const place = { left: 0, top: above, width, height: height - above };
  const titles = rows.slice(0, above).map((row, top): PlacedMarkupBlock => {
    const text = row.find((value) => value.trim() !== "")!.trim();
    return { type: "Text", text, place: { left: 0, top, width, height: 1 } };
  });
  const blocks = [...titles, { type: "Table" as const, text: "", table, place }];
  return { parts: [{ kind: "placed", width, height, unit: "cell", blocks }], warnings: [] };
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

function toTable(rows: readonly (readonly string[])[]): MarkupTable | null {
  const columnCount = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (columnCount === 0) return null;
  const isHeader = headed(rows);
  const cells = rows.flatMap((values, row) =>
    values.map((text, column) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      header: row === 0 && isHeader,
      text: text.trim(),
    })),
  );
  return { rowCount: rows.length, columnCount, cells };
}

/** Whether the first row has column names: no cell is empty or a number. */
function headed(rows: readonly (readonly string[])[]): boolean {
  const [first = []] = rows;
  return rows.length > 1 && first.every((value) => value.trim() !== "" && !/^[\d.,\s%€$£-]+$/u.test(value));
}
