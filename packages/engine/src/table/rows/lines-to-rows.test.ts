import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { threeColumns as tracks } from "../../../testing/three-columns.ts";
import { intoUpperRows } from "../headers/centred-spans.ts";
import { linesToRows } from "./lines-to-rows.ts";

const textsOf = (rows: ReturnType<typeof linesToRows>): string[][] =>
  rows.map(({ cells }) => cells.map(({ words }) => words.map(({ text }) => text).join(" ")));

test("a text over the columns of two texts joins them, and none of it is lost", () => {
  const lines = [
    lineOf(0, [0, "Kelda"], [100, "12.5"], [200, "4.1"]),
    lineOf(12, [0, "Marn"], [200, "5.2"]),
    lineOf(15, [16, "measured above the weir in spring and autumn"]),
    lineOf(40, [0, "Garth"], [100, "13.5"], [200, "6.3"]),
  ];
  const rows = linesToRows(lines, tracks, { rules: [6, 30] });
  expect(textsOf(rows)).toEqual([
    ["Kelda", "12.5", "4.1"],
    ["Marn 5.2 measured above the weir in spring and autumn"],
    ["Garth", "13.5", "6.3"],
  ]);
});

test("a line put into the row above joins the text of its column", () => {
  const rows = linesToRows([lineOf(0, [0, "Kelda"], [100, "12.5"])], tracks, { rules: [] });
  const [row] = textsOf([...intoUpperRows(rows, [lineOf(6, [105, "estimated"])], tracks)]);
  expect(row).toEqual(["Kelda", "12.5 estimated"]);
});

test("names under a heading of several columns are a row of their own, though rows are further apart", () => {
  const lines = [
    lineOf(0, [120, "Six months of the year"]),
    lineOf(11, [100, "June"], [200, "May"]),
    ...[40, 64, 88, 112].map((baseline) => lineOf(baseline, [0, "Kelda"], [100, "12.5"], [200, "4.1"])),
  ];
  expect(textsOf(linesToRows(lines, tracks, { rules: [] })).slice(0, 3)).toEqual([
    ["Six months of the year"],
    ["June", "May"],
    ["Kelda", "12.5", "4.1"],
  ]);
});
