import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { toBlockLine } from "./block-line.ts";
import { findUnderlined } from "./underlines.ts";

/** "Levels at the weir" on a baseline of 100, from 72 to about 160. */
const block = { placed: null, lines: [toBlockLine(lineOf(100, [72, "Levels at the weir"]))] };
const { right } = block.lines[0]!;
const stroke = (from: number, to: number, top = 101) => ({ left: from, right: to, top, bottom: top + 0.5 });

test("strokes under a line underline it, also where letters part them", () => {
  expect(findUnderlined([block], [stroke(72, right)])).toEqual([0]);
  expect(findUnderlined([block], [stroke(72, 100), stroke(108, right)])).toEqual([0]);
});

test("strokes through it, far under it, under a word of it, or past its end underline none", () => {
  for (const rule of [stroke(72, right, 97), stroke(72, right, 106), stroke(72, 100), stroke(72, right + 30)]) {
    expect(findUnderlined([block], [rule])).toEqual([]);
  }
});

test("a grid underlines nothing, however many strokes it has", () => {
  const grid = Array.from({ length: 3000 }, () => stroke(72, right));
  expect(findUnderlined([block], grid)).toEqual([]);
});
