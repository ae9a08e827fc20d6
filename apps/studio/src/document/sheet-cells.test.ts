import { expect, test } from "vitest";
import type { PlacedBlock } from "./document.ts";
import { addressOf, sheetCells } from "./sheet-cells.ts";

const PAGE = { page: 2, width: 4, height: 5, unit: "cell" } as const;

test("the cells of a table are in the rows and columns of its box; another block is one cell", () => {
  const block = { number: 1, chunk: 0, confidence: "high" } as const;
  const blocks: readonly PlacedBlock[] = [
    { ...block, id: 0, type: "Title", content: "Dues", bbox: { page: 2, left: 0, top: 0, width: 0.5, height: 0.2 } },
    {
      ...block,
      id: 1,
      type: "Table",
      content: "| Name | Total |\n| --- | --- |\n| Ada | 3 |",
      bbox: { page: 2, left: 0.25, top: 0.4, width: 0.5, height: 0.4 },
    },
  ];
  const cells = sheetCells(PAGE, blocks, [0, 5]);
  expect(cells.map((cell) => [addressOf(cell), cell.text, cell.id])).toEqual([
    ["A1", "Dues", 0],
    ["B3", "Name", 1],
    ["C3", "Total", 1],
    ["B4", "Ada", 1],
    ["C4", "3", 1],
  ]);
  expect(cells.at(-1)?.bbox).toEqual({ page: 2, left: 0.5, top: 0.6, width: 0.25, height: 0.2 });
});

test("a table that continues repeats the header, which is shown once; tables out of sight are not read", () => {
  const block = { number: 1, chunk: 0, confidence: "high", type: "Table" } as const;
  const table = (id: number, top: number, rows: number, values: string): PlacedBlock => ({
    ...block,
    id,
    content: `| Name | Total |\n| --- | --- |\n${values}`,
    bbox: { page: 2, left: 0, top: top / 5, width: 0.5, height: rows / 5 },
  });
  const blocks = [
    table(0, 0, 2, "| Ada | 3 |"),
    table(1, 2, 2, "| Bo | 4 |\n| Cy | 5 |"),
    table(2, 4, 1, "| Di | 6 |"),
  ];
  const shown = (first: number, last: number): readonly string[] =>
    sheetCells(PAGE, blocks, [first, last]).map((cell) => `${addressOf(cell)} ${cell.text}`);
  expect(shown(0, 5)).toEqual([
    "A1 Name",
    "B1 Total",
    "A2 Ada",
    "B2 3",
    "A3 Bo",
    "B3 4",
    "A4 Cy",
    "B4 5",
    "A5 Di",
    "B5 6",
  ]);
  expect(shown(3, 4)).toEqual(["A4 Cy", "B4 5"]);
  const foreign = { ...blocks[1]!, content: "| Other | Sum |\n| --- | --- |\n| Bo | 4 |\n| Cy | 5 |" };
  expect(sheetCells(PAGE, [blocks[0]!, foreign], [2, 5]).map(({ text }) => text)).toEqual([foreign.content]);
});

test("columns after Z have two letters", () => {
  expect([25, 26, 701, 702].map((column) => addressOf({ row: 0, column }))).toEqual(["Z1", "AA1", "ZZ1", "AAA1"]);
});
