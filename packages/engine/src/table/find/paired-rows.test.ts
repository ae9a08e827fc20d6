import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "./borderless-tables.ts";
import { findRuledTables } from "./ruled-tables.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;

test("one row of two texts over lines of one text is no table, though lines bound it", () => {
  const head = lineOf(20, [50, "Weirs"], [250, "The lower gate"]);
  const isTable = (...second: (readonly [number, string])[]): boolean =>
    tableFromLines([head, lineOf(34, ...second)], { rules: [8, 24, 40], captioned: false }, place) !== null;
  expect(isTable([50, "Levels"])).toBe(false);
  expect(isTable([50, "Levels"], [250, "Flows"])).toBe(true);
});

test("names of rows under a header are a table to be filled in", () => {
  const lines = [
    lineOf(20, [50, "Weir"], [250, "The lower gate"]),
    ...["Kelda", "Marn", "Orlo"].map((name, at) => lineOf(34 + 14 * at, [50, name])),
  ];
  const isTable = (some: typeof lines): boolean =>
    tableFromLines(some, { rules: [8, 24, 66], captioned: false }, place) !== null;
  expect(isTable(lines)).toBe(true);
  expect(isTable(lines.slice(0, 3))).toBe(false);
});

test("bars of colour behind a running head and a title are no table", () => {
  const bars = [
    { left: 40, top: 10, right: 200, bottom: 30 },
    { left: 200, top: 10, right: 400, bottom: 30 },
    { left: 40, top: 30, right: 400, bottom: 60 },
  ];
  const words = [lineOf(24, [50, "Weirs"], [250, "The lower gate"]), lineOf(48, [50, "Levels"])];
  const found = (rules: typeof bars, fills: typeof bars): number =>
    findRuledTables({ ...place, words: words.flatMap((line) => line.words), rules, fills }).length;
  expect(found([], bars)).toBe(0);
});
