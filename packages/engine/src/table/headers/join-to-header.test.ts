import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "../find/borderless-tables.ts";
import { joinToHeader } from "./join-to-header.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;
const piece = (top: number, rows: readonly (readonly string[])[], rules: readonly number[] = []) =>
  tableFromLines(
    rows.map((texts, row) =>
      lineOf(top + 14 * row, ...texts.map((text, at): [number, string] => [50 + 150 * at, text])),
    ),
    { rules, captioned: false },
    place,
  )!;
const header = piece(
  20,
  [["Gate", "Level", "Flow"], ["", "(m)", "(m/s)"].map((text, at) => (at === 0 ? "of the weir" : text))],
  [8, 38],
);
const ROWS = [
  ["Kelda", "2.4", "17"],
  ["Marn", "1.9", "12"],
  ["Orlo", "3.1", "21"],
  ["Garth", "2.2", "14"],
];

test("a header that is boxed by itself joins the rows right below it", () => {
  const { table } = joinToHeader(header, piece(52, ROWS), place.width)!;
  expect(table!.rowCount).toBe(header.table!.rowCount + ROWS.length);
  expect(table!.cells.filter((cell) => cell.header).every(({ row }) => row < header.table!.rowCount)).toBe(true);
});

test("rows further below, with names of their own, or of other columns are another table", () => {
  expect(joinToHeader(header, piece(90, ROWS), place.width)).toBeNull();
  expect(joinToHeader(header, piece(52, [["Pier", "Depth", "Width"], ...ROWS]), place.width)).toBeNull();
  expect(
    joinToHeader(
      header,
      piece(
        52,
        ROWS.map((row) => [...row, "May"]),
      ),
      place.width,
    ),
  ).toBeNull();
});
