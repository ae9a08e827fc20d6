import { expect, test } from "vitest";
import { textSimilarity } from "./text-similarity.ts";

test("what both texts hold in one order counts, whatever white is between", () => {
  expect(textSimilarity("a  b\nc", "a b c")).toBe(1);
  expect(textSimilarity("abcd", "abxd")).toBe(0.75);
  expect(textSimilarity("first second", "second")).toBeCloseTo((2 * 6) / 18);
  expect(textSimilarity("abc", "xyz")).toBe(0);
  expect(textSimilarity("", " ")).toBe(1);
});
