import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

async function textsOf(lines: readonly DrawnLine[]): Promise<string[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ text }) => text);
}

const PARAGRAPHS = [120, 180, 240].flatMap((top) => proseAt(150, top));
const PROSE = proseAt(150, 120)
  .map(({ text }) => text)
  .join(" ");

test("a note in the margin is before the paragraph next to it, not inside", async () => {
  const note = [
    { text: "gauge and", left: 84, top: 192, size: 8 },
    { text: "table", left: 84, top: 202, size: 8 },
  ];
  expect(await textsOf([...PARAGRAPHS, ...note])).toEqual([PROSE, "gauge and table", PROSE, PROSE]);
});

test("a label set close to its line is distinguished from it", async () => {
  const label = { text: "weirkeeper", left: 101, top: 180 };
  expect(await textsOf([...PARAGRAPHS, label])).toEqual([PROSE, "weirkeeper", PROSE, PROSE]);
});

test("a number in the margin is read with its line", async () => {
  const heading = { text: "Levels", left: 150, top: 300, size: 14, font: "Times-Bold" } as const;
  const number = { text: "3", left: 136, top: 300, size: 14, font: "Times-Bold" } as const;
  expect(await textsOf([...PARAGRAPHS, number, heading, ...proseAt(150, 322)])).toContain("3 Levels");
});

test("a list next to the text is a column of its own", async () => {
  const items = ["Gauges", "Tables", "Keepers"].flatMap((text, index) => {
    const top = 140 + 15 * index;
    return [
      { text: "-", left: 76, top },
      { text, left: 90, top },
    ];
  });
  const { pages } = await readDocument(pdfOfLines([...PARAGRAPHS, ...items]), {});
  const blocks = pages[0]!.blocks.map(({ type, text }) => [type, text]);
  expect(blocks.filter(([type]) => type === "List Item")).toEqual([
    ["List Item", "Gauges"],
    ["List Item", "Tables"],
    ["List Item", "Keepers"],
  ]);
  expect(blocks.filter(([type]) => type === "Text")).toEqual([PROSE, PROSE, PROSE].map((text) => ["Text", text]));
});

test("headings next to their text are whole before it", async () => {
  const headings = [120, 180, 240].flatMap((top, at) => [
    { text: ["Gauges", "Tables", "Keepers"][at]!, left: 60, top, size: 13, font: "Times-Bold" } as const,
    { text: "of the weir", left: 60, top: top + 15, size: 13, font: "Times-Bold" } as const,
  ]);
  const title = { text: "Report of the Year", left: 150, top: 80, size: 20, font: "Times-Bold" } as const;
  const { pages } = await readDocument(pdfOfLines([title, ...PARAGRAPHS, ...headings]), {});
  const blocks = pages[0]!.blocks.map(({ type, text }) => [type, text]);
  expect(blocks).toEqual([
    ["Title", "Report of the Year"],
    ...["Gauges", "Tables", "Keepers"].flatMap((text) => [
      ["Section Header", `${text} of the weir`],
      ["Text", PROSE],
    ]),
  ]);
});
