import { expect, test } from "vitest";
import type { Line } from "../layout/runs-to-lines.ts";
import { lineOf } from "../testing/line-of.ts";
import { threeColumns as tracks } from "../testing/three-columns.ts";
import { intoUpperRows, setStubsApart, spanStubs } from "./centred-stubs.ts";
import { linesToRows } from "./track-rows.ts";

const spansOf = (all: Line[]): [string, number][] | null => {
  const { lines, stubs } = setStubsApart(all, tracks);
  const rows = spanStubs(linesToRows(lines, tracks, { rules: [] }), stubs);
  return (
    rows?.flatMap((row) =>
      row.cells
        .filter(({ column }) => column === 0)
        .map(({ words, rowSpan = 1 }): [string, number] => [words[0]!.text, rowSpan]),
    ) ?? null
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
  expect(spansOf(lines)).toBeNull();
});

test("a header in the middle of two header rows is of the upper one", () => {
  const all = [
    lineOf(0, [110, "Levels in winter"]),
    lineOf(7, [0, "River"]),
    lineOf(14, [100, "Highest"], [200, "Lowest"]),
    lineOf(30, [0, "Marn"], [100, "12.5"], [200, "11.5"]),
  ];
  const { lines, stubs, headers } = setStubsApart(all, tracks);
  expect(stubs).toEqual([]);
  const [first] = intoUpperRows(linesToRows(lines, tracks, { rules: [] }), headers, tracks);
  expect(first!.cells.map((cell) => cell.words[0]!.text)).toEqual(["River", "Levels"]);
});
