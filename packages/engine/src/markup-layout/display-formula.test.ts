import { expect, test } from "vitest";
import { displayFormula } from "./display-formula.ts";

test("a paragraph that is one formula is set apart, with its number as a tag", () => {
  expect(displayFormula("$E=mc^{2}$")).toBe("$$E=mc^{2}$$");
  expect(displayFormula(String.raw`$\frac{a}{b}$,  (3.1)`)).toBe(String.raw`$$\frac{a}{b}\tag{3.1}$$`);
});

test.each(["$$a=b$$", "where $a=b$", "$a=b$ and $c=d$", "$40 or 50$", "$HOME$", "$ a=b $", "$", ""])(
  "%j stays as it is",
  (text) => {
    expect(displayFormula(text)).toBe(text);
  },
);
