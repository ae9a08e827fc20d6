import { expect, test } from "vitest";
import { describeDefect } from "./defect.ts";

test("a defect has its kind and place, not the text that caused it", () => {
  let described = "";
  try {
    JSON.parse("words of a document\n    and more of them");
  } catch (error) {
    described = describeDefect(error);
  }
  expect(described).toMatch(/^SyntaxError\n\s+at JSON\.parse/);
  expect(described).not.toContain("words");
  expect(described).not.toContain("more of");
});
