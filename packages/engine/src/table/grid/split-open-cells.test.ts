import { expect, test } from "vitest";
import type { Word } from "../../text/word.ts";
import { wordOf } from "../../../testing/line-of.ts";
import type { Grid } from "./edges-to-grids.ts";
import { type FilledPlace, splitOpenCells } from "./split-open-cells.ts";

const grid: Grid = {
  xs: [0, 100, 200, 300],
  ys: [0, 20, 40, 60, 80],
  verticalAt: () => false,
  horizontalAt: () => true,
};
const open = (row: number, ...words: Word[]): FilledPlace => ({
  place: { row, column: 1, rowSpan: 1, columnSpan: 2 },
  words,
});
const spansOf = (cells: readonly FilledPlace[]): number[] =>
  splitOpenCells(grid, cells).map(({ place }) => place.columnSpan);

test("rows that keep to a border drawn in the header alone are split there", () => {
  const cells = [1, 2, 3].map((row) => open(row, wordOf("12.5", 110, 20 * row), wordOf("open", 210, 20 * row)));
  expect(spansOf(cells)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("a text across the border stays whole next to rows that are split", () => {
  const rows = [1, 2, 3].map((row) => open(row, wordOf("12.5", 110, 20 * row), wordOf("open", 210, 20 * row)));
  expect(
    spansOf([...rows, open(4, wordOf("mended", 150, 80), wordOf("after", 182.5, 80), wordOf("it", 210, 80))]),
  ).toEqual([1, 1, 1, 1, 1, 1, 2]);
});

test("texts that run on over the border are one cell", () => {
  const cells = [1, 2].map((row) => open(row, wordOf("mended", 168, 20 * row), wordOf("after", 201, 20 * row)));
  expect(spansOf(cells)).toEqual([2, 2]);
});
