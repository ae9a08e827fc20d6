import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { openPdf } from "../read/pdf/open-pdf.ts";
import { blocksOf, read } from "../../testing/read-fixture.ts";
import { turnVerticalText } from "./vertical-text.ts";

test.each([
  ["scripts/vertical.pdf", 1, ["灯台の記録", "霧の年"]],
  ["scripts/japanese.pdf", 2, ["潮の時計"]],
] as const)("%s reads downwards, and its columns from right to left", async (name, page, headings) => {
  const blocks = blocksOf(await read(name)).filter((block) => block.bbox.page === page);
  expect(blocks.filter((block) => /Header|Title/.test(block.type)).map((block) => block.text)).toEqual(headings);
  expect(blocks.every((block) => !block.text.includes(" "))).toBe(true);
  const rights = blocks.map((block) => block.bbox.left + block.bbox.width);
  expect(rights).toEqual(rights.toSorted((a, b) => b - a));
});

test("the box of a vertical heading is that of its ink", async () => {
  const { bbox } = blocksOf(await read("scripts/japanese.pdf")).find((block) => block.text === "潮の時計")!;
  // Measured in the image: four glyphs of 18 pt below each other.
  expect(bbox.left).toBeCloseTo(352.7, 0);
  expect(bbox.top).toBeCloseTo(46.1, 0);
  expect(bbox.width).toBeCloseTo(17.3, 0);
  expect(bbox.height).toBeCloseTo(70.8, 0);
});

test.each(["scripts/chinese.pdf", "scripts/japanese.pdf", "ruled-tables/ruled-tables.pdf"])(
  "%s: a horizontal page stays what it is",
  async (name) => {
    using document = await openPdf(await readFixture(name));
    const page = document.readPage(1)!;
    expect(turnVerticalText(page)).toBe(page);
  },
);
