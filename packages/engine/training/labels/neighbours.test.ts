import { expect, test } from "vitest";
import type { TextRun } from "../../src/text/word.ts";
import { findNeighbours } from "./neighbours.ts";

function run(left: number, baseline: number, width = 60): TextRun {
  return { left, right: left + width, top: baseline - 8, bottom: baseline + 2, baseline, size: 10, words: [] };
}

test("neighbours are the nearest lines on each side that share a row or a column", () => {
  // Two rows of two cells, and a line across both columns.
  const runs = [run(50, 100, 200), run(50, 120), run(190, 120), run(50, 140), run(190, 140.5)];
  const { above, below, before, after, mates } = findNeighbours(runs);
  expect([...above]).toEqual([-1, 0, 0, 1, 2]);
  expect([...below]).toEqual([1, 3, 4, -1, -1]);
  expect([...after]).toEqual([-1, 2, -1, 4, -1]);
  expect([...before]).toEqual([-1, -1, 1, -1, 3]);
  expect([...mates]).toEqual([0, 1, 1, 1, 1]);
});
