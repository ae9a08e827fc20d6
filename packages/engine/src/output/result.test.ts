import type { ChunkMode } from "@docsvc/openapi";
import { expect, test } from "vitest";
import type { Document, Page } from "../document/document.ts";
import { documentOf, tableOf } from "../../testing/document-of.ts";
import { writeResult, type WriteOptions } from "../../testing/write-result.ts";
import { toPageSize } from "./result.ts";

function resultOf(document: Document, mode: ChunkMode = "disabled", options: WriteOptions = {}) {
  return writeResult(document, { mode, ...options });
}

const report = documentOf(
  [
    { type: "Header", text: "ACME 2024" },
    { type: "Title", text: "Report *draft*" },
    { type: "Section Header", text: "Sales", level: 2 },
    { type: "List Item", text: "north", marker: "•", level: 1 },
    { type: "List Item", text: "city", marker: "(a)", level: 2 },
    { type: "List Item", text: "south", marker: "2.", level: 1 },
    { type: "Page Number", text: "1" },
  ],
  [
    { type: "Figure", text: "10 20", caption: "Figure 1. Growth" },
    { type: "Text", text: "Figure 1. Growth" },
    {
      type: "Table",
      table: tableOf([
        ["Year", "Sales"],
        ["2024", "12"],
      ]),
      caption: "Table 1",
    },
  ],
);

test("a chunk's content is Markdown, with headings by level, nested lists and tables", () => {
  expect(resultOf(report).chunks[0]!.content).toBe(String.raw`ACME 2024

# Report \*draft\*

## Sales

- north
    - (a) city
2. south

1

10 20

Figure 1. Growth

| Year | Sales |
| --- | --- |
| 2024 | 12 |`);
});

test("a page marker is on a line of its own before what the page begins with", () => {
  const { content } = resultOf(report, "disabled", { pageMarkers: true }).chunks[0]!;
  expect(content.startsWith("<!-- page 1 -->\n\nACME 2024")).toBe(true);
  expect(content).toContain("\n1\n\n<!-- page 2 -->\n\n10 20\n");
});

test("a nested item without a parent in its chunk is not indented into code", () => {
  const chunks = resultOf(documentOf([{ type: "List Item", text: "deep", marker: "–", level: 3 }])).chunks;
  expect(chunks[0]!.content).toBe("- deep");
  expect(chunks[0]!.blocks[0]).toMatchObject({ content: "- deep", level: 3 });
});

test("a comment is a quotation in content", () => {
  const document = documentOf([
    { type: "Text", text: "Berths." },
    { type: "Comment", text: "Lie: which\n# ones?" },
  ]);
  expect(resultOf(document).chunks[0]!.content).toBe("Berths.\n\n> Lie: which\n> \\# ones?");
});

test("embed names figures by caption once, and says each table row with its column names", () => {
  const { embed } = resultOf(report, "page").chunks[1]!;
  expect(embed).toBe("Figure 1. Growth\nTable 1\nYear: 2024; Sales: 12");
});

test("embed has no dot leaders", () => {
  const contents = documentOf([{ type: "Text", text: "Sources . . . . . . . 4\nQuality ........ 5 etc..." }]);
  expect(resultOf(contents).chunks[0]!.embed).toBe("Sources 4\nQuality 5 etc...");
});

test("an embedding-optimized embed begins with the headings above its chunk and has no page furniture", () => {
  const { chunks } = resultOf(report, "page", { embeddingOptimized: true });
  expect(chunks[0]!.embed.split("\n")[0]).toBe("Report *draft*");
  expect(chunks[0]!.embed).not.toMatch(/ACME|^1$/m);
  expect(chunks[1]!.embed.split("\n")[0]).toBe("Report *draft* > Sales");
});

test("a chunk that begins with a heading has only the headings above that one in its path", () => {
  const { chunks } = resultOf(report, "block", { embeddingOptimized: true });
  expect(chunks[2]!.embed).toBe("Report *draft*\nSales");
});

test("a figure without text or caption still makes a chunk with content", () => {
  const { chunks } = resultOf(documentOf([{ type: "Figure" }]), "block");
  expect(chunks[0]).toMatchObject({ content: "[Figure]", embed: "", enriched: null });
});

test("a result carries page sizes and warnings", () => {
  const warning = { code: "page_damaged", message: "Page 1 could not be read.", page: 1 };
  const result = resultOf({ ...documentOf([]), warnings: [warning] });
  expect(result).toMatchObject({ type: "full", chunks: [], warnings: [warning] });
  expect(result.pages).toEqual([{ page: 1, width: 600, height: 800, unit: "pt" }]);
});

test("page sizes are rounded to hundredths", () => {
  expect(toPageSize({ number: 1, width: 595.275_590_551, height: 841.889_763_78, unit: "pt" } as Page)).toEqual({
    page: 1,
    width: 595.28,
    height: 841.89,
    unit: "pt",
  });
});

test("a box on a page that the document does not have is a defect, not a wrong box", () => {
  const document = documentOf([{ type: "Text", text: "x", bbox: { left: 0, top: 0, width: 1, height: 1, page: 9 } }]);
  expect(() => resultOf(document)).toThrow("page 9");
});
