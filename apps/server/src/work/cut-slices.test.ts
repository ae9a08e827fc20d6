import { expect, test } from "vitest";
import { cutSlices } from "./cut-slices.ts";

test("slices are of one length, without gaps", () => {
  expect(cutSlices({ first: 1, last: 33 })).toEqual([
    { first: 1, last: 16 },
    { first: 17, last: 33 },
  ]);
  const many = cutSlices({ first: 7, last: 1000 });
  expect([many[0]!.first, many.at(-1)!.last]).toEqual([7, 1000]);
  expect(many.every(({ first }, index) => index === 0 || first === many[index - 1]!.last + 1)).toBe(true);
  expect(Math.max(...many.map(({ first, last }) => last - first + 1))).toBeLessThanOrEqual(32);
});
