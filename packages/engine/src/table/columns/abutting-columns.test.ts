import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { abuttingColumns } from "./abutting-columns.ts";

test("numbers at a right edge and texts at a left edge close to it are two columns", () => {
  const rows = [
    ["1,204", "Harbour dues"],
    ["88", "Pilots"],
    ["9,310", "Lamp oil"],
    ["417", "Ropes"],
  ] as const;
  const lines = rows.map(([number, text], row) => lineOf(14 * row, [100 - 5 * number.length, number], [102, text]));
  expect(abuttingColumns(lines, 10)).toEqual([{ start: 100, end: 102 }]);
});

test("units after their numbers are no column", () => {
  const lines = ["12", "5", "88", "417"].map((number, row) =>
    lineOf(14 * row, [100 - 5 * number.length, number], [102, "kg"]),
  );
  expect(abuttingColumns(lines, 10)).toEqual([]);
});

test("marks at a right edge are a column; first words of one width are none", () => {
  const rows = [
    ["n/a", "Harbour dues"],
    ["x", "Pilots"],
    ["No", "Lamp oil"],
    ["yes", "Ropes"],
  ] as const;
  const marks = rows.map(([mark, text], row) => lineOf(14 * row, [100 - 5 * mark.length, mark], [102, text]));
  expect(abuttingColumns(marks, 10)).toEqual([{ start: 100, end: 102 }]);
  const phrases = ["Fleet stress", "Input unit", "Daily error", "Final level"];
  expect(
    abuttingColumns(
      phrases.map((text, row) => lineOf(14 * row, [100, text])),
      10,
    ),
  ).toEqual([]);
});
