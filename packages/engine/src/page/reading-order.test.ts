import { expect, test } from "vitest";
import { blocksOf, read } from "../../testing/read-fixture.ts";

const textOf = async (name: string): Promise<string> =>
  blocksOf(await read(name))
    .map((block) => block.text)
    .join("\n");

/** Positions of some phrases in a text; −1 for one that is missing. */
const orderOf = (text: string, phrases: readonly string[]): number[] => phrases.map((phrase) => text.indexOf(phrase));

const isAscending = (positions: readonly number[]): boolean =>
  positions.every((position, index) => position >= 0 && (index === 0 || position > positions[index - 1]!));

test("columns of a paper read one after the other", async () => {
  const text = await textOf("two-column/two-column.pdf");
  expect(
    isAscending(orderOf(text, ["Abstract", "I. INTRODUCTION", "II. THE OVEN", "III. THE SCHEDULE", "IV. RESULTS"])),
  ).toBe(true);
});

test("columns of a newspaper read under their headings", async () => {
  const text = await textOf("two-column/newspaper.pdf");
  expect(
    isAscending(
      orderOf(text, ["Last ferry", "The ferry between", "Not all are hopeful", "Herring return", "Library lends"]),
    ),
  ).toBe(true);
});

test("a drawing between rules of columns is a figure", async () => {
  const figures = blocksOf(await read("two-column/newspaper.pdf")).filter((block) => block.type === "Figure");
  expect(figures.map(({ text }) => text)).toEqual([""]);
  expect(figures[0]!.bbox.left).toBeCloseTo(285.8, 0);
  expect(figures[0]!.bbox.top).toBeCloseTo(292.5, 0);
  expect(figures[0]!.bbox.width).toBeCloseTo(223, 0);
  expect(figures[0]!.bbox.height).toBeCloseTo(120.8, 0);
});

test("a drop capital belongs to its word", async () => {
  expect(await textOf("two-column/newspaper.pdf")).toContain("For the first time since 1993");
});

test("ligatures are letters, and raised marks are at their word", async () => {
  const text = await textOf("scripts/latin.pdf");
  expect(text).toContain("five difficult files");
  expect(text).toContain("says nothing.1");
});

test("Latin words and numbers keep their order inside Hebrew", async () => {
  const text = await textOf("scripts/hebrew.pdf");
  expect(text).toContain("St Brannock");
  expect(text).toContain("19:30,");
});

test("Arabic words are not torn apart", async () => {
  expect(await textOf("scripts/arabic.pdf")).toContain("نشرة الميناء");
});

test("a chart keeps its labels, and they are no headings", async () => {
  const blocks = blocksOf(await read("slides/slides.pdf"));
  const chart = blocks.find((block) => block.type === "Figure" && block.bbox.page === 3);
  expect(chart?.text).toContain("Fishermen");
  expect(blocks.some((block) => block.type === "Section Header" && block.text === "Fishermen")).toBe(false);
});

test("every char of a page is in exactly one block", async () => {
  const text = await textOf("letter/letter.pdf");
  expect(text.split("Dear Mr Achterberg")).toHaveLength(2);
  expect(text.split("With kind regards")).toHaveLength(2);
});
