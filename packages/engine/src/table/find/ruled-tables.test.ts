import { expect, test } from "vitest";
import { wordOf } from "../../../testing/line-of.ts";
import { findRuledTables } from "./ruled-tables.ts";

const line = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

/** Cells of one row, 100 by 20 points each. */
function cellsOf(texts: readonly string[], top: number): string[][] {
  const right = 50 + 100 * texts.length;
  const rules = [
    line(50, top, right, top),
    line(50, top + 20, right, top + 20),
    ...[...texts, ""].map((_, at) => line(50 + 100 * at, top, 50 + 100 * at, top + 20)),
  ];
  const words = texts.flatMap((text, at) => (text === "" ? [] : [wordOf(text, 60 + 100 * at, top + 14)]));
  const found = findRuledTables({ number: 1, width: 600, height: 800, quarter: 0, fills: [], words, rules });
  return found.map(({ piece }) => piece.table!.cells.map(({ text }) => text));
}

test("a row of three cells in lines is a table", () => {
  expect(cellsOf(["depth", "real", "1.0"], 300)).toEqual([["depth", "real", "1.0"]]);
});

test.each([
  { of: "two cells", texts: ["depth", "1.0"], top: 300 },
  { of: "empty cells", texts: ["depth", "", "1.0"], top: 300 },
  { of: "the head of a page", texts: ["Guide", "Part", "7"], top: 30 },
])("a row of $of is none", ({ texts, top }) => {
  expect(cellsOf(texts, top)).toEqual([]);
});
