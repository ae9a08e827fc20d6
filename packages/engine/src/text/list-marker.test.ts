import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";
import { splitMarker } from "./list-marker.ts";

async function blocksOfLines(lines: readonly DrawnLine[]): Promise<[type: string, text: string][]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages[0]!.blocks.map(({ type, text }) => [type, text]);
}

test("a dash that a line break put first starts no item", async () => {
  const lines = [
    { text: "The word source can be ambiguous: what the archive calls a source package", left: 72, top: 120 },
    { text: "- a package that holds the source of a program - is not what the office calls", left: 72, top: 132 },
    { text: "a package source, which is the place where packages are kept for the keepers.", left: 72, top: 144 },
  ];
  expect(await blocksOfLines(lines)).toEqual([["Text", lines.map(({ text }) => text).join(" ")]]);
});

test("dashes under a colon start items", async () => {
  const lines = [
    { text: "The office keeps what the keepers write down every day of the year at the weir:", left: 72, top: 120 },
    { text: "- the level in the morning, as soon as there is light enough to read the gauge", left: 72, top: 132 },
    { text: "- the level in the evening", left: 72, top: 144 },
  ];
  expect((await blocksOfLines(lines)).map(([type]) => type)).toEqual(["Text", "List Item", "List Item"]);
});

test("dashes of two lines that follow each other start items, wherever the text over them ends", async () => {
  const lines = [
    { text: "Weir Office, Sollenau", left: 72, top: 120 },
    { text: "- levels", left: 76, top: 132 },
    { text: "- tables", left: 76, top: 144 },
  ];
  expect((await blocksOfLines(lines)).map(([type]) => type)).toEqual(["Text", "List Item", "List Item"]);
});

test("a bullet before a comma is part of a formula", () => {
  expect(splitMarker("• , where the level is that of the evening")).toBeNull();
});

test("a numbered footnote hardly smaller than the text, but in another font, is no list item", async () => {
  const prose = [72, 130, 188, 246].flatMap((top) => proseAt(72, top));
  const notes = [
    { text: "1. The levels are those of the year before.", left: 72, top: 740, size: 9.5, font: "Helvetica" },
    { text: "2. They were read in the evening.", left: 72, top: 752, size: 9.5, font: "Helvetica" },
  ] as const;
  const blocks = await blocksOfLines([...prose, ...notes]);
  expect(blocks.slice(-2)).toEqual(notes.map(({ text }) => ["Text", text]));
});

test("boxes to tick are markers; empty brackets of code are none", () => {
  expect(splitMarker("[ ] I want to be called")?.text).toBe("I want to be called");
  expect(splitMarker("☐ Yes")).toEqual({ kind: "bullet", marker: "☐", text: "Yes" });
  expect(splitMarker("[] -> Tree;")).toBeNull();
});

test("Roman numerals from the first on are items, under letters and in their place", async () => {
  const lines = [
    { text: "(a) the keeper writes down the level;", left: 72, top: 120 },
    { text: "(b) the clerk compares it with", left: 72, top: 134 },
    { text: "(i) the level of the year before;", left: 100, top: 148 },
    { text: "(ii) that of the other weir;", left: 100, top: 162 },
    { text: "(c) the office draws a line.", left: 72, top: 176 },
  ];
  const { pages } = await readDocument(pdfOfLines(lines), {});
  expect(pages[0]!.blocks.map(({ marker, level }) => [marker, level])).toEqual([
    ["(a)", 1],
    ["(b)", 1],
    ["(i)", 2],
    ["(ii)", 2],
    ["(c)", 1],
  ]);
});

test("guillemets before a blank start items, and quotations none", async () => {
  expect(splitMarker("» Fill the cask")).toEqual({ kind: "bullet", marker: "»", text: "Fill the cask" });
  expect(splitMarker("› Fill the cask")?.marker).toBe("›");
  expect(splitMarker("»Fill the cask«, said he")).toBeNull();
  // In the standard encoding of fonts it is 0xbb.
  const items = ["Look at the sky", "Fill the cask", "Tell someone on land"];
  const content = items.map((item, at) => `BT /F1 10 Tf 72 ${300 - 16 * at} Td (\\273 ${item}) Tj ET`).join("\n");
  const { pages } = await readDocument(
    writeRawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
      contentStream(content),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>",
    ]),
    {},
  );
  expect(pages[0]!.blocks.map(({ type, marker, text }) => [type, marker, text])).toEqual(
    items.map((item) => ["List Item", "»", item]),
  );
});

test("dots that were typed one by one lead to a page and are not content", async () => {
  const dots = " .".repeat(40);
  const lines = ["1 The quay", "2 The lights", "3 The mill", "4 The road"].map((title, at) => ({
    text: `${title}${dots} ${3 + 7 * at}`,
    left: 72,
    top: 120 + 22 * at,
  }));
  const text = (await blocksOfLines(lines)).map(([, each]) => each).join(" ");
  expect(text.replaceAll("\n", " ")).toBe("1 The quay 3 2 The lights 10 3 The mill 17 4 The road 24");
});
