import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { blocksOf, read } from "../testing/read-fixture.ts";
import { type DrawnLine, pdfOfLines } from "../testing/pdf-of-lines.ts";

async function textOf(lines: readonly DrawnLine[]): Promise<string> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n");
}

const COLUMN = [
  "The keeper writes down the level of the",
  "river every morning, and every evening",
  "the tables go to the office, where two",
  "clerks compare them with those of the",
  "year before and draw a line.",
];
const column = (left: number, top: number): DrawnLine[] =>
  COLUMN.map((text, row) => ({ text, left, top: top + 12 * row }));

test("authors side by side are read before the columns under them", async () => {
  const head = ["Petra Lindqvist", "Rural Grids", "Sollenau"].map((text, row) => ({
    text,
    left: 120,
    top: 120 + 12 * row,
  }));
  const other = ["Samuel Achterberg", "Guild of Bakers", "Marn"].map((text, row) => ({
    text,
    left: 350,
    top: 120 + 12 * row,
  }));
  const text = await textOf([...head, ...other, ...column(72, 190), ...column(300, 190)]);
  expect(text.indexOf("Marn")).toBeLessThan(text.indexOf("The keeper"));
});

test("a letterhead's telephone is read before the invoice", async () => {
  const text = blocksOf(await read("form/invoice.pdf"))
    .map((block) => block.text)
    .join("\n");
  expect(text.indexOf("Telephone")).toBeLessThan(text.indexOf("INVOICE"));
  expect(text.indexOf("Tax no.")).toBeLessThan(text.indexOf("INVOICE"));
});

test("the last line of a paragraph over a margin note stays with it", async () => {
  const texts = blocksOf(await read("report/report.pdf")).map((block) => block.text);
  expect(texts.some((text) => /Of 118 valves.*surveyed again, street by street/.test(text))).toBe(true);
});
