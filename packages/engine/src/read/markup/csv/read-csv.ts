import Papa from "papaparse";
import type { Markup, MarkupTable } from "../../../markup/markup.ts";
import { decodeText } from "../text/decode-text.ts";

/** Reads a file of values between separators as one table; nothing in it is computed, and a leading `=` stays text. */
export function readCsv(bytes: Uint8Array): Markup {
  const { data } = Papa.parse<string[]>(decodeText(bytes), { skipEmptyLines: "greedy", delimiter: "" });
  const table = toTable(data);
  if (table === null) return { parts: [{ kind: "flow", blocks: [] }], warnings: [] };
  const { rowCount, columnCount } = table;
  const place = { left: 0, top: 0, width: columnCount, height: rowCount };
  return {
    parts: [
      {
        kind: "placed",
        width: columnCount,
        height: rowCount,
        unit: "cell",
        blocks: [{ type: "Table", text: "", table, place }],
      },
    ],
    warnings: [],
  };
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

/** A first row of names: each is there and is no number. */
function headed(rows: readonly (readonly string[])[]): boolean {
  const [first = []] = rows;
  return rows.length > 1 && first.every((value) => value.trim() !== "" && !/^[\d.,\s%€$£-]+$/u.test(value));
}
