import { expect, test } from "vitest";
import { mhs } from "./mhs.ts";

const truth = "Before.\n\n# Kelda\n\nA pipe of\nnine.\n\n# Depth\n";

test("the level of a heading and the breaks of lines do not count", () => {
  expect(mhs(truth, truth.replace("# Depth", "### Depth").replace("of\nnine", "of nine"))).toBe(1);
});

test("a heading read as text costs its node, and the text that it joins its letters", () => {
  const nodes = 5;
  const letters = 1 - "A pipe of nine.".length / "A pipe of nine. Depth".length;
  expect(mhs(truth, truth.replace("# Depth", "Depth"))).toBeCloseTo(1 - (1 + letters) / nodes);
});

test("no heading found is 0, none expected is no score", () => {
  expect(mhs(truth, "Text.")).toBe(0);
  expect(mhs("Text.", truth)).toBeNull();
});
