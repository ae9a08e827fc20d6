import { expect, test } from "vitest";
import type { Word } from "../../text/word.ts";
import type { FoundTable } from "../found-table.ts";
import { findUprightRuledTables } from "./upright-ruled-tables.ts";

const word = (text: string, left: number, baseline: number): Word => {
  const box = { left, top: baseline - 7.5, right: left + 5 * text.length, bottom: baseline + 2.2 };
  const style = { font: "Test", size: 10, bold: false, italic: false, color: 0, angleDegrees: 0 };
  return {
    ...box,
    text,
    baseline,
    size: 10,
    style: style as unknown as Word["style"],
    ink: box,
    order: left,
    spaceBefore: true,
    rightToLeft: false,
  };
};
const ROWS = [
  ["Mode", "Hours", "Visits"],
  ["Kelda", "7-12", "1,204"],
  ["Marn", "8-16", "88"],
  ["Orry", "6-9", "310"],
];
const words = ROWS.flatMap((row, at) => row.map((text, column) => word(text, 60 + 100 * column, 112 + 20 * at)));
const rule = (position: number): { position: number; start: number; end: number } => ({
  position,
  start: 100,
  end: 180,
});
const find = (places: readonly number[], some: readonly Word[] = words): FoundTable[] =>
  findUprightRuledTables(
    { number: 1, width: 500, height: 300, quarter: 0, words: some, rules: [], fills: [] },
    places.map(rule),
  );
const sizeOf = (found: readonly FoundTable[]): unknown =>
  found.map(({ piece }) => [piece.table!.rowCount, piece.table!.columnCount]);

test("rules left of each column make a table, whose last column has no rule on its right", () => {
  expect(sizeOf(find([54, 154, 254]))).toEqual([[4, 3]]);
});

test("rules between three columns alone make a table of all three", () => {
  expect(sizeOf(find([154, 254]))).toEqual([[4, 3]]);
});

test("text next to a table that has its outer rules is in none of its columns", () => {
  const neighbours = ROWS.map((_, at) => word("neighbour", 330, 112 + 20 * at));
  expect(sizeOf(find([54, 154, 254, 300], [...words, ...neighbours]))).toEqual([[4, 3]]);
});

test("lines of the page's next column are not of the table", () => {
  const next = Array.from({ length: 7 }, (_, at) => word("another-column", 400, 108 + 11 * at));
  const [found] = find([54, 154, 254], [...words, ...next]);
  expect(found!.piece.table).toMatchObject({ rowCount: 4, columnCount: 3 });
  expect(found!.words.size).toBe(words.length);
});

test("two texts side by side between rules make none", () => {
  expect(find([54, 154, 254], words.slice(0, 6))).toEqual([]);
});

test("words that run across a rule, or rules between columns of running text, make none", () => {
  expect(find([154, 254], [...words, word("Winter-and-summer-hours", 100, 172)])).toEqual([]);
  const prose = Array.from({ length: 6 }, (_, line) =>
    [60, 160, 260].flatMap((left) =>
      ["then", "they", "went", "home"].map((text, at) => word(text, left + 22 * at, 112 + 12 * line)),
    ),
  ).flat();
  expect(find([154, 254], prose)).toEqual([]);
});
