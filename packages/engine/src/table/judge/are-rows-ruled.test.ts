import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { Tracks } from "../columns/tracks.ts";
import { areRowsRuled } from "./are-rows-ruled.ts";
import { isRunningText } from "./is-running-text.ts";

const tracks = new Tracks({ left: 0, right: 300, separators: [{ start: 140, end: 160 }] });
const RULES = [-15, 35, 85, 135, 185];

/** Four bands of three lines each, whose second text begins lower than the first by the given distance. */
function bands(lower: number): Line[] {
  const first = [0, "the keeper of the harbour"] as const;
  const second = [160, "went down to the gate"] as const;
  return [0, 50, 100, 150]
    .flatMap((top) => [top, top + 13, top + 26])
    .flatMap((at) => (lower > 0 ? [lineOf(at, first), lineOf(at + lower, second)] : [lineOf(at, first, second)]));
}

test("texts that begin on one line under each of several drawn lines are cells, however they wrap", () => {
  expect(areRowsRuled(bands(0), tracks, RULES)).toBe(true);
  expect(isRunningText(bands(0), tracks, { rules: RULES })).toBe(false);
  expect(isRunningText(bands(0), tracks, { rules: [] })).toBe(true);
});

test("texts on lines of their own, and those between two drawn lines alone, are no rows", () => {
  expect(areRowsRuled(bands(5), tracks, RULES)).toBe(false);
  expect(areRowsRuled(bands(0), tracks, [-15, 185])).toBe(false);
});
