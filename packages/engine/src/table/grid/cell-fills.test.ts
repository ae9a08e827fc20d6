import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { isCellSized, withCellFills, withoutLineShading } from "./cell-fills.ts";
import { rulesToEdges } from "./edges.ts";
import { edgesToGrids, type Grid } from "./edges-to-grids.ts";
import { dropThinFields } from "./thin-fields.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const upright = (x: number): Box => box(x, 100, x, 160);
const level = (y: number): Box => box(50, y, 350, y);
/** A frame with two columns, and the objects drawn in it. */
const frame = [level(100), level(160), upright(50), upright(200), upright(350)];
const gridOf = (rules: readonly Box[]): Grid => edgesToGrids(rulesToEdges(rules, []))[0]!;

test("rows that differ by shade alone are parted", () => {
  const grid = gridOf(frame);
  expect(grid.ys).toEqual([100, 160]);
  const bands = [100, 120, 140].map((top) => box(50, top, 350, top + 20));
  expect(withCellFills(grid, frame, bands).ys).toEqual([100, 120, 140, 160]);
});

test("shading behind lines of text parts no rows: it stops short of the cell's borders", () => {
  const lines = [102, 118].map((top) => box(55.4, top, 194.6, top + 14));
  expect(withCellFills(gridOf(frame), frame, lines).ys).toEqual([100, 160]);
});

test("the shading of the lines of a filled cell goes, a background's cells stay", () => {
  const cell = box(50, 100, 200, 130);
  const lines = [box(55.4, 102, 194.6, 115), box(55.4, 115, 194.6, 128)];
  expect(withoutLineShading([cell, ...lines])).toEqual([cell]);
  const page = box(45, 20, 205, 780);
  expect(withoutLineShading([page, cell])).toEqual([page, cell]);
});

test("a fill as large as text is a cell's; a stroke and a page's background are none", () => {
  const page = { width: 600, height: 800 };
  expect(isCellSized(box(50, 100, 90, 112), page)).toBe(true);
  expect(isCellSized(box(50, 100, 350, 102), page)).toBe(false);
  expect(isCellSized(box(0, 0, 600, 500), page)).toBe(false);
});

test("the two strokes of a double border are one", () => {
  const grid = gridOf([...frame, upright(204.5), level(130)]);
  expect(grid.xs).toEqual([50, 200, 204.5, 350]);
  const single = dropThinFields(grid);
  expect(single.xs).toHaveLength(3);
  expect([0, 1].map((row) => single.verticalAt(row, 1))).toEqual([true, true]);
});
