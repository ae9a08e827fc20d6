import { describe, expect, test } from "vitest";
import { wordOf } from "../../testing/line-of.ts";
import { charsOf, prevailingWord } from "./word.ts";
import { median, nthSmallest, sortBy } from "../geometry/order.ts";

describe("sortBy", () => {
  const isSmaller = (a: { at: number }, b: { at: number }): boolean => a.at < b.at;
  const listOf = (...places: readonly number[]): { at: number; index: number }[] =>
    places.map((at, index) => ({ at, index }));

  test("gives a list in order back as it is", () => {
    const list = listOf(1, 2, 2, 3);
    expect(sortBy(list, isSmaller)).toBe(list);
  });

  test.each([
    ["few", [3, 1, 2, 1, 3]],
    ["many", Array.from({ length: 60 }, (_, index) => (index * 7) % 10)],
  ])("orders %s, keeps the order of those that are alike, and leaves the list as it was", (_, places) => {
    const list = listOf(...places);
    const expected = [...list].sort((a, b) => a.at - b.at || a.index - b.index);
    expect(sortBy(list, isSmaller)).toEqual(expected);
    expect(list).toEqual(listOf(...places));
  });
});

test.each([[[5, 1, 4]], [Array.from({ length: 41 }, (_, index) => (index * 29) % 41)]])(
  "the nth smallest of %j is the one that sorting puts there",
  (values) => {
    const sorted = [...values].sort((a, b) => a - b);
    for (const nth of sorted.keys()) expect(nthSmallest(values, nth)).toBe(sorted[nth]);
    expect(median(values)).toBe(sorted[values.length >> 1]);
  },
);

test("the median of nothing is 0", () => {
  expect(median([])).toBe(0);
});

test("the prevailing word is the first of the kind that holds the most chars", () => {
  const large = { ...wordOf("Headline", 0, 100), size: 14 };
  const words = [wordOf("a", 80, 100), large, wordOf("paragraph", 90, 100)];
  expect(prevailingWord(words, (a, b) => a.size === b.size)).toBe(words[0]);
  expect(prevailingWord([large, words[0]!], (a, b) => a.size === b.size)).toBe(large);
});

test("a space is between words, and counts", () => {
  expect(charsOf([wordOf("two", 0, 100), wordOf("words", 20, 100)])).toBe(9);
});
