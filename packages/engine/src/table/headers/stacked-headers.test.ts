import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";

type Rules = Parameters<typeof pdfOfLines>[1];
/** A text above the middle of a column, and its header row; the body begins in row 4. */
type Name = readonly [text: string, middle: number, row: number];

const ROWS = [
  ["Tolls", "41,300", "39,750", "1,550"],
  ["Mooring of barges", "8,120", "7,904", "216"],
  ["Dredging", "17,205", "16,160", "1,045"],
  ["Repairs of locks", "9,310", "8,402", "908"],
];
/** Middles above the numbers, which end 12.5 pt further right. */
const MIDDLES = [270, 350, 430];

async function tableOf(names: readonly Name[], rules?: Rules): Promise<Block> {
  const widths = (text: string): number => 4.5 * text.length;
  const header = names.map(([text, middle, row]): DrawnLine => ({
    text,
    left: middle - widths(text) / 2,
    top: 100 + 12 * row,
    font: "Courier",
    size: 7.5,
  }));
  const body = ROWS.flatMap((row, at) =>
    row.map((text, column): DrawnLine => ({
      text,
      left: column === 0 ? 72 : MIDDLES[column - 1]! + 12.5 - 5 * text.length,
      top: 151 + 14 * at,
    })),
  );
  const { pages } = await readDocument(pdfOfLines([...header, ...body], rules), {});
  const tables = pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === "Table"));
  expect(tables).toHaveLength(1);
  return tables[0]!;
}

const [FIRST, SECOND, THIRD] = MIDDLES as [number, number, number];

test("names of columns on several lines are in one row, whatever line each begins on", async () => {
  const table = await tableOf([
    ["Weighted", SECOND, 1],
    ["Average", SECOND, 2],
    ["Gross", THIRD, 2],
    ["Shares", FIRST, 3],
    ["Price", SECOND, 3],
    ["Gains", THIRD, 3],
  ]);
  expect(rowOf(table, 0)).toEqual(["", "Shares", "Weighted Average Price", "Gross Gains"]);
  expect(rowOf(table, 1)).toEqual(ROWS[0]);
});

test("a name continues over no line", async () => {
  const names: readonly Name[] = [
    ["Restated", THIRD, 2],
    ["2025", FIRST, 3],
    ["2024", SECOND, 3],
    ["2023", THIRD, 3],
  ];
  expect(rowOf(await tableOf(names), 0)).toEqual(["", "2025", "2024", "Restated 2023"]);
  const table = await tableOf(names, [{ left: 400, right: 460, top: 127 }]);
  expect(table.table!.rowCount).toBe(ROWS.length + 2);
});

test("a date over three columns is no line of the name in their middle", async () => {
  const table = await tableOf([
    ["2025", SECOND, 2],
    ["Inland", FIRST, 3],
    ["Coast", SECOND, 3],
    ["Total", THIRD, 3],
  ]);
  expect(table.table!.rowCount).toBe(ROWS.length + 2);
  expect(rowOf(table, 1)).toEqual(["", "Inland", "Coast", "Total"]);
});
