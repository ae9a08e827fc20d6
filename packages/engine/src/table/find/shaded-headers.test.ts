import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { findRuleBoundedTables } from "./rule-bounded-tables.ts";

const texts = [
  ["Weir", "Level", "State"],
  ["Kelda", "2.41", "open"],
  ["Marn", "1.98", "shut"],
  ["Orlo", "3.10", "open"],
];
const words = texts.flatMap(
  (row, at) => lineOf(100 + 20 * at, ...row.map((text, column): [number, string] => [60 + 120 * column, text])).words,
);
const rules = [1, 2, 3].map((row) => ({ left: 50, right: 400, top: 106 + 20 * row, bottom: 106.5 + 20 * row }));

test("a shaded header and the row below it belong to the table whose lines begin under that row", () => {
  const fills = [0, 1].map((half) => ({ left: 50 + 175 * half, right: 225 + 175 * half, top: 86, bottom: 106 }));
  const [found] = findRuleBoundedTables({ number: 1, width: 600, height: 800, quarter: 0, words, rules, fills });
  const column = found?.piece.table?.cells.filter((cell) => cell.column === 0).map(({ text }) => text);
  expect(column).toEqual(["Weir", "Kelda", "Marn", "Orlo"]);
});

test("a shaded box of another width is none of it", () => {
  const fills = [{ left: 20, right: 580, top: 60, bottom: 106 }];
  const [found] = findRuleBoundedTables({ number: 1, width: 600, height: 800, quarter: 0, words, rules, fills });
  expect(found!.piece.top).toBeGreaterThan(86);
});
