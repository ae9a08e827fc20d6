import { expect, test } from "vitest";
import { compose, directionDegrees, identity, type Transform, verticalScale } from "./transform.ts";

const quarter: Transform = [0, 1, -1, 0, 10, 20];

test("composing with the identity changes nothing", () => {
  expect(compose(quarter, identity)).toEqual(quarter);
  expect(compose(identity, quarter)).toEqual(quarter);
});

test("the first map applies first", () => {
  const shift: Transform = [1, 0, 0, 1, 5, 0];
  expect(compose(shift, quarter)).toEqual([0, 1, -1, 0, 10, 25]);
  expect(compose(quarter, shift)).toEqual([0, 1, -1, 0, 15, 20]);
});

test("the scale is that of heights, the direction that of the x axis", () => {
  expect(verticalScale([9, 0, 0, -12, 0, 0])).toBe(12);
  expect(directionDegrees(quarter)).toBe(90);
  expect(directionDegrees([0, -1, 1, 0, 0, 0])).toBe(270);
});
