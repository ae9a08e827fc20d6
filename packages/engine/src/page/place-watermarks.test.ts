import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";

const LINES = [
  "The keeper of the mill writes down how much grain comes in on each day of",
  "the week and how much flour goes out, so that nobody has to guess what is",
  "left in the loft when the winter comes and the road to the town is closed.",
  "Twice a year the book is read aloud to all who bring their grain, and who",
  "finds a fault in it has a day to say so before the page is signed by both.",
];
const PROSE = LINES.map((line, at) => `BT /F1 11 Tf 50 ${400 - 14 * at} Td (${line}) Tj ET`).join("\n");

const slanted = (text: string, x: number, y: number, size = 12): string =>
  `BT 0.8 g /F1 ${size} Tf 0.8 0.6 -0.6 0.8 ${x} ${y} Tm (${text}) Tj 0 g ET`;

async function blocksOf(content: string): Promise<[type: string, text: string][]> {
  const { pages } = await readDocument(
    writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 500] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
      contentStream(content),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>",
    ]),
    {},
  );
  return pages[0]!.blocks.map(({ type, text }) => [type, text]);
}

test("a watermark in tiles parts no paragraph, and is kept once", async () => {
  const tiles = [40, 200, 360].flatMap((x) => [300, 350, 400].map((y) => slanted("Copy of J. Reed", x, y)));
  expect(await blocksOf([PROSE, ...tiles].join("\n"))).toEqual([
    ["Header", "Copy of J. Reed"],
    ["Text", LINES.join(" ")],
  ]);
});

test("a large word across the page is a watermark", async () => {
  const blocks = await blocksOf(`${PROSE}\n${slanted("DRAFT", 120, 260, 60)}`);
  expect(blocks).toEqual([
    ["Header", "DRAFT"],
    ["Text", LINES.join(" ")],
  ]);
});

test("the short second line of a large text belongs to it", async () => {
  const blocks = await blocksOf(`${PROSE}\n${slanted("SAMPLE", 100, 200, 60)}\n${slanted("No 1", 136, 152, 60)}`);
  expect(blocks.filter(([type]) => type === "Text")).toEqual([["Text", LINES.join(" ")]]);
});

test("slanted labels that differ are none", async () => {
  const labels = ["North", "South", "East"].map((label, at) => slanted(label, 100 + 80 * at, 120));
  const blocks = await blocksOf([PROSE, ...labels].join("\n"));
  expect(blocks.filter(([type]) => type === "Header")).toEqual([]);
  for (const label of ["North", "South", "East"]) expect(blocks.some(([, text]) => text.includes(label))).toBe(true);
});
