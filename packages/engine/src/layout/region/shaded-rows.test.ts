import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { toRun } from "../../text/words-to-runs.ts";
import { withoutShadedRows } from "./shaded-rows.ts";

const NAMES = ["Products", "Services", "Research", "Interest", "Taxes", "Income"];
const runs = NAMES.flatMap((name, row) => [
  toRun(lineOf(110 + 12 * row, [62, name]).words),
  toRun(lineOf(110 + 12 * row, [220, `${row + 1},230`], [300, `${9 - row}10`]).words),
]);
const row = (at: number, left: number, right: number) => ({ left, top: 101 + 12 * at, right, bottom: 113 + 12 * at });
const bar = { left: 400, top: 101, right: 440, bottom: 170 };

test("every other row of a table may be shaded, whole or cell by cell", () => {
  const bands = [0, 2, 4].map((at) => row(at, 60, 340));
  expect(withoutShadedRows([...bands, bar], runs)).toEqual([bar]);
  const cells = NAMES.flatMap((_, at) => [row(at, 60, 210), row(at, 214, 280), row(at, 284, 340)]);
  expect(withoutShadedRows([bar, ...cells], runs)).toEqual([bar]);
});

test("bars that have numbers in their parts and names next to them stay", () => {
  const bars = NAMES.flatMap((_, at) => [row(at, 214, 280), row(at, 280, 340 + 10 * at)]);
  expect(withoutShadedRows(bars, runs)).toEqual(bars);
});

test("two shaded rows are a heading and a total", () => {
  const bands = [row(0, 60, 340), row(5, 60, 340)];
  expect(withoutShadedRows(bands, runs)).toEqual(bands);
});
