import { expect, test } from "vitest";
import { parseAmount } from "./amount.ts";

test.each([
  ["$2,150.00", 2150],
  ["1.480,00 €", 1480],
  ["1,000", 1000],
  ["1.000", 1000],
  ["EUR 12'500", 12_500],
  ["-84.15", -84.15],
  ["(300.00)", -300],
  ["0,5", 0.5],
  ["none", null],
])("%s is %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
