import { expect, test } from "vitest";
import { lineOf } from "../testing/line-of.ts";
import { threeColumns as tracks } from "../testing/three-columns.ts";
import { spanSections } from "./section-rows.ts";
import { linesToRows } from "./track-rows.ts";

const spansOf = (...sections: string[]): number[] => {
  const lines = [
    lineOf(0, [0, "Station"], [100, "Level"], [200, "Flow"]),
    ...sections.flatMap((section, index) => [
      lineOf(40 * index + 20, [0, section]),
      lineOf(40 * index + 40, [0, "Kelda"], [100, "12.5"], [200, "4"]),
    ]),
  ];
  return spanSections(linesToRows(lines, tracks, { rules: [] }), 3).map((row) => row.cells[0]!.columnSpan);
};

test("a heading of rows that runs on over the next column spans all, and so do the others", () => {
  expect(spansOf("Above", "Stations below the second weir")).toEqual([1, 3, 1, 3, 1]);
});

test("names without values that keep to the first column stay there", () => {
  expect(spansOf("Above", "Below")).toEqual([1, 1, 1, 1, 1]);
});
