import { expect, test } from "vitest";
import { wordOf } from "../../../testing/line-of.ts";
import { findRuledTables } from "../find/ruled-tables.ts";
import type { TableInput } from "../found-table.ts";

const line = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const place = { number: 1, width: 600, height: 800, quarter: 0, fills: [] } as const;
const cellsOf = (input: Pick<TableInput, "words" | "rules">): string[] =>
  findRuledTables({ ...place, ...input }).map(({ piece }) =>
    piece.table!.cells.map((cell) => `${cell.text}${cell.columnSpan > 1 ? `*${cell.columnSpan}` : ""}`).join(" | "),
  );

const across = (...tops: number[]) => tops.map((top) => line(50, top, 350, top));
const between = (top: number, bottom: number) => [150, 250].map((at) => line(at, top, at, bottom));
const row = (baseline: number, ...texts: string[]) => texts.map((text, at) => wordOf(text, 60 + 100 * at, baseline));

test("a heading over all columns of a table with open sides is a row of it", () => {
  const rules = [...across(100, 120, 140, 160, 180), ...between(100, 120), ...between(140, 180)];
  const words = [
    ...row(114, "Place", "In", "Out"),
    wordOf("Summer", 60, 134),
    ...row(154, "Kelda", "1", "2"),
    ...row(174, "Marn", "3", "4"),
  ];
  expect(cellsOf({ words, rules })).toEqual(["Place | In | Out | Summer*3 | Kelda | 1 | 2 | Marn | 3 | 4"]);
});

test("two tables with open sides stay apart where more than a heading parts them", () => {
  const rules = [...across(100, 120, 140, 240, 260, 280), ...between(100, 140), ...between(240, 280)];
  const words = [100, 240].flatMap((top) => [
    ...row(top + 14, "Place", "In", "Out"),
    ...row(top + 34, "Kelda", "1", "2"),
  ]);
  expect(cellsOf({ words, rules })).toHaveLength(2);
});

test("boxes that lines join are no table", () => {
  const box = (left: number, top: number) => [
    line(left, top, left + 80, top),
    line(left, top + 40, left + 80, top + 40),
    line(left, top, left, top + 40),
    line(left + 80, top, left + 80, top + 40),
  ];
  const boxes = [50, 170, 290].flatMap((left) => [...box(left, 100), ...box(left, 200)]);
  const joints = [line(130, 120, 170, 120), line(250, 120, 290, 120), line(90, 140, 90, 200), line(330, 140, 330, 200)];
  const words = [50, 170, 290].flatMap((left) => [wordOf("Start", left + 10, 122), wordOf("Check", left + 10, 222)]);
  expect(cellsOf({ words, rules: [...boxes, ...joints] })).toEqual([]);
});
