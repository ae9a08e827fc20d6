import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { threeColumns as tracks } from "../../../testing/three-columns.ts";
import { spanCentred } from "./centred-spans.ts";
import { setStubsApart } from "../rows/centred-stubs.ts";
import { linesToRows } from "../rows/lines-to-rows.ts";

/** The first words of the cells of a column, with the number of rows that each spans. */
const spansOf = (all: Line[], rules: readonly number[] = [], column = 0): [string, number][] => {
  const { lines, stubs } = setStubsApart(all, tracks, rules);
  const rows = spanCentred(linesToRows(lines, tracks, { rules }), stubs, tracks, rules);
  return rows.flatMap((row) =>
    row.cells
      .filter((cell) => cell.column === column)
      .map(({ words, rowSpan = 1 }): [string, number] => [words[0]!.text, rowSpan]),
  );
};

test("a name in the middle of its rows is a cell over them", () => {
  const lines = [
    lineOf(0, [0, "River"], [100, "Station"], [200, "Level"]),
    lineOf(14, [100, "Kelda"], [200, "12.5"]),
    lineOf(21, [0, "Marn"]),
    lineOf(28, [100, "Garth"], [200, "13.5"]),
    lineOf(42, [100, "Holmsey"], [200, "14.5"]),
    lineOf(56, [0, "Quill"], [100, "Pennard"], [200, "15.5"]),
    lineOf(70, [100, "Stane"], [200, "16.5"]),
  ];
  expect(spansOf(lines)).toEqual([
    ["River", 1],
    ["Marn", 2],
    ["Quill", 3],
  ]);
});

test("names at the first of their rows say nothing of the rows below", () => {
  const lines = [
    lineOf(0, [0, "River"], [100, "Station"], [200, "Level"]),
    lineOf(14, [0, "Marn"], [100, "Kelda"], [200, "12.5"]),
    lineOf(28, [100, "Garth"], [200, "13.5"]),
    lineOf(42, [0, "Quill"], [100, "Pennard"], [200, "15.5"]),
    lineOf(56, [100, "Stane"], [200, "16.5"]),
  ];
  expect(spansOf(lines)).toEqual([
    ["River", 1],
    ["Marn", 1],
    ["Quill", 1],
  ]);
});

test("each group between drawn lines is looked at alone", () => {
  const lines = [
    lineOf(0, [0, "River"], [100, "Station"], [200, "Level"]),
    lineOf(18, [0, "Marn"], [100, "Kelda"], [200, "12.5"]),
    lineOf(32, [100, "Garth"], [200, "13.5"]),
    lineOf(50, [100, "Holmsey"], [200, "14.5"]),
    lineOf(64, [0, "Quill"], [100, "Pennard"], [200, "15.5"]),
    lineOf(78, [100, "Stane"], [200, "16.5"]),
  ];
  expect(spansOf(lines, [-9, 7, 40, 88])).toEqual([
    ["River", 1],
    ["Marn", 1],
    ["Quill", 3],
  ]);
});

test("another column has cells over the rows of a group where its texts are in the middle of them", () => {
  const lines = [
    lineOf(0, [0, "River"], [100, "Station"], [200, "Mean"]),
    lineOf(14, [100, "0.35"]),
    lineOf(28, [0, "Marn"], [100, "0.45"], [200, "12.5"]),
    lineOf(42, [100, "0.55"]),
    lineOf(56, [100, "0.65"]),
    lineOf(70, [0, "Quill"], [100, "0.75"], [200, "13.5"]),
    lineOf(84, [100, "0.85"]),
  ];
  expect(spansOf(lines, [-9, 7, 95], 2)).toEqual([
    ["Mean", 1],
    ["12.5", 3],
    ["13.5", 3],
  ]);
});

test("names that are over every third row by chance are cells of one, where the first is", () => {
  const lines = [0, 14, 28, 42, 56, 70].map((at, row) =>
    lineOf(at, ...(row % 2 === 0 ? [[0, "Quill"] as const] : []), [100, "Garth"], [200, "13.5"]),
  );
  expect(spansOf(lines).map(([, rows]) => rows)).toEqual([1, 1, 1]);
});

test("names of rows between headings in the middle of the table are each of their own row", () => {
  const lines = [
    lineOf(0, [0, "River"], [100, "Station"], [200, "Level"]),
    lineOf(14, [110, "Upper"]),
    lineOf(26, [0, "Marn at Kelda"], [100, "2"], [200, "12.5"]),
    lineOf(38, [0, "Quill"], [100, "3"], [200, "13.5"]),
    lineOf(50, [0, "Stane"], [100, "4"], [200, "14.5"]),
    lineOf(62, [110, "Lower"]),
    lineOf(74, [0, "Marn"], [100, "5"], [200, "15.5"]),
    lineOf(86, [0, "Quill"], [100, "6"], [200, "16.5"]),
  ];
  expect(spansOf(lines, [-9, 5, 95]).every(([, rows]) => rows === 1)).toBe(true);
});
