import { expect, test } from "vitest";
import { wordOf } from "../../testing/line-of.ts";
import type { Word } from "./word.ts";
import { wordsToRuns } from "./words-to-runs.ts";

const textsOf = (words: readonly Word[]): string[] =>
  wordsToRuns(words).map((run) => run.words.map((word) => word.text).join(" "));

test("words join their line from left to right, whatever their order", () => {
  const first = [wordOf("The", 50, 100), wordOf("harbour", 68, 100), wordOf("office", 106, 100)];
  const second = [wordOf("closes", 50, 112), wordOf("early", 83, 112)];
  expect(textsOf([second[1]!, first[2]!, first[0]!, second[0]!, first[1]!])).toEqual([
    "The harbour office",
    "closes early",
  ]);
});

test("a wide gap parts two texts of one line", () => {
  expect(textsOf([wordOf("Total", 50, 100), wordOf("12.00", 300, 100)])).toEqual(["Total", "12.00"]);
});

test.each([-30, 20_000])("lines stay apart at any height of a page: baseline %d", (baseline) => {
  const words = [baseline, baseline + 12].flatMap((at) => [wordOf("one", 50, at), wordOf("line", 68, at)]);
  expect(textsOf(words)).toEqual(["one line", "one line"]);
});

test("letters set apart for display are one word", () => {
  expect(textsOf(["H", "O", "W"].map((letter, index) => wordOf(letter, 50 + 10 * index, 100)))).toEqual(["HOW"]);
});
