import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { toBlockLine } from "./block-line.ts";
import { findBarred } from "./side-bars.ts";

const block = (left: number, ...baselines: readonly number[]) => ({
  placed: null,
  lines: baselines.map((baseline) => toBlockLine(lineOf(baseline, [left, "No river is as high as people say"]))),
});
const QUOTE = block(90, 100, 112);
const bar = (left: number, top = 92, bottom = 114) => ({ left, right: left + 3, top, bottom });

test("a bar next to a block that is as tall as it marks the block, and two paragraphs of one bar", () => {
  expect(findBarred([block(72, 60), QUOTE, block(72, 140)], [bar(80)])).toEqual([1]);
  expect(findBarred([block(90, 100), block(90, 118)], [bar(80, 92, 120)])).toEqual([0, 1]);
});

test("a bar between columns, one side of a frame, a margin rule and a short bar mark none", () => {
  const column = { placed: null, lines: [toBlockLine(lineOf(106, [10, "level"]))] };
  expect(findBarred([column, QUOTE], [bar(80)])).toEqual([]);
  expect(findBarred([QUOTE], [bar(80), bar(320)])).toEqual([]);
  expect(findBarred([QUOTE], [bar(80, 20, 400)])).toEqual([]);
  expect(findBarred([QUOTE], [bar(80, 92, 104)])).toEqual([]);
  expect(findBarred([QUOTE], [bar(40)])).toEqual([]);
});

test("a bar next to a heading and its text is a box's", () => {
  const [line] = block(90, 100).lines;
  const heading = { placed: null, lines: [{ ...line!, style: { ...line!.style, bold: true } }] };
  expect(findBarred([heading, block(90, 118)], [bar(80, 92, 120)])).toEqual([]);
});
