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
  const cells = sheetCells(PAGE, blocks);
  expect(cells.map((cell) => [addressOf(cell), cell.text, cell.id])).toEqual([
    ["A1", "Dues", 0],
    ["B3", "Name", 1],
    ["C3", "Total", 1],
    ["B4", "Ada", 1],
    ["C4", "3", 1],
  ]);
  expect(cells.at(-1)?.bbox).toEqual({ page: 2, left: 0.5, top: 0.6, width: 0.25, height: 0.2 });
});

test("columns after Z have two letters", () => {
  expect([25, 26, 701, 702].map((column) => addressOf({ row: 0, column }))).toEqual(["Z1", "AA1", "ZZ1", "AAA1"]);
});
