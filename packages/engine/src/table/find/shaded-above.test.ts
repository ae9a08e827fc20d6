import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { findRuleBoundedTables } from "./rule-bounded-tables.ts";

const STARTS = [64, 170, 280, 420] as const;
const rowAt = (top: number, ...texts: readonly string[]) =>
  lineOf(top, ...texts.flatMap((text, column) => (text === "" ? [] : [[STARTS[column]!, text] as const]))).words;
const head = [...rowAt(94, "Stage", "Task", "What it is", "Use")];
const rows = [
  ...rowAt(126, "Arrival", "Berth", "Give each ship", "No ship waits"),
  ...rowAt(138, "", "", "a place at the quay", "in the bay"),
  ...rowAt(168, "", "Pilot", "Call the pilot", "Safe way past"),
  ...rowAt(180, "", "", "in good time", "the bar"),
  ...rowAt(210, "Loading", "Crane", "Book the crane", "Less waiting"),
  ...rowAt(222, "", "", "by the half hour", "at noon"),
  ...rowAt(252, "", "Scale", "Weigh each cart", "True papers"),
  ...rowAt(264, "", "", "on the way out", "for the duty"),
];
const rule = (top: number): Box => ({ left: 60, top, right: 535, bottom: top });
const shading: Box = { left: 60, top: 78, right: 535, bottom: 102 };
const find = (words: typeof rows, fills: readonly Box[], rules: readonly Box[]) =>
  findRuleBoundedTables({ number: 1, width: 595, height: 842, quarter: 0, words, rules, fills }).map(({ piece }) =>
    piece.table!.cells.filter(({ text }) => text !== "").map(({ row, text }) => `${row} ${text}`),
  );

test("a shaded header names the columns of groups with a line under each, however high a group is", () => {
  const [cells, ...others] = find([...head, ...rows], [shading], [rule(183), rule(267)]);
  expect(others).toEqual([]);
  expect(cells).toEqual([
    "0 Stage",
    "0 Task",
    "0 What it is",
    "0 Use",
    "1 Arrival",
    "1 Berth",
    "1 Give each ship a place at the quay",
    "1 No ship waits in the bay",
    "2 Pilot",
    "2 Call the pilot in good time",
    "2 Safe way past the bar",
    "3 Loading",
    "3 Crane",
    "3 Book the crane by the half hour",
    "3 Less waiting at noon",
    "4 Scale",
    "4 Weigh each cart on the way out",
    "4 True papers for the duty",
  ]);
});

test("shading that names none of the columns so far below it is no header", () => {
  const title = lineOf(94, [64, "Work of the harbour office"]).words;
  const [cells] = find([...title, ...rows], [shading], [rule(183), rule(267)]);
  expect(cells?.some((text) => text.includes("harbour"))).not.toBe(true);
});

test("a cell of the last row that runs over the line under it keeps its last line", () => {
  const over = rowAt(276, "", "", "and in again", "");
  const note = lineOf(290, [64, "Weights are in stone."]).words;
  const [cells] = find([...head, ...rows, ...over, ...note], [shading], [rule(183), rule(267)]);
  expect(cells).toContain("4 Weigh each cart on the way out and in again");
  expect(cells?.some((text) => text.includes("stone"))).toBe(false);
});
