import { expect, test } from "vitest";
import { daysOf } from "./days-of.ts";

const MAY_5_2025 = 20_213;

test.each(["5 May 2025", "May 5, 2025", "05.05.2025", "2025-05-05", "5. Mai 2025", "5/5/2025", "5th May 2025"])(
  "%s is one day",
  (text) => {
    expect(daysOf(text)).toEqual({ from: MAY_5_2025, to: MAY_5_2025 });
  },
);

test("a month and a year are all their days", () => {
  expect(daysOf("May 2025")).toEqual({ from: MAY_5_2025 - 4, to: MAY_5_2025 + 26 });
  expect(daysOf("2025")).toEqual({ from: MAY_5_2025 - 124, to: MAY_5_2025 + 240 });
});

test("what can be read in two ways, or has no year, is no day", () => {
  expect(daysOf("05/06/2025")).toBeNull();
  expect(daysOf("5 May")).toBeNull();
  expect(daysOf("Monday")).toBeNull();
});
