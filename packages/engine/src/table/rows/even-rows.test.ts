import { Tracks } from "../columns/tracks.ts";
import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { linesToRows } from "./lines-to-rows.ts";

const tracks = new Tracks({
  left: 0,
  right: 260,
  separators: [
    { start: 110, end: 140 },
    { start: 180, end: 210 },
  ],
});
/** Rows of equally spaced lines, as set by TeX and troff: texts at 0, 140 and 210. */
const rowsOf = (lines: readonly (readonly [string, string, string])[]): string[] =>
  linesToRows(
    lines.map((texts, row) =>
      lineOf(
        12 * row,
        ...texts.flatMap((text, at): [number, string][] => (text === "" ? [] : [[[0, 140, 210][at]!, text]])),
      ),
    ),
    tracks,
    { rules: [] },
  ).map(({ cells }) => cells.map(({ words }) => words.map(({ text }) => text).join(" ")).join(" | "));

test("a name continues where its next word had no room, though rows are no further apart than its lines", () => {
  expect(
    rowsOf([
      ["Station", "Level", "Flow"],
      ["Upper harbour of", "12", "40"],
      ["the barges", "", ""],
      ["Marn", "13", "41"],
      ["Lower harbour and", "14", "42"],
      ["quay", "", ""],
    ]),
  ).toEqual([
    "Station | Level | Flow",
    "Upper harbour of the barges | 12 | 40",
    "Marn | 13 | 41",
    "Lower harbour and quay | 14 | 42",
  ]);
});

test("a name continues to the line of its values, where it begins inside of a sentence", () => {
  expect(
    rowsOf([
      ["Station", "Level", "Flow"],
      ["Lower stations", "", ""],
      ["Upper harbour of", "", ""],
      ["the barges", "12", "40"],
      ["Marn", "13", "41"],
      ["Lower harbour and", "", ""],
      ["quay", "14", "42"],
    ]),
  ).toEqual([
    "Station | Level | Flow",
    "Lower stations",
    "Upper harbour of the barges | 12 | 40",
    "Marn | 13 | 41",
    "Lower harbour and quay | 14 | 42",
  ]);
});

test("names of groups are rows, though one had no room on the line before", () => {
  const rows = rowsOf([
    ["Upper stations", "", ""],
    ["Kelda", "12", "40"],
    ["Garth of the pilots", "13", "41"],
    ["Lower stations", "", ""],
    ["Marn", "14", "42"],
  ]);
  expect(rows).toHaveLength(5);
});

test("standard errors in brackets are rows where all rows are equally far apart", () => {
  const rows = rowsOf([
    ["Estimate", "(1)", "(2)"],
    ["Rain", "0.41", "0.38"],
    ["", "(0.05)", "(0.06)"],
    ["Thaw", "0.22", "0.25"],
    ["", "(0.03)", "(0.02)"],
  ]);
  expect(rows).toContain("(0.05) | (0.06)");
  expect(rows).toHaveLength(5);
});
