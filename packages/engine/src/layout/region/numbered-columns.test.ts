import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";

const CHOICES = ["A) Salt", "B) Water", "C) Flour", "D) Yeast"];
const question = (number: number, left: number, top: number): DrawnLine[] => [
  { text: `${number}. The miller of the lower weir weighs`, left, top },
  { text: "the sacks at six and again at nine.", left, top: top + 12 },
  { text: "What went away?", left, top: top + 24 },
  ...CHOICES.map((text, at) => ({ text, left, top: top + 60 + 16 * at })),
];
async function blocksOf(numbers: readonly (readonly [number, number, number])[]): Promise<readonly Block[]> {
  const lines = numbers.flatMap((place) => question(...place));
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks;
}
/** The first chars of each block's text, without list markers. */
const read = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text.slice(0, 2));
const ITEMS = ["Sa", "Wa", "Fl", "Ye"];

test("questions whose numbers continue in the next column are read with their choices, column by column", async () => {
  const blocks = await blocksOf([
    [1, 60, 100],
    [2, 60, 300],
    [3, 310, 100],
    [4, 310, 300],
  ]);
  expect(read(blocks)).toEqual(["1.", ...ITEMS, "2.", ...ITEMS, "3.", ...ITEMS, "4.", ...ITEMS]);
  expect(new Set(blocks.filter(({ type }) => type === "List Item").map(({ level }) => level))).toEqual(new Set([1]));
});

test("one question in each column is enough where both have choices", async () => {
  const blocks = await blocksOf([
    [7, 60, 100],
    [8, 310, 100],
  ]);
  expect(read(blocks)).toEqual(["7.", ...ITEMS, "8.", ...ITEMS]);
});
