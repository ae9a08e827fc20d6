import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";

/** Levels of headings in one style, each followed by text, below a larger title. */
async function levelsOf(headings: readonly string[]): Promise<(readonly [string, number | undefined])[]> {
  const lines = [
    { text: "Reading a river in the dark", left: 72, top: 80, size: 20, font: "Times-Bold" },
    ...headings.flatMap((text, at) => [
      { text, left: 72, top: 120 + at * 72, font: "Times-Bold" } as const,
      ...proseAt(72, 138 + at * 72),
    ]),
  ] as const;
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.flatMap(({ type, text, level }) =>
    type === "Section Header" ? [[text, level] as const] : [],
  );
}

test("1.1 is under 1 though both look the same, and both under the title", async () => {
  expect(await levelsOf(["1 Levels", "1.1 Who reads them", "1.1.1 At night", "2 Mistakes"])).toEqual([
    ["1 Levels", 2],
    ["1.1 Who reads them", 3],
    ["1.1.1 At night", 4],
    ["2 Mistakes", 2],
  ]);
});

test("sections of an appendix are as deep as their numbers", async () => {
  expect(await levelsOf(["1 Levels", "A. Tables", "A.1 Of the weir", "A.1.2 In winter"])).toEqual([
    ["1 Levels", 2],
    ["A. Tables", 2],
    ["A.1 Of the weir", 3],
    ["A.1.2 In winter", 4],
  ]);
});

test("sections in capitals are as high as the others with as many parts in their numbers", async () => {
  const headings = ["1.1 Levels", "1.2 WHO READS THEM", "1.3 WHAT THEY MISS", "1.4 Mistakes", "1.5 At night"];
  expect(await levelsOf(headings)).toEqual(headings.map((heading) => [heading, 2]));
});

test("on pages without a chapter's title what has no number is under the chapter's sections", async () => {
  const lines = [
    { text: "10.5 Levels of the weir", left: 72, top: 80, size: 14, font: "Times-Bold" },
    ...proseAt(72, 100),
    { text: "At night", left: 72, top: 160, font: "Times-Bold" },
    ...proseAt(72, 178),
    { text: "In winter", left: 72, top: 238, font: "Times-Bold" },
    ...proseAt(72, 256),
    { text: "10.6 Mistakes", left: 72, top: 320, size: 14, font: "Times-Bold" },
    ...proseAt(72, 340),
  ] as const;
  const { pages } = await readDocument(pdfOfLines(lines), {});
  expect(pages[0]!.blocks.flatMap(({ level }) => level ?? [])).toEqual([2, 3, 3, 2]);
});
