import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { threeColumns as tracks } from "../../../testing/three-columns.ts";
import { spanSections } from "./section-rows.ts";
import { linesToRows } from "../rows/lines-to-rows.ts";

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

const row = (baseline: number): Line => lineOf(baseline, [0, "Kelda"], [100, "12.5"], [200, "4"]);

test("headings in the middle of the table span all its columns; one there may be a value", () => {
  const header = lineOf(0, [0, "Station"], [100, "Level"], [200, "Flow"]);
  const middle = (baseline: number, text: string): Line => lineOf(baseline, [110 - 2.5 * text.length, text]);
  const rowsOf = (...lines: Line[]): number[] =>
    spanSections(linesToRows(lines, tracks, { rules: [] }), 3).map(({ cells }) => cells[0]!.columnSpan);
  expect(rowsOf(header, middle(20, "Upper"), row(40), middle(60, "Lower"), row(80))).toEqual([1, 3, 1, 3, 1]);
  expect(rowsOf(header, row(20), middle(40, "dry"), row(60), row(80))).toEqual([1, 1, 1, 1, 1]);
});

test("headings on fills as wide as the table span all its columns, unless rows of values are on such, too", () => {
  const lines = [
    lineOf(0, [0, "Station"], [100, "Level"], [200, "Flow"]),
    lineOf(20, [0, "Upper"]),
    row(40),
    lineOf(60, [0, "Lower"]),
    row(80),
  ];
  const fill = (baseline: number): Box => ({ left: -2, top: baseline - 12, right: 260, bottom: baseline + 6 });
  const spansOn = (...fills: Box[]): number[] =>
    spanSections(linesToRows(lines, tracks, { rules: [] }), 3, fills).map(({ cells }) => cells[0]!.columnSpan);
  expect(spansOn(fill(0), fill(20), fill(60))).toEqual([1, 3, 1, 3, 1]);
  expect(spansOn(fill(20), fill(40), fill(60))).toEqual([1, 1, 1, 1, 1]);
});
