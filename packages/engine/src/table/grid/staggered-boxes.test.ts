import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "../find/borderless-tables.ts";
import { findRuledTables } from "../find/ruled-tables.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;
const across = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top });
const upright = (left: number, bottom: number): Box => ({ left, top: 0, right: left, bottom });

/** Boxes of the given heights under each other, in columns of 100 points, with a word in each. */
function boxes(columns: readonly (readonly number[])[]): number {
  const rules: Box[] = Array.from({ length: columns.length + 1 }, (_, at) => upright(100 * at, 200));
  const words = columns.flatMap((heights, column) => {
    let top = 0;
    rules.push(across(100 * column, 0));
    return heights.flatMap((height) => {
      const line = lineOf(top + 15, [100 * column + 10, "Barge"]);
      top += height;
      rules.push(across(100 * column, top));
      return line.words;
    });
  });
  return findRuledTables({ ...place, words, rules, fills: [] }).length;
}

test("advertisements under each other, next to others of other heights, are no table", () => {
  const [a, b, c] = [
    [40, 60, 30, 70],
    [70, 30, 50, 50],
    [30, 80, 40, 50],
  ] as const;
  expect(boxes([a, b, c])).toBe(0);
  expect(boxes([a, a, a])).toBe(1);
  // The name of a group, and its rows.
  expect(boxes([[100, 100], a, a])).toBe(1);
});

test("labels with their values at the head of an invoice are no table, without a header or lines between them", () => {
  const pairs = [
    ["Invoice no.", "25190"],
    ["Date", "14052"],
    ["Customer no.", "51600"],
    ["Due", "16052"],
  ] as const;
  const isTable = (colon: string, rules: readonly number[], more: readonly [number, string][] = []): boolean =>
    tableFromLines(
      pairs.map(([name, value], row) => lineOf(20 + 14 * row, [50, name + colon], [150, value], ...more)),
      { rules, captioned: false },
      place,
    ) !== null;
  expect(isTable("", [])).toBe(true);
  expect(isTable(":", [])).toBe(false);
  expect(isTable(":", [8, 68])).toBe(false);
  expect(isTable(":", [8, 24, 68])).toBe(true);
  // More values are rows of a table.
  const values = [240, 320].map((left): [number, string] => [left, "12.5"]);
  expect(isTable(":", [], values)).toBe(true);
});
