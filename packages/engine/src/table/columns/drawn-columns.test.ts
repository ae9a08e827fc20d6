import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { drawnColumns } from "./drawn-columns.ts";

/** A name, white space, and two amounts, each with a cell for its sign, its number and its closing bracket. */
const FILLS = { left: 50, right: 350, borders: [150, 160, 170, 240, 250, 260, 270, 340] };

test("a column is an amount with its sign and its closing bracket, whatever cells these have", () => {
  const lines = [
    lineOf(100, [52, "Revenues"], [161, "$"], [200, "3,114"], [261, "$"], [300, "2,898"]),
    lineOf(112, [52, "Losses"], [205, "(912"], [241, ")"], [305, "(880"], [341, ")"]),
  ];
  expect(drawnColumns(lines, FILLS)!.separators).toEqual([
    { start: 150, end: 160 },
    { start: 250, end: 260 },
  ]);
});

test("cells that all hold a text are columns where they meet", () => {
  const lines = [lineOf(100, [52, "Kelda"], [155, "12"], [255, "4"])];
  const { separators } = drawnColumns(lines, { left: 50, right: 350, borders: [150, 250] })!;
  expect(separators).toEqual([
    { start: 150, end: 150 },
    { start: 250, end: 250 },
  ]);
});

test("fills that texts reach across, and fills of one text, draw no columns", () => {
  const across = [100, 112].map((y) =>
    lineOf(y, [52, "an-unbroken-name-that-reaches-into-the-next-of-the-columns"], [400, "4"]),
  );
  expect(drawnColumns(across, { left: 50, right: 450, borders: [150, 250] })).toBeNull();
  expect(drawnColumns([lineOf(100, [52, "Kelda"])], { left: 50, right: 350, borders: [150] })).toBeNull();
});
