import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";
import { Tracks } from "../columns/tracks.ts";
import { haveSpacedRows } from "./spaced-rows.ts";

const tracks = new Tracks({
  left: 0,
  right: 480,
  separators: [
    { start: 80, end: 100 },
    { start: 280, end: 300 },
  ],
});
const header = lineOf(0, [0, "Risk"], [100, "Measure"], [300, "Owner"]);
/** Rows of three lines, with so much more white between them than between their lines. */
function rows(white: number): Line[] {
  return [0, 1, 2].flatMap((row) => {
    const top = 12 + white + row * (36 + white);
    return [
      lineOf(
        top,
        [0, "High water"],
        [100, "the keeper opens both of the lower gates"],
        [300, "the board of the canal"],
      ),
      lineOf(top + 12, [100, "before noon and leaves them open until"], [300, "and its engineers in"]),
      lineOf(top + 24, [100, "the level has come down again"]),
    ];
  });
}

test("white over all columns parts rows of wrapped cells under names", () => {
  expect(haveSpacedRows([header, ...rows(5)], tracks)).toBe(true);
});

test("lines that follow each other evenly may be columns of text", () => {
  expect(haveSpacedRows([header, ...rows(0)], tracks)).toBe(false);
});

test("a list under no header names no columns", () => {
  expect(
    haveSpacedRows([...rows(5), ...rows(5).map((line) => ({ ...line, baseline: line.baseline + 140 }))], tracks),
  ).toBe(false);
});

const CELLS = [
  ["Drought", "fewer boats are let through each lock and none", "keepers of all five locks"],
  ["High water", "the lower gates are opened before the tide turns", "the engineer of the canal"],
  ["Ice", "a boat goes up and down to break what has formed", "crew of the dredger"],
  ["Fog", "bells are rung at each lock until noon, or longer", "keepers of all five locks"],
] as const;

test("columns of wrapped cells that fill their lines are a table, where their rows are spaced", async () => {
  const second = ["and the rest wait below them until the evening", "in the same week as before"];
  const lines = CELLS.flatMap((cells, row): DrawnLine[] => {
    const top = 120 + 32 * row;
    return [
      ...cells.map((text, at) => ({ text, left: [72, 150, 390][at]!, top })),
      ...second.map((text, at) => ({ text, left: [150, 390][at]!, top: top + 12 })),
    ];
  });
  const names = ["Risk", "Measure", "Owner"].map((text, at) => ({ text, left: [72, 150, 390][at]!, top: 100 }));
  const { pages } = await readDocument(pdfOfLines([...names, ...lines]), {});
  const [table, ...others] = pages.flatMap(({ blocks }) => blocks);
  expect(others).toEqual([]);
  expect(table!.table!.rowCount).toBe(5);
  expect(rowOf(table, 3)).toEqual(["Ice", `${CELLS[2][1]} ${second[0]}`, `${CELLS[2][2]} ${second[1]}`]);
});
