import * as fc from "fast-check";
import { expect, test } from "vitest";
import { longestFit } from "./longest-fit.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

test("the longest count that fits is found from any guess", () => {
  const count = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(count, fc.integer({ min: 0, max: 600 }), count, (most, limit, guess) => {
      expect(longestFit(most, (tried) => tried <= limit, guess)).toBe(Math.max(1, Math.min(most, limit)));
    }),
    { numRuns: 2000 },
  );
});

test("a near guess asks few times, and never beyond the most", () => {
  const asked: number[] = [];
  const fits = (tried: number): boolean => {
    asked.push(tried);
    return tried <= 57;
  };
  expect(longestFit(100_000, fits, 55)).toBe(57);
  expect(asked.length).toBeLessThan(6);
  expect(longestFit(50, fits, 55)).toBe(50);
  expect(asked.every((tried) => tried <= 60)).toBe(true);
});
