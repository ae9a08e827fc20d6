import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";

const PROSE = [0, 1, 2, 3].flatMap((at) => proseAt(72, 120 + 60 * at));
const tile = (left: number, top: number, text = "Reading copy"): DrawnLine => ({
  text,
  left,
  top,
  size: 18,
  grey: 0.8,
});
const TILES = [100, 300].flatMap((left) => [150, 215, 330].map((top) => tile(left, top)));

async function blocksOf(lines: readonly DrawnLine[]): Promise<[type: string, text: string][]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ type, text }) => [type, text]);
}

test("a pale text in tiles over the lines parts no paragraph, and is kept once", async () => {
  const [first, ...others] = await blocksOf([...TILES, ...PROSE]);
  expect(first).toEqual(["Header", "Reading copy"]);
  expect(others).toEqual(await blocksOf(PROSE));
});

test("so is one large word over several lines", async () => {
  const [first, ...others] = await blocksOf([{ ...tile(120, 260, "SPECIMEN"), size: 90 }, ...PROSE]);
  expect(first).toEqual(["Header", "SPECIMEN"]);
  expect(others).toEqual(await blocksOf(PROSE));
});

test("pale labels that recur next to the text, or lie over it once, stay text", async () => {
  const labels = [120, 180, 240, 300].map((top) => ({ ...tile(440, top, "Keeper"), size: 10 }));
  expect((await blocksOf([...labels, ...PROSE])).filter(([type]) => type === "Header")).toEqual([]);
  expect((await blocksOf([tile(100, 150), ...PROSE])).filter(([type]) => type === "Header")).toEqual([]);
});
