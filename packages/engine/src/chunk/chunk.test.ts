import type { ChunkMode } from "@docsvc/openapi";
import { effort } from "@docsvc/fixtures/effort";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, type Document, headerRowCount, type Table } from "../document/document.ts";
import { anyDocument } from "../../testing/any-document.ts";
import { documentOf } from "../../testing/document-of.ts";
import { chunksOf, writeResult } from "../../testing/write-result.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const MODES: readonly ChunkMode[] = ["disabled", "page", "block", "section", "page_sections", "variable"];

function groupsOf(document: Document, mode: ChunkMode, size: number | null = null, filter: Block["type"][] = []) {
  const options = { mode, size, filter, embeddingOptimized: true };
  return { groups: chunksOf(document, options), chunks: writeResult(document, options).chunks };
}

/** The texts of each chunk's blocks. */
function texts(document: Document, mode: ChunkMode, size: number | null = null): string[][] {
  return groupsOf(document, mode, size).groups.map((group) => group.map(({ block }) => block.text));
}

/** The words of a document, independent of the chunking; repeated header rows of a table are left out. */
function words(blocks: readonly Block[]): string {
  const texts = blocks.flatMap(({ table, text }) => (table ? bodyTexts(table) : [text]));
  return texts.join("").replaceAll(/\s+/g, "");
}

function bodyTexts(table: Table): readonly string[] {
  const headerRows = headerRowCount(table);
  return table.cells.filter((cell) => cell.row >= headerRows).map((cell) => cell.text);
}

describe.each(MODES)("mode %s", (mode) => {
  test("puts every block into exactly one chunk, in order, and makes no empty chunk", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { groups, chunks } = groupsOf(document, mode, mode === "variable" ? 1_000_000 : null);
        const blocks = document.pages.flatMap((page) => page.blocks);
        expect(groups.flat().map(({ block }) => block)).toEqual(blocks);
        expect(groups.every((group) => group.length > 0)).toBe(true);
        expect(chunks.every((chunk) => chunk.content.trim() !== "")).toBe(true);
      }),
      { numRuns: effort(30, 100) },
    );
  });

  test("leaves the filtered block types out and keeps all others", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { groups } = groupsOf(document, mode, mode === "variable" ? 1_000_000 : null, ["Text", "Header"]);
        const kept = document.pages
          .flatMap((page) => page.blocks)
          .filter(({ type }) => type !== "Text" && type !== "Header");
        expect(groups.flat().map(({ block }) => block)).toEqual(kept);
      }),
      { numRuns: effort(30, 100) },
    );
  });
});

test("a variable chunk keeps to its size, unless one row of a table is longer", () => {
  fc.assert(
    fc.property(anyDocument, fc.integer({ min: 40, max: 2000 }), (document, size) => {
      const { groups, chunks } = groupsOf(document, "variable", size);
      const isTable = (index: number) => groups[index]!.length === 1 && groups[index]![0]!.block.table !== undefined;
      const longest = Math.max(0, ...chunks.filter((_, index) => !isTable(index)).map((chunk) => chunk.content.length));
      expect(longest).toBeLessThanOrEqual(size);
    }),
    { numRuns: effort(60, 300) },
  );
});

test("splitting loses no word and keeps the order", () => {
  fc.assert(
    fc.property(anyDocument, fc.integer({ min: 1, max: 300 }), (document, size) => {
      const { groups } = groupsOf(document, "variable", size);
      const after = words(groups.flat().map(({ block }) => block));
      expect(after).toBe(words(document.pages.flatMap((page) => page.blocks)));
    }),
    { numRuns: effort(60, 300) },
  );
});

const paper = documentOf(
  [
    { type: "Header", text: "Journal" },
    { type: "Title", text: "Paper" },
    { type: "Section Header", text: "1 Start", level: 2 },
    { type: "Text", text: "A." },
    { type: "Section Header", text: "2 Middle", level: 2 },
    { type: "Text", text: "B." },
    { type: "Page Number", text: "1" },
  ],
  [{ type: "Text", text: "C." }],
);

test("code is split at its lines, and keeps their indentation", () => {
  const rows = Array.from({ length: 60 }, (_, row) => `  call(${row}); // of the loop`);
  const chunks = texts(documentOf([{ type: "Text", text: rows.join("\n"), preformatted: true }]), "variable", 400);
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.flat().flatMap((text) => text.split("\n"))).toEqual(rows);
});

test("disabled is one chunk with the whole document", () => {
  expect(texts(paper, "disabled")).toHaveLength(1);
});

test("page is one chunk a page, and a page without blocks has none", () => {
  const document = documentOf([{ type: "Text", text: "A" }], [], [{ type: "Text", text: "C" }]);
  expect(texts(document, "page")).toEqual([["A"], ["C"]]);
});

test("section cuts before headings, but not between a heading and its subheading", () => {
  expect(texts(paper, "section")).toEqual([
    ["Journal", "Paper", "1 Start", "A."],
    ["2 Middle", "B.", "1", "C."],
  ]);
});

test("page_sections cuts before headings and between pages", () => {
  expect(texts(paper, "page_sections")).toEqual([
    ["Journal", "Paper", "1 Start", "A."],
    ["2 Middle", "B.", "1"],
    ["C."],
  ]);
});

test("a document without blocks has no chunks in any mode", () => {
  for (const mode of MODES) expect(texts(documentOf([], []), mode)).toEqual([]);
});
