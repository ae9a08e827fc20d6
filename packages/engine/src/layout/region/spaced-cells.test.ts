import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { type Item, toItem } from "./region.ts";
import { partSpacedCells } from "./spaced-cells.ts";
import { toRun } from "../../text/words-to-runs.ts";

const item = (top: number, left: number, text: string): Item => {
  const run = toRun(lineOf(top, [left, text]).words);
  return toItem(run, run, null);
};
/** Two lines of text in each of three columns, one below the other by so much. */
const row = (top: number, ...tops: readonly number[]): Item[] =>
  [0, 150, 300].flatMap((left, at) => [
    item(top + (tops[at] ?? 0), left, "the water rose in the night"),
    item(top + 12 + (tops[at] ?? 0), left, "and fell again at noon"),
  ]);
const names = [item(40, 0, "Place"), item(40, 150, "Spring"), item(40, 300, "Autumn")];
const above = [0, 12].map((top) => item(top, 0, "a paragraph over all the columns of what stands below it here"));

test("a table of wrapped cells is parted from the text above it and below", () => {
  const table = [...names, ...row(60), ...row(92), ...row(124)];
  const below = [item(170, 0, "a paragraph over all the columns of what stood above it here")];
  const parts = partSpacedCells([...below, ...table, ...above]);
  expect(parts!.map((part) => new Set(part))).toEqual([above, table, below].map((part) => new Set(part)));
});

test("columns whose paragraphs end at heights of their own are none", () => {
  expect(partSpacedCells([...names, ...row(60), ...row(92, 0, 8, 4), ...row(124, 4, 9, 0), ...row(156)])).toBeNull();
});

test("columns that nothing names are none", () => {
  expect(partSpacedCells([60, 92, 124, 156].flatMap((top) => row(top)))).toBeNull();
});
