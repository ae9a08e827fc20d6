import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../testing/pdf-of-lines.ts";

async function textsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ text }) => text);
}

const PARAGRAPHS = [120, 180, 240].flatMap((top) => proseAt(150, top));
const PROSE = proseAt(150, 120)
  .map(({ text }) => text)
  .join(" ");

test("a note in the margin stands before the paragraph beside it, not inside", async () => {
  const note = [
    { text: "gauge and", left: 84, top: 192, size: 8 },
    { text: "table", left: 84, top: 202, size: 8 },
  ];
  expect(await textsOf([...PARAGRAPHS, ...note])).toEqual([PROSE, "gauge and table", PROSE, PROSE]);
});

test("a label set close to its line is told from it", async () => {
  const label = { text: "weirkeeper", left: 101, top: 180 };
  expect(await textsOf([...PARAGRAPHS, label])).toEqual([PROSE, "weirkeeper", PROSE, PROSE]);
});

test("a number in the margin is read with its line", async () => {
  const heading = { text: "Levels", left: 150, top: 300, size: 14, font: "Times-Bold" } as const;
  const number = { text: "3", left: 136, top: 300, size: 14, font: "Times-Bold" } as const;
  expect(await textsOf([...PARAGRAPHS, number, heading, ...proseAt(150, 322)])).toContain("3 Levels");
});
