import { expect, test } from "vitest";
import { hasCheckDigits } from "./iban.ts";

test("two digits in each other's place are no account's", () => {
  expect(hasCheckDigits("DE89370400440532013000")).toBe(true);
  expect(hasCheckDigits("DE89370400440532010300")).toBe(false);
});
