import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { threeColumns as tracks } from "../../../testing/three-columns.ts";
import { intoUpperRows } from "../headers/centred-spans.ts";
import { setStubsApart } from "./centred-stubs.ts";
import { linesToRows } from "./lines-to-rows.ts";

test("a header in the middle of two header rows is of the upper one", () => {
  const all = [
    lineOf(0, [110, "Levels in winter"]),
    lineOf(7, [0, "River"]),
    lineOf(14, [100, "Highest"], [200, "Lowest"]),
    lineOf(30, [0, "Marn"], [100, "12.5"], [200, "11.5"]),
  ];
  const { lines, stubs, headers } = setStubsApart(all, tracks, []);
  expect(stubs).toEqual([]);
  const [first] = intoUpperRows(linesToRows(lines, tracks, { rules: [] }), headers, tracks);
  expect(first!.cells.map((cell) => cell.words[0]!.text)).toEqual(["River", "Levels"]);
});

test("between rows with much white a name is halfway from both, but the name of a group below is not", () => {
  const rows = [0, 30, 60].map((at) => lineOf(at, [100, "Kelda"], [200, "12.5"]));
  const name = lineOf(45, [0, "Marn"]);
  expect(setStubsApart([...rows.slice(0, 2), name, rows[2]!], tracks, []).stubs).toEqual([name]);
  const below = lineOf(120, [100, "Garth"], [200, "13.5"]);
  const group = lineOf(90, [0, "Quill"]);
  expect(setStubsApart([...rows, group, below], tracks, []).stubs).toEqual([]);
});

test("a row of one line next to a cell of two is no name of a group", () => {
  const lines = [
    lineOf(0, [0, "River"], [100, "Station"], [200, "Level"]),
    lineOf(20, [100, "Kelda at the"]),
    lineOf(26, [0, "Marn"], [200, "12.5"]),
    lineOf(32, [100, "upper weir"]),
    lineOf(52, [0, "Quill"], [100, "Garth"], [200, "13.5"]),
  ];
  expect(setStubsApart(lines, tracks, [8]).stubs).toEqual([]);
});
