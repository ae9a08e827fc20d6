import { expect, test } from "vitest";
import { importCircles } from "./import-circles.ts";

const imports = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [from, to] = pair.split(" ") as [string, string];
    return { from, to };
  });

test("files that import one another are a circle, however long the way", () => {
  expect(importCircles(imports("a b", "b c", "c a", "c d"))).toEqual([["a", "b", "c"]]);
});

test("two circles are two, and what leads from one to the other is none", () => {
  expect(importCircles(imports("a b", "b a", "b c", "c d", "d c"))).toEqual([
    ["c", "d"],
    ["a", "b"],
  ]);
});

test("a file that imports itself is a circle", () => {
  expect(importCircles(imports("a a"))).toEqual([["a"]]);
});

test("files that share what they import are none", () => {
  expect(importCircles(imports("a b", "a c", "b d", "c d"))).toEqual([]);
});
