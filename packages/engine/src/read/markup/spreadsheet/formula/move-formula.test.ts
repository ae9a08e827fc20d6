import { expect, test } from "vitest";
import { moveFormula } from "./move-formula.ts";

test("a shared formula refers to the same places from its cell", () => {
  expect(moveFormula("SUM(B2:$C$3)*Z2+$D4", 2, 1)).toBe("SUM(C4:$C$3)*AA4+$D6");
  expect(moveFormula("LOG10(A1)&\"A1\"&'A1 b'!A1", 1, 0)).toBe("LOG10(A2)&\"A1\"&'A1 b'!A2");
});

test("what would be outside of the sheet, or is very long, is left out", () => {
  expect(moveFormula("A1+B2", -1, 0)).toBe("");
  expect(moveFormula("A1+".repeat(400), 1, 0)).toBe("");
});
