import { expect, test } from "vitest";
import { lineOf } from "../testing/line-of.ts";
import { findFigures } from "./figures.ts";
import type { Edges, TextRun } from "./text.ts";

const page = { width: 600, height: 800 };
const none = { images: [], drawings: [], rules: [] };
/** Bars of some lengths from one left edge, with white between them. */
const barsOf = (lengths: readonly number[], white: number): Edges[] =>
  lengths.map((length, at) => ({
    left: 100,
    top: 100 + (14 + white) * at,
    right: 100 + length,
    bottom: 114 + (14 + white) * at,
  }));
const countFigures = (fills: readonly Edges[], runs: readonly TextRun[]): number =>
  findFigures(page, { ...none, fills }, [], runs).length;

test("bars from one edge are one chart, however close they stand", () => {
  for (const white of [2, 5, 30]) expect(countFigures(barsOf([80, 210, 140, 60], white), [])).toBe(1);
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

test("shapes over each other are a pattern", () => {
  expect(countFigures(barsOf([80, 210, 140, 60], -4), [])).toBe(0);
});
