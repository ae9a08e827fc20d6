/** Documents written out in tests: a list of blocks for each page; fields that a test does not care about are filled in. */
import type { Block, Cell, Document, Table } from "../src/document/document.ts";

export function documentOf(...pages: readonly (readonly (Partial<Block> & Pick<Block, "type">)[])[]): Document {
  return {
    pages: pages.map((blocks, index) => ({
      number: index + 1,
      width: 600,
      height: 800,
      unit: "pt",
      blocks: blocks.map((block, position) => ({
        text: block.table?.cells.map((cell) => cell.text).join(" ") ?? "",
        bbox: { left: 60, top: 80 + 20 * position, width: 480, height: 20, page: index + 1 },
        confidence: "high",
        ...block,
      })),
    })),
    warnings: [],
  };
}

/** A table of texts with cells of 100 × 20 points; the first `headerRows` rows are header rows. */
export function tableOf(rows: readonly (readonly string[])[], headerRows = 1, page = 1): Table {
  return {
    rowCount: rows.length,
    columnCount: rows[0]?.length ?? 0,
    cells: rows.flatMap((texts, row) =>
      texts.map((text, column): Cell => ({
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        header: row < headerRows,
        text,
        bbox: { left: 100 * column, top: 20 * row, width: 100, height: 20, page },
      })),
    ),
  };
}
