import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { findFigures } from "./figures.ts";
import type { Box } from "../../geometry/box.ts";
import type { TextRun } from "../../text/word.ts";

const page = { width: 600, height: 800 };
const none = { images: [], drawings: [], rules: [] };
/** Bars of the given lengths that start at one left edge, with white space between them. */
const barsOf = (lengths: readonly number[], white: number): Box[] =>
  lengths.map((length, at) => ({
    left: 100,
    top: 100 + (14 + white) * at,
    right: 100 + length,
    bottom: 114 + (14 + white) * at,
  }));
const countFigures = (fills: readonly Box[], runs: readonly TextRun[]): number =>
  findFigures(page, { ...none, fills }, [], runs).length;

test("bars from one edge are one chart, however close they are", () => {
  for (const white of [2, 5, 30]) expect(countFigures(barsOf([80, 210, 140, 60], white), [])).toBe(1);
});

test("bars of two charts at one edge are two charts, each of its thickness", () => {
  const bars = barsOf([80, 210, 140, 60], 5);
  const thick = bars.map(({ left, top, right }) => ({ left, right, top: 2 * top + 200, bottom: 2 * top + 230 }));
  expect(countFigures([...bars, ...thick], [])).toBe(2);
});

test("stripes of one length are no chart", () => {
  expect(countFigures(barsOf([200, 200, 200, 200], 5), [])).toBe(0);
});

test("fills behind words are no chart", () => {
  const words = ["sluice", "measurements", "gate"];
  const fills = barsOf(
    words.map((word) => 5 * word.length + 6),
    30,
  );
  const runs = words.map((word, at) => lineOf(110 + 44 * at, [103, word]));
  expect(countFigures(fills, runs)).toBe(0);
  expect(countFigures(fills, [])).toBe(1);
});

test("fills that end with the lines of text on them are no chart", () => {
  const lines = ["the gate was shut at noon", "and opened", "before the evening"];
  const runs = lines.map((line, at) => lineOf(110 + 44 * at, [103, line]));
  const fills = barsOf(
    runs.map(({ right }) => right - 97),
    30,
  );
  expect(countFigures(fills, runs)).toBe(0);
});

test("shapes over each other are a pattern", () => {
  expect(countFigures(barsOf([80, 210, 140, 60], -4), [])).toBe(0);
});

test("a picture next to a rule between columns is a figure of its own", () => {
  const ship = barsOf([80, 210, 140], 2);
  const rule = { left: 316, top: 60, right: 316, bottom: 700 };
  const lineAt = (left: number, at: number): TextRun => lineOf(200 + 12 * at, [left, "notices of the harbour office"]);
  const column = Array.from({ length: 12 }, (_, at) => lineAt(160, at));
  const next = Array.from({ length: 12 }, (_, at) => lineAt(322, at));
  const drawn = { ...none, fills: [], drawings: ship, rules: [rule] };
  expect(findFigures(page, drawn, [], [...column, ...next])).toMatchObject([{ right: 310, bottom: 146 }]);
  // Without text at both sides it is a line of the image.
  expect(findFigures(page, drawn, [], [])).toMatchObject([{ right: 316, bottom: 700 }]);
});
