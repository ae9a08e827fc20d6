import { expect, test } from "vitest";
import { stepPoints } from "./steps.ts";

const line = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }));

test("a line that ends with a riser holds each value from its place on", () => {
  const drawn = line([0, 9], [10, 9], [10, 5], [30, 5], [30, 7], [40, 7], [40, 2]);
  const data = line([0, 9], [10, 5], [20, 5], [30, 7], [40, 2]);
  expect(stepPoints(drawn)).toEqual(data);
  expect(stepPoints(drawn.toReversed())).toEqual(data);
});

test("a line that begins with a riser holds each value up to its place", () => {
  expect(stepPoints(line([0, 9], [0, 5], [10, 5], [10, 7], [20, 7], [20, 2], [30, 2]))).toEqual(
    line([0, 9], [10, 5], [20, 7], [30, 2]),
  );
});

test("levels around their places are half as wide at both ends", () => {
  const drawn = line([0, 9], [5, 9], [5, 4], [15, 4], [25, 4], [25, 6], [30, 6]);
  expect(stepPoints(drawn)).toEqual(line([0, 9], [10, 4], [20, 4], [30, 6]));
});

test("uneven steps, brackets, frames and slopes are no data", () => {
  expect(stepPoints(line([0, 9], [10, 9], [10, 5], [23, 5], [23, 7], [40, 7], [40, 2]))).toBeNull();
  expect(stepPoints(line([0, 9], [0, 5], [10, 5], [10, 9]))).toBeNull();
  expect(stepPoints(line([0, 9], [10, 9], [10, 5], [20, 5], [20, 7], [30, 7]))).toBeNull();
  expect(stepPoints(line([0, 9], [10, 9], [10, 5], [20, 5], [22, 7], [30, 7], [30, 3]))).toBeNull();
});
