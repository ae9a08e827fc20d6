import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";

/** A table as printed by word processors if its style has a single rule, under the header: names well above it, rows far apart. */
function styled(top: number, rows: readonly (readonly string[])[]): DrawnLine[] {
  const font = "Helvetica" as const;
  return rows.flatMap((texts, row) =>
    texts.map((text, column) => ({
      text,
      left: 72 + 122 * column,
      top: top + (row === 0 ? 0 : 1 + 28 * row),
      font,
      size: 12,
    })),
  );
}
const plots = [
  ["Plot one", "Plot two", "Plot three"],
  ["Seed A", "Seed B", "Seed C"],
  ["Seed D", "Seed E", "Seed F"],
  ["Seed G", "Seed H", "Seed I"],
];
const prices = [
  ["Seed", "Price", "Bags"],
  ["Rye", "4.10", "10"],
  ["Oats", "3.50", "20"],
  ["Flax", "6.75", "15"],
];

test("two tables with a line under their headers alone, one under the other, keep the heading between them apart", async () => {
  const heading = (text: string, top: number): DrawnLine => ({ text, left: 72, top, size: 14, font: "Helvetica-Bold" });
  const lines = [heading("Plots", 300), ...styled(340, plots), heading("Prices of seed", 476), ...styled(500, prices)];
  const rules = [357, 517].map((top) => ({ left: 66, right: 432, top }));
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  const { blocks } = pages[0]!;
  const tables = blocks.filter(({ type }) => type === "Table");
  expect(tables.map(({ table }) => [table!.rowCount, table!.columnCount])).toEqual([
    [4, 3],
    [4, 3],
  ]);
  expect(rowOf(tables[0], 0)).toEqual(plots[0]);
  expect(rowOf(tables[1], 0)).toEqual(prices[0]);
  expect(blocks.filter(({ type }) => type !== "Table").map(({ text }) => text)).toEqual(["Plots", "Prices of seed"]);
});
