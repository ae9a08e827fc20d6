import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { pdfOfLines, proseAt } from "../testing/pdf-of-lines.ts";

/** Levels of headings in one look, each over text, under a larger title. */
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

test("1.1 stands under 1 though both look the same, and both under the title", async () => {
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
