import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

const lefts = [60, 330];
const titlesOf = async (lines: readonly DrawnLine[]): Promise<string[]> => {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.filter(({ text }) => /^Article \d$/.test(text)).map(({ text }) => text);
};
/** Headings side by side with prose under each, in rows below each other. */
const rowsOf = (rows: number, size: number): DrawnLine[] =>
  Array.from({ length: rows * lefts.length }, (_, at): DrawnLine[] => {
    const top = 100 + 120 * Math.floor(at / lefts.length);
    const left = lefts[at % lefts.length]!;
    const title: DrawnLine = { text: `Article ${at + 1}`, left, top, size, font: "Helvetica" };
    return [title, ...proseAt(left, top + 20, 7), ...proseAt(left, top + 46, 7)];
  }).flat();

test("articles whose headlines are side by side are read row by row", async () => {
  expect(await titlesOf(rowsOf(3, 14))).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Article ${at}`));
});

test("headings at one height by chance, once, do not part columns", async () => {
  const above = lefts.flatMap((left) => [100, 124, 148].flatMap((top) => proseAt(left, top, 7)));
  const below = rowsOf(1, 14).map((line) => ({ ...line, top: line.top + 100 }));
  const { pages } = await readDocument(pdfOfLines([...above, ...below]), {});
  const sides = pages[0]!.blocks.map(({ bbox }) => (bbox.left < 300 ? "left" : "right"));
  expect(sides.lastIndexOf("left")).toBeLessThan(sides.indexOf("right"));
});

test("a running head in two parts begins no row, and hides none", async () => {
  const head = lefts.map((left): DrawnLine => ({ text: "Page of the river", left, top: 40, font: "Helvetica-Bold" }));
  expect(await titlesOf([...head, ...rowsOf(3, 14)])).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Article ${at}`));
});
