import { expect, test } from "vitest";
import type { Block, Document, Page } from "../document/document.ts";
import { documentOf, tableOf } from "../../testing/document-of.ts";
import { mergeTables } from "./merge-tables.ts";

const header = ["Name", "Price"];
const table = (
  rows: readonly (readonly string[])[],
  headerRows: number,
  page: number,
): Pick<Block, "type" | "table"> => ({
  type: "Table",
  table: tableOf(rows, headerRows, page),
});
const merge = ({ pages }: Document) => [...mergeTables(pages)];
const types = (pages: readonly Page[]) => pages.map((page) => page.blocks.map((block) => block.type));
const rowTexts = (block: Block | undefined) =>
  Array.from({ length: block?.table?.rowCount ?? 0 }, (_, row) =>
    block!.table!.cells.filter((cell) => cell.row === row).map((cell) => cell.text),
  );

test("a table that continues over two page breaks becomes one, without its repeated headers", () => {
  const merged = merge(
    documentOf(
      [{ type: "Text" }, table([header, ["a", "1"]], 1, 1), { type: "Page Number" }],
      [{ type: "Header" }, table([header, ["b", "2"]], 1, 2), { type: "Footer" }],
      [table([["c", "3"]], 0, 3), { type: "Text" }],
    ),
  );
  expect(types(merged)).toEqual([["Text", "Table", "Page Number"], ["Header", "Footer"], ["Text"]]);
  const block = merged[0]!.blocks[1];
  expect(rowTexts(block)).toEqual([header, ["a", "1"], ["b", "2"], ["c", "3"]]);
  expect(block!.bbox.page).toBe(1);
  expect(block!.table!.cells.map((cell) => cell.bbox.page)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
});

test.each([
  ["other columns", [[["a", "b", "c"]], {}]],
  ["a caption of its own", [[["a", "1"]], { caption: "Table 2" }]],
  ["another place on the page", [[["a", "1"]], { bbox: { left: 200, top: 0, width: 300, height: 10, page: 2 } }]],
] as const)("a table with %s is not joined", (_, [rows, own]) => {
  const document = documentOf([table([header, ["a", "1"]], 1, 1)], [{ ...table(rows, 0, 2), ...own }]);
  expect(types(merge(document))).toEqual([["Table"], ["Table"]]);
});

test("a table that repeats the header may be wider on the next page, not elsewhere on it", () => {
  const parts = (left: number): Document =>
    documentOf(
      [table([header, ["a", "1"]], 1, 1)],
      [{ ...table([header, ["b", "2"]], 1, 2), bbox: { left, top: 0, width: 300, height: 10, page: 2 } }],
    );
  expect(types(merge(parts(60)))).toEqual([["Table"], []]);
  expect(types(merge(parts(200)))).toEqual([["Table"], ["Table"]]);
});

const AMOUNTS = [
  ["Tolls", "412", "397"],
  ["Mooring", "81", "79"],
];

test("a table without drawn lines may end where the longest text of its page does, if its columns stay", () => {
  const wider = (page: number) => {
    const { table: parts } = table(AMOUNTS, 0, page);
    const cells = parts!.cells.map((cell) => ({
      ...cell,
      bbox: { ...cell.bbox, width: cell.column === 2 ? 140 : 100 },
    }));
    const bbox = { left: 60, top: 0, width: 520, height: 40, page };
    return { type: "Table", table: { ...parts!, cells }, bbox } as const;
  };
  expect(types(merge(documentOf([table([["", "2025", "2024"], ...AMOUNTS], 1, 1)], [wider(2)])))).toEqual([
    ["Table"],
    [],
  ]);
});

test("a table whose first row names its columns of numbers is another one", () => {
  const document = documentOf(
    [table([["Source", "Income", "Before"], ...AMOUNTS], 1, 1)],
    [table([["Use", "Expense", "Planned"], ...AMOUNTS], 1, 2)],
  );
  expect(types(merge(document))).toEqual([["Table"], ["Table"]]);
});

test("a table after a paragraph is not joined to the one on the page before", () => {
  const document = documentOf([table([header], 1, 1)], [{ type: "Text" }, table([header], 1, 2)]);
  expect(merge(document)).toEqual(document.pages);
});

test("two tables on one page are not joined", () => {
  const document = documentOf([table([header], 1, 1), table([header], 1, 1)]);
  expect(merge(document)).toEqual(document.pages);
});

test("notices that a table continues are between its parts, and are dropped with the break", () => {
  const parts = (caption: string): Document =>
    documentOf(
      [
        { type: "Text" },
        { ...table([header, ["a", "1"]], 1, 1), caption: "Table 3. Prices" },
        { type: "Text", text: "Continued on next page" },
      ],
      [{ type: "Text", text: caption }, { ...table([header, ["b", "2"]], 1, 2), caption }, { type: "Text" }],
    );
  const merged = merge(parts("Table 3 (continued)"));
  expect(types(merged)).toEqual([["Text", "Table"], ["Text"]]);
  expect(rowTexts(merged[0]!.blocks[1])).toEqual([header, ["a", "1"], ["b", "2"]]);
  const other = parts("Table 4 (continued)");
  expect(merge(other)).toEqual(other.pages);
});
