import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { Tracks } from "../columns/tracks.ts";
import { linesToRows } from "./lines-to-rows.ts";

const tracks = new Tracks({
  left: 0,
  right: 400,
  separators: [
    { start: 80, end: 100 },
    { start: 150, end: 200 },
  ],
});
const rowsOf = (lines: Line[], rules: number[] = []): string[] =>
  linesToRows(lines, tracks, { rules }).map((row) =>
    row.cells.map((cell) => cell.words.map((word) => word.text).join(" ")).join(" | "),
  );

test("texts set in the middle of a wrapped cell's height are of its row", () => {
  const lines = [
    lineOf(0, [0, "Place"], [100, "Depth"], [200, "Remarks"]),
    lineOf(20, [200, "found open in the morning"]),
    lineOf(26, [0, "Kelda"], [100, "12.5"]),
    lineOf(32, [200, "and shut at noon by hand"]),
    lineOf(50, [200, "a new lock was put in place"]),
    lineOf(56, [0, "Marn"], [100, "13.5"]),
    lineOf(62, [200, "before the summer began"]),
  ];
  expect(rowsOf(lines)).toEqual([
    "Place | Depth | Remarks",
    "Kelda | 12.5 | found open in the morning and shut at noon by hand",
    "Marn | 13.5 | a new lock was put in place before the summer began",
  ]);
});

test("texts set at the bottom of a wrapped cell's height are of its row", () => {
  const lines = [
    lineOf(0, [0, "Place"], [100, "Depth"], [200, "Remarks"]),
    lineOf(18, [200, "found open in the morning"]),
    lineOf(30, [0, "Kelda"], [100, "12.5"], [200, "and shut at noon by hand"]),
    lineOf(46, [200, "a new lock was put in place"]),
    lineOf(58, [0, "Marn"], [100, "13.5"], [200, "before the summer began"]),
  ];
  expect(rowsOf(lines)).toHaveLength(3);
});

test("entries of a group that are closer than groups are rows all the same", () => {
  const lines = [
    lineOf(0, [0, "Place"], [100, "Depth"], [200, "Remarks"]),
    lineOf(20, [0, "Kelda"], [100, "12.5"], [200, "open"]),
    lineOf(32, [0, "Marn"], [100, "13.5"], [200, "closed in summer"]),
    lineOf(52, [0, "Garth"], [100, "14.5"], [200, "open"]),
    lineOf(64, [0, "Holmsey"], [100, "15.5"], [200, "closed"]),
  ];
  expect(rowsOf(lines)).toHaveLength(5);
});
