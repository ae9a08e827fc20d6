import { expect, test } from "vitest";
import { joinCut } from "./join-cut.ts";
import type { Passage } from "./passage.ts";

const passage = (text: string, category = "Text", page = 1): Passage => {
  const bbox = { page, left: 0.1, top: 0.1, width: 0.5, height: 0.1 };
  return { text, section: "", record: "", category, bbox, lines: [{ text, bbox }] };
};
const texts = (...passages: Passage[]): readonly string[] => joinCut(passages).map(({ text }) => text);

test("a sentence that a page has cut is whole again, with the lines of both", () => {
  const [joined] = joinCut([
    passage("The pond was filled by"),
    passage("Figure 1. A pond", "Caption"),
    passage("the flood.", "Text", 2),
  ]);
  expect(joined!.text).toBe("The pond was filled by the flood.");
  expect(joined!.lines.map(({ bbox }) => bbox.page)).toEqual([1, 2]);
});

test("a hyphen at the cut goes", () => {
  expect(texts(passage("It was regu-"), passage("lated in 1926."))).toEqual(["It was regulated in 1926."]);
});

test("what begins a sentence, or follows the end of one, or pages later, stands for itself", () => {
  expect(texts(passage("The pond"), passage("The flood."))).toHaveLength(2);
  expect(texts(passage("The pond."), passage("and the flood"))).toHaveLength(2);
  expect(texts(passage("The pond"), passage("and the flood", "Text", 4))).toHaveLength(2);
  expect(texts(passage("Ponds", "Section Header"), passage("and floods"))).toHaveLength(2);
});

test("a figure continues a sentence that was cut, but numbers a paragraph of its own", () => {
  const before = passage("The company lends a laptop. It contributes");
  expect(texts(before, passage("£180 once towards a desk."))).toHaveLength(1);
  expect(texts(before, passage("2. Hours of work"))).toHaveLength(2);
  expect(texts(passage("Rent of the flat"), passage("620 euros a month"))).toHaveLength(2);
});
