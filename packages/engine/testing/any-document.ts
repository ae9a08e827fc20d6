/** Random documents for property tests: every block type, texts with markup in them, tables with spans. */
import type { BlockType } from "@docsvc/openapi";
import * as fc from "fast-check";
import type { Block, Cell, Document, Page, Table } from "../src/document/document.ts";
import type { BBox } from "../src/geometry/bbox.ts";

const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;

/** Words and sentences, some with characters that have a meaning in Markdown, HTML and CSV. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.stringMatching(/^[a-z]{1,9}$/) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("*", "_x_", "|", "<b>", "&amp;", '"', ",", "#", "1.", "-", "é", "漢字", "。"),
      },
      { weight: 1, arbitrary: fc.stringMatching(/^[A-Z][a-z]{1,6}\.$/) },
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((words) => words.join(" "));

function anyBBox(page: number): fc.Arbitrary<BBox> {
  return fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 112 }))
    .map(([left, top, size]) => ({ left, top, width: size, height: size / 2, page }));
}

/** A table without spans, each cell with one box. */
export function anyTable(page = 1): fc.Arbitrary<Table> {
  const cellText = fc.oneof(
    fc.constant(""),
    fc.stringMatching(/^[a-z ,"|\n]{1,12}$/).map((text) => text.trim()),
  );
  return fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
    .chain(([rowCount, columnCount, headerRows]) =>
      fc.array(cellText, { minLength: rowCount * columnCount, maxLength: rowCount * columnCount }).map((texts) => ({
        rowCount,
        columnCount,
        cells: texts.map((text, index): Cell => {
          const row = Math.floor(index / columnCount);
          const column = index % columnCount;
          const bbox = { left: 50 + 100 * column, top: 50 + 20 * row, width: 100, height: 20, page };
          return { row, column, rowSpan: 1, columnSpan: 1, header: row < headerRows, text, bbox };
        }),
      })),
    );
}

/** Merges the cells of a random rectangle of a table into one. */
export function anySpannedTable(page = 1): fc.Arbitrary<Table> {
  const share = fc.double({ min: 0, max: 0.999, noNaN: true });
  return fc
    .tuple(anyTable(page), share, share, share, share)
    .map(([table, top, left, height, width]) => mergeCells(table, [top, left, height, width]));
}

/** @param shares - where the rectangle begins and its share of the remaining rows and columns, vertically and horizontally */
function mergeCells(table: Table, [top, left, height, width]: readonly [number, number, number, number]): Table {
  const row = Math.floor(top * table.rowCount);
  const column = Math.floor(left * table.columnCount);
  const rowSpan = 1 + Math.floor(height * (table.rowCount - row));
  const columnSpan = 1 + Math.floor(width * (table.columnCount - column));
  const inside = (cell: Cell) =>
    cell.row >= row && cell.row < row + rowSpan && cell.column >= column && cell.column < column + columnSpan;
  const merged = table.cells.find(inside)!;
  const whole: Cell = { ...merged, rowSpan, columnSpan };
  return { ...table, cells: table.cells.flatMap((cell) => (cell === merged ? [whole] : inside(cell) ? [] : [cell])) };
}

const TYPES: readonly BlockType[] = [
  "Header",
  "Footer",
  "Title",
  "Section Header",
  "Page Number",
  "List Item",
  "Figure",
  "Table",
  "Key Value",
  "Text",
  "Text",
  "Comment",
  "Signature",
];

/** A block of any type; only a figure may have no text. */
export function anyBlock(page: number): fc.Arbitrary<Block> {
  return fc.constantFrom(...TYPES).chain((type): fc.Arbitrary<Block> => {
    const common = {
      type: fc.constant(type),
      bbox: anyBBox(page),
      confidence: fc.constantFrom("low" as const, "high" as const),
    };
    if (type === "Table") {
      return fc.record({ ...common, table: anySpannedTable(page) }).map(withCellTexts);
    }
    if (type === "Figure") {
      return fc.record(
        { ...common, text: fc.oneof(fc.constant(""), anyText), caption: anyText },
        { requiredKeys: ["type", "bbox", "confidence", "text"] },
      );
    }
    if (type === "List Item") {
      const marker = fc.constantFrom("•", "3.", "(a)", "–");
      return fc.record(
        { ...common, text: anyText, level: fc.integer({ min: 1, max: 3 }), marker },
        { requiredKeys: ["type", "bbox", "confidence", "text"] },
      );
    }
    if (type === "Title" || type === "Section Header") {
      return fc.record(
        { ...common, text: anyText, level: fc.integer({ min: 1, max: 6 }) },
        { requiredKeys: ["type", "bbox", "confidence", "text"] },
      );
    }
    return fc.record({ ...common, text: anyText });
  });
}

/** A document of up to six pages; some have no blocks. */
export const anyDocument: fc.Arbitrary<Document> = fc
  .integer({ min: 0, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyPage(index + 1))))
  .map((pages) => ({ pages, warnings: [] }));

function anyPage(number: number): fc.Arbitrary<Page> {
  return fc
    .array(anyBlock(number), { maxLength: 8 })
    .map((blocks) => ({ number, width: PAGE_WIDTH, height: PAGE_HEIGHT, unit: "pt", blocks }));
}

function withCellTexts(block: Omit<Block, "text"> & { readonly table: Table }): Block {
  return { ...block, text: block.table.cells.map((cell) => cell.text).join(" ") };
}
