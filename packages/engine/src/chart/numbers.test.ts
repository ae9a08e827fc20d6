import { expect, test } from "vitest";
import { readNumber } from "./numbers.ts";

test.each([
  ["12,000", 12_000],
  ["1.234,5", 1234.5],
  ["0,5", 0.5],
  ["−3.2 %", -3.2],
  ["$1.5M", 1_500_000],
  ["10 000", 10_000],
  ["2e3", 2000],
])("%s is the number %d", (text, value) => {
  expect(readNumber(text)?.value).toBe(value);
});

test.each(["2021 881", "10°", "Q1", "1.2.3", "12,00,0"])("%s is no number of a chart", (text) => {
  expect(readNumber(text)).toBeNull();
});
