import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { withoutShadedColumns } from "./shaded-columns.ts";
import { toRun } from "../../text/words-to-runs.ts";

const NAMES = ["Tolls", "Mooring", "Dredging", "Repairs", "Wages"];
const runs = NAMES.map((name, row) => {
  const [first, second] = [`${row + 1},230`, `${9 - row}10`];
  return toRun(
    lineOf(110 + 14 * row, [60, name], [200 - 5 * first.length, first], [260 - 5 * second.length, second]).words,
  );
});
const cells = NAMES.map((_, row) => ({ left: 160, top: 100 + 14 * row, right: 205, bottom: 114 + 14 * row }));
const whole = { left: 160, top: 100, right: 205, bottom: 170 };

test("fills behind the numbers of one column are its shading, cell by cell or whole", () => {
  const bar = { left: 300, top: 100, right: 320, bottom: 170 };
  expect(withoutShadedColumns([...cells, bar], runs)).toEqual([bar]);
  expect(withoutShadedColumns([bar, whole], runs)).toEqual([bar]);
});

test("bars that hold a number each stay", () => {
  const bars = [0, 1, 2, 3].map((at) => ({ left: 160 + 60 * at, top: 100, right: 205 + 60 * at, bottom: 170 }));
  const values = bars.map(({ left }) => toRun(lineOf(140, [left + 5, "12.5"]).words));
  expect(withoutShadedColumns(bars, values)).toEqual(bars);
});

test("a box of words stays", () => {
  const words = NAMES.map((name, row) => toRun(lineOf(110 + 14 * row, [162, name]).words));
  expect(withoutShadedColumns([whole], words)).toEqual([whole]);
});
