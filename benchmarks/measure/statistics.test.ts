import { expect, test } from "vitest";
import { spreadOf } from "./statistics.ts";

test("the median of an even number of runs lies between the two in the middle", () => {
  expect(spreadOf([4, 1, 3, 10])).toEqual({ median: 3.5, low: 1, high: 10 });
});

test("one run is its own spread", () => {
  expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7 });
});
