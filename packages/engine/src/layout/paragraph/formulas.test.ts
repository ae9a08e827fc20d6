import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { blocksOf, read } from "../../../testing/read-fixture.ts";
import { pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

test("a formula with a fraction, its condition and its number are one block", async () => {
  const paper = blocksOf(await read("paper/paper.pdf")).map(({ text }) => text);
  expect(paper).toContain("dM dt = Mmax − M τ gates shut, (5)");
  const texts = blocksOf(await read("two-column/two-column.pdf")).map(({ text }) => text);
  expect(texts).toContain(String.raw`$$K\frac{d\theta}{dt}=p(t)-u(\theta-\theta_{r})-q(t),\tag{1}$$`);
});

test("limits of a sum belong to its formula", async () => {
  const texts = blocksOf(await read("paper/paper.pdf")).map(({ text }) => text);
  expect(texts.some((text) => text.startsWith("H = 1 9") && text.includes("k=1") && text.endsWith("(4)"))).toBe(true);
});

test("numbers close to each other are no formula", async () => {
  const lines = [
    ...proseAt(72, 120),
    { text: "12", left: 120, top: 180, size: 16 },
    { text: "34", left: 300, top: 184, size: 8 },
    ...proseAt(72, 220),
  ];
  const { pages } = await readDocument(pdfOfLines(lines), {});
  expect(pages[0]!.blocks.map(({ text }) => text)).toEqual(expect.arrayContaining(["12", "34"]));
});
