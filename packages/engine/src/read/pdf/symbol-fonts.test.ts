import { expect, test } from "vitest";
import { symbolOf } from "./symbol-fonts.ts";

test.each([
  ["the bullet of Symbol", 0xf0b7, "SymbolMT", "•"],
  ["a Greek letter of Symbol", 0xf061, "Symbol", "α"],
  ["a part of a brace of Symbol", 0xf8ed, "Symbol", "⎝"],
  ["the square of Wingdings", 0xf0a7, "Wingdings-Regular", "▪"],
  ["a figure in old style", 0xf737, "MinionPro-Regular", "7"],
  ["a small capital", 0xf761, "MinionPro-Regular", "a"],
  ["a sign of a font of its own", 0xf015, "FontAwesome", "\uf015"],
  ["a sign of Wingdings without a like", 0xf0ff, "Wingdings", "\uf0ff"],
])("%s", (_, code, font, expected) => {
  expect(String.fromCodePoint(symbolOf(code, font))).toBe(expected);
});
