import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "../find/borderless-tables.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;
/** Numbers end at 180, 250 and 320. */
const ROWS = [
  ["Kelda", "7", "41", "9.30"],
  ["Marn", "12", "38", "8.75"],
  ["Orlo", "9", "55", "10.25"],
  ["Garth", "31", "7", "4.50"],
  ["Holmsey", "4", "16", "6.00"],
].map((texts, row) =>
  lineOf(
    34 + 14 * row,
    ...texts.map((text, at): [number, string] => [at === 0 ? 0 : 110 + 70 * at - 5 * text.length, text]),
  ),
);
const headersOf = (...header: readonly (readonly [number, string])[]): (string | undefined)[] => {
  const piece = tableFromLines([lineOf(20, ...header), ...ROWS], { rules: [], captioned: false }, place);
  expect(piece?.table?.columnCount).toBe(4);
  return piece!.table!.cells.filter(({ row }) => row === 0).map(({ text }) => text);
};

test("names to the left of the white next to their numbers are the headers of the next columns", () => {
  const names = ["Weir", "Qty", "Days", "Price"];
  expect(headersOf([0, "Weir"], [125, "Qty"], [190, "Days"], [260, "Price"])).toEqual(names);
  expect(headersOf([0, "Weir"], [120, "Qty"], [185, "Days"], [253, "Price"])).toEqual(names);
});

test("where the first column has no name, the others have theirs all the same", () => {
  expect(headersOf([125, "Qty"], [190, "Days"], [260, "Price"])).toEqual(["", "Qty", "Days", "Price"]);
});
