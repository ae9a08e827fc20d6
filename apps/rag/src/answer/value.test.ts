import { expect, test } from "vitest";
import { hasValue } from "./value.ts";

test("figures of other kinds are no amounts", () => {
  for (const text of ["within 30 days", "2 % off", "on 28 July 2024", "no. 2024-0589", "since 2019"]) {
    expect(hasValue("amount", text, false)).toBe(0);
  }
  for (const text of ["14.50 for each metre", "EUR 300", "412 thousand", "300 within 30 days"]) {
    expect(hasValue("amount", text, false)).toBeGreaterThan(0);
  }
});

test("a date is no number of things, and a number next to it is", () => {
  expect(hasValue("number", "on 4 March", false)).toBe(0);
  expect(hasValue("number", "on 4 March, 86 people", false)).toBe(1);
});
