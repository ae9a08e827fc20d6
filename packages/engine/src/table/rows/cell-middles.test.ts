import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { threeColumns as tracks } from "../../../testing/three-columns.ts";
import { linesToRows } from "./lines-to-rows.ts";

const textsOf = (rows: ReturnType<typeof linesToRows>): string[][] =>
  rows.map(({ cells }) => cells.map(({ words }) => words.map(({ text }) => text).join(" ")));

/** Lines 12 apart, without more white between rows than within them. */
const lines = [
  lineOf(0, [0, "Name"], [100, "Place"], [200, "What was found there"]),
  lineOf(16, [200, "Reeds along the bank"]),
  lineOf(28, [0, "Marn"], [100, "Kelda"], [200, "where boats had landed"]),
  lineOf(40, [200, "before the flood."]),
  lineOf(52, [200, "Stones laid in a circle"]),
  lineOf(58, [0, "Quill"], [100, "Garth"]),
  lineOf(64, [200, "around a hearth."]),
  lineOf(76, [200, "Nothing but sand and"]),
  lineOf(88, [0, "Stane"], [100, "Holmsey"], [200, "gravel, which a storm"]),
  lineOf(100, [200, "had left on the shore."]),
];

test("names in the middle of their cells tell rows that nothing parts", () => {
  expect(textsOf(linesToRows(lines, tracks, { rules: [6] }))).toEqual([
    ["Name", "Place", "What was found there"],
    ["Marn", "Kelda", "Reeds along the bank where boats had landed before the flood."],
    ["Quill", "Garth", "Stones laid in a circle around a hearth."],
    ["Stane", "Holmsey", "Nothing but sand and gravel, which a storm had left on the shore."],
  ]);
});

test("numbers under each other are rows, though a name stands in their middle", () => {
  const values = lines.map(({ baseline, words }) =>
    lineOf(
      baseline,
      ...words.filter(({ left }) => left === 0 || left === 100).map(({ left, text }): [number, string] => [left, text]),
      ...(words.some(({ left }) => left === 200) ? [[200, "12.5"] as [number, string]] : []),
    ),
  );
  expect(linesToRows(values, tracks, { rules: [6] }).length).toBeGreaterThan(4);
});
