import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { findColumnRuledTables } from "./column-ruled-tables.ts";

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
const words = ["Place", "Hours", "Visits", "Kelda", "7-12", "1,204", "Marn", "8-16", "88"].map((text, index) =>
  word(text, 60 + 100 * (index % 3), 112 + 20 * Math.floor(index / 3)),
);
const underHeader: Box = { left: 50, top: 120, right: 350, bottom: 120 };
const between = [150, 250].map((x): Box => ({ left: x, top: 100, right: x, bottom: 160 }));
const find = (rules: readonly Box[], some = words): number =>
  findColumnRuledTables({ number: 1, width: 400, height: 300, quarter: 0, words: some, rules, fills: [] }).length;

test("lines between columns and one under the header make a table", () => {
  const [found] = findColumnRuledTables({
    number: 1,
    width: 400,
    height: 300,
    quarter: 0,
    words,
    rules: [underHeader, ...between],
    fills: [],
  });
  expect(found!.piece.table).toMatchObject({ rowCount: 3, columnCount: 3 });
});

test("one line between two texts, or words that run across, make none", () => {
  expect(find([underHeader, between[0]!])).toBe(0);
  expect(
    find([underHeader, ...between], [...words, word("Winter-and-summer-hours-of-all-stations", 60, 172 - 20)]),
  ).toBe(0);
});
