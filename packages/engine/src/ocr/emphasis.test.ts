import { expect, test } from "vitest";
import { emphasisOf } from "./emphasis.ts";
import type { LevelWord } from "./level-words.ts";

const box = { left: 0, top: 0, right: 50, bottom: 20 };
/** A word whose strokes have a thickness relative to the usual one, and a slant. */
const word = (text: string, thickness = 1, slant = 0.8): LevelWord => ({
  ...box,
  text,
  confidence: 0.9,
  line: 0,
  seen: box,
  strokes: { thickness: 4 * thickness, slant },
});
const emphasised = (...line: readonly LevelWord[]): string[] =>
  emphasisOf(line, 4).map(
    ({ bold, italic }, at) => `${line[at]!.text}${bold ? " bold" : ""}${italic ? " italic" : ""}`,
  );

test("thick strokes are bold and slanted ones italic; nearly usual ones are neither", () => {
  expect(emphasised(word("the"), word("first", 1.4), word("May", 1.21, 1.02), word("tide", 1, 1.1))).toEqual([
    "the",
    "first bold",
    "May bold italic",
    "tide italic",
  ]);
  expect(emphasised(word("the"), word("May", 1.3, 1.02), word("tide"))).toEqual(["the", "May", "tide"]);
});

test("short words and figures say nothing by themselves, and follow a word next to them", () => {
  expect(emphasised(word("is", 1.45), word("277", 1, 1.1), word("due"))).toEqual(["is", "277", "due"]);
  expect(emphasised(word("is", 1.3), word("due", 1.4), word("now"))).toEqual(["is bold", "due bold", "now"]);
});

test("a rule through a word is not its stroke", () => {
  expect(emphasised({ ...word("crowns", 1.5), style: { strike: true } })).toEqual(["crowns"]);
});
