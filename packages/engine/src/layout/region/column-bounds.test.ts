import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { blocksOf, read } from "../../../testing/read-fixture.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";

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

test("authors with one line under each name are, too; short last lines of paragraphs stay in their columns", async () => {
  const head = ["Petra Lindqvist", "lindqvist@rural.example"].map((text, row) => ({
    text,
    left: 110,
    top: 120 + 12 * row,
  }));
  const other = ["Samuel Achterberg", "guild@bakers.example"].map((text, row) => ({
    text,
    left: 340,
    top: 120 + 12 * row,
  }));
  const columns = [...column(72, 190), ...column(300, 190)];
  const authors = await textOf([...head, ...other, ...columns]);
  expect(authors.indexOf("guild@")).toBeLessThan(authors.indexOf("The keeper"));
  const ends = [
    { text: "year after it,", left: 72, top: 120 },
    { text: "and so on.", left: 72, top: 132 },
    { text: "Nobody reads the tables of the office.", left: 300, top: 120 },
    { text: "They lie in a chest.", left: 300, top: 132 },
  ];
  const paragraphs = await textOf([...ends, ...columns]);
  expect(paragraphs.indexOf("The keeper")).toBeLessThan(paragraphs.indexOf("Nobody reads"));
});

test("a title between two columns is read before them, a heading of the right one in it", async () => {
  const columns = [...column(72, 190), ...column(72, 250), ...column(300, 190), ...column(300, 250)];
  const title = { text: "Index", left: 279, top: 150, size: 14 };
  const titled = await textOf([title, ...columns]);
  expect(titled.startsWith("Index")).toBe(true);
  const headed = await textOf([{ ...title, left: 300 }, ...columns]);
  expect(headed.indexOf("The keeper")).toBeLessThan(headed.indexOf("Index"));
});

test("a heading under both columns is read after them, a line that ends the left one in it", async () => {
  const columns = [...column(72, 190), ...column(300, 190)];
  const across = [0, 12, 24].map((down) => ({ text: COLUMN.slice(0, 2).join(" "), left: 72, top: 310 + down }));
  const heading = { text: "Weirs", left: 72, top: 280, size: 14 };
  const headed = await textOf([...columns, heading, ...across]);
  expect(headed.indexOf("Weirs")).toBeGreaterThan(headed.lastIndexOf("before and draw"));
  const ended = await textOf([...columns, { text: "They lie in a chest.", left: 72, top: 250 }, ...across]);
  expect(ended.indexOf("They lie")).toBeLessThan(ended.lastIndexOf("before and draw"));
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
