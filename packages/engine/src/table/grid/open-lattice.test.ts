import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { findRuledTables } from "../find/ruled-tables.ts";

const XS = [60, 160, 260, 360] as const;

/** A lattice of three columns with rows of equal height. */
function lattice(height: number): Box[] {
  const ys = [0, 1, 2, 3].map((row) => 200 + height * row);
  const across = ys.map((top) => ({ left: XS[0], top, right: XS[3], bottom: top }));
  const down = XS.map((left) => ({ left, top: ys[0]!, right: left, bottom: ys[3]! }));
  return [...across, ...down];
}
const tableOf = (rules: readonly Box[], left: number, text = "Stock of ropes") =>
  findRuledTables({
    number: 1,
    width: 500,
    height: 700,
    quarter: 0,
    words: lineOf(211, [left, text]).words,
    rules,
    fills: [],
  })[0]?.piece.table;

test("a drawn table with one text in it keeps its rows and columns", () => {
  const table = tableOf(lattice(16), 65);
  expect([table?.rowCount, table?.columnCount]).toEqual([3, 3]);
  expect(table?.cells.map(({ text }) => text)).toEqual(["Stock of ropes", ...Array.from({ length: 8 }, () => "")]);
});

test("high bands with a label are the field of a chart", () => {
  expect(tableOf(lattice(60), 65)).toBeUndefined();
});

test("a text that runs over a border, or is in the middle of its cell, fills in no table", () => {
  expect(tableOf(lattice(16), 130)).toBeUndefined();
  expect(tableOf(lattice(16), 100, "Rope")).toBeUndefined();
});
