import { expect, test } from "vitest";
import { backoffAfter } from "./backoff.ts";

test("waits grow fourfold, up to a minute or what the first one is", () => {
  expect([1, 2, 3, 4, 5, 9].map((attempt) => backoffAfter(attempt, 500))).toEqual([
    500, 2000, 8000, 32_000, 60_000, 60_000,
  ]);
  expect(backoffAfter(1, 90_000)).toBe(90_000);
  expect(backoffAfter(3, 0)).toBe(0);
});
