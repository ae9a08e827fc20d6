import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { answerLines } from "./answer-lines.ts";
import { findRuleBoundedTables } from "./rule-bounded-tables.ts";

const rule = (left: number, top: number, right = left + 100): Box => ({ left, right, top, bottom: top });

test("lines to write on start behind a label, on its baseline", () => {
  const { words } = lineOf(100, [60, "Last name:"], [300, "City"]);
  const behind = rule(words[1]!.right + 3, 102);
  const other = rule(words[2]!.right + 5, 101);
  const under = rule(60, 102);
  const far = rule(400, 102);
  const below = rule(words[1]!.right + 3, 112);
  expect(answerLines([behind, other, under, far, below], words)).toEqual([behind, other]);
});

test("bars of roots and lines under texts are none to write on", () => {
  const { words } = lineOf(100, [60, "p"], [80, "n - 1"], [200, "see"], [225, "the tables of the office"]);
  const ofRoot = rule(words[0]!.right, 100);
  const under = rule(words.find(({ text }) => text === "the")!.left, 102, words.at(-1)!.right);
  expect(answerLines([ofRoot, under], words)).toEqual([]);
});

test("borders drawn cell by cell continue behind texts, and are none to write on", () => {
  const { words } = lineOf(100, [60, "Last name:"], [300, "City"]);
  const behind = rule(words[1]!.right + 3, 102);
  expect(answerLines([rule(behind.left - 60, 102, behind.left), behind], words)).toEqual([]);
});

test("labels with lines to write on, in a frame, are no table", () => {
  const rows = ["Name", "Street", "City", "Employer", "Country"].map((label, row) =>
    lineOf(120 + 20 * row, [70, label], [200, "Kelda"], [330, "Phone"], [450, `${17 + 9 * row}`]),
  );
  const words = rows.flatMap((line) => line.words);
  const frame = [rule(60, 100, 530), rule(60, 215, 530)];
  const lines = rows.flatMap((line) => [
    rule(line.words[0]!.right + 4, line.baseline + 2, 310),
    rule(line.words[2]!.right + 4, line.baseline + 2, 520),
  ]);
  const countTables = (rules: readonly Box[]): number =>
    findRuleBoundedTables({ number: 1, width: 600, height: 800, quarter: 0, words, rules, fills: [] }).length;
  expect(countTables(frame)).toBe(1);
  expect(countTables([...frame, ...lines])).toBe(0);
});
