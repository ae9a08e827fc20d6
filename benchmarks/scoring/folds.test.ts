import { expect, test } from "vitest";
import { foldsOf } from "./folds.ts";

test("documents of one source stay in one fold, and folds are of nearly equal size", () => {
  const groups = [["a1", "a2", "a3"], ["b1", "b2"], ["c1"], ["d1"], ["e1"]];
  const folds = foldsOf(groups, 2);
  expect(folds.map((fold) => fold.length)).toEqual([4, 4]);
  for (const group of groups) {
    expect(folds.filter((fold) => group.some((name) => fold.includes(name)))).toHaveLength(1);
  }
});
