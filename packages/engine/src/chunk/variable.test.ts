import { expect, test } from "vitest";
import type { Cell, Document } from "../document/document.ts";
import { documentOf, tableOf } from "../../testing/document-of.ts";
import { chunksOf as piecesOf, writeResult, writerOf } from "../../testing/write-result.ts";
import type { Measure } from "./piece.ts";

function chunksOf(document: Document, size: number | null) {
  return writeResult(document, { tableFormat: "md", mode: "variable", size }).chunks;
}

const overTwoRows = (cell: Cell): Cell => ({ ...cell, rowSpan: 2 });
const sentence = (length: number): string => `${"w".repeat(length - 1)}.`;

test("a heading stays with the paragraph after it", () => {
  const document = documentOf([
    { type: "Text", text: sentence(80) },
    { type: "Section Header", text: "Results" },
    { type: "Text", text: sentence(60) },
  ]);
  expect(chunksOf(document, 100).map((chunk) => chunk.blocks.map((block) => block.type))).toEqual([
    ["Text"],
    ["Section Header", "Text"],
  ]);
});

test("a heading at the foot of a page stays with the paragraph on the next", () => {
  const document = documentOf(
    [
      { type: "Text", text: sentence(80) },
      { type: "Section Header", text: "Results" },
      { type: "Footer", text: "f" },
    ],
    [
      { type: "Header", text: "h" },
      { type: "Text", text: sentence(60) },
    ],
  );
  expect(
    chunksOf(document, 100)
      .at(-1)!
      .blocks.map((block) => block.type),
  ).toEqual(["Section Header", "Footer", "Header", "Text"]);
});

test("a caption stays with its figure", () => {
  const document = documentOf([
    { type: "Text", text: sentence(40) },
    { type: "Text", text: sentence(40) },
    { type: "Figure", text: sentence(30), caption: "Figure 1. Growth" },
    { type: "Text", text: "Figure 1. Growth" },
  ]);
  expect(chunksOf(document, 120).map((chunk) => chunk.blocks.length)).toEqual([2, 2]);
});

test("a list that fits into a chunk is not cut", () => {
  const item = { type: "List Item", text: sentence(18), marker: "•" } as const;
  const document = documentOf([{ type: "Text", text: sentence(60) }, item, item, item, item]);
  expect(chunksOf(document, 100).map((chunk) => chunk.blocks.length)).toEqual([1, 4]);
});

test("a chunk ends with its section once it has a sixth of the size", () => {
  const document = documentOf([
    { type: "Section Header", text: "One" },
    { type: "Text", text: sentence(300) },
    { type: "Section Header", text: "Two" },
    { type: "Text", text: sentence(300) },
  ]);
  expect(chunksOf(document, null).map((chunk) => chunk.blocks.length)).toEqual([2, 2]);
});

test("a short last section goes with the one before", () => {
  const document = documentOf([
    { type: "Section Header", text: "One" },
    { type: "Text", text: sentence(300) },
    { type: "Section Header", text: "Two" },
    { type: "Text", text: "Short." },
  ]);
  expect(chunksOf(document, null)).toHaveLength(1);
});

test("a long paragraph is split at sentences, and each part keeps the paragraph's box", () => {
  const document = documentOf([{ type: "Text", text: "One is here. Two is here. Three is here." }]);
  const chunks = chunksOf(document, 26);
  expect(chunks.map((chunk) => chunk.content)).toEqual(["One is here. Two is here.", "Three is here."]);
  expect(chunks[0]!.blocks[0]!.bbox).toEqual(chunks[1]!.blocks[0]!.bbox);
});

test("a sentence longer than the size is split at spaces, a word longer than it at characters", () => {
  expect(chunksOf(documentOf([{ type: "Text", text: "alpha beta gamma" }]), 11).map((chunk) => chunk.content)).toEqual([
    "alpha beta",
    "gamma",
  ]);
  expect(chunksOf(documentOf([{ type: "Text", text: "漢字漢字漢" }]), 2).map((chunk) => chunk.content)).toEqual([
    "漢字",
    "漢字",
    "漢",
  ]);
});

test("the marker of a split list item is in front of its first part alone", () => {
  const document = documentOf([{ type: "List Item", text: "One is here. Two is here.", marker: "3." }]);
  expect(chunksOf(document, 16).map((chunk) => chunk.content)).toEqual(["3. One is here.", "- Two is here."]);
});

test("a long table is split at rows, each part with the header row and the box of its own rows", () => {
  const rows = Array.from({ length: 6 }, (_, index) => [`name ${index}`, `value ${index}`]);
  const document = documentOf([{ type: "Table", table: tableOf([["Name", "Value"], ...rows]) }]);
  const chunks = chunksOf(document, 80);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.every((chunk) => chunk.content.startsWith("| Name | Value |"))).toBe(true);
  expect(chunks.flatMap((chunk) => chunk.content.split("\n").slice(2))).toHaveLength(6);
  const boxes = chunks.map((chunk) => chunk.blocks[0]!.bbox);
  expect(boxes[0]!.top).toBe(0);
  expect(boxes[1]!.top).toBeCloseTo(boxes[0]!.height, 6);
  expect(boxes.at(-1)!.top + boxes.at(-1)!.height).toBeCloseTo((7 * 20) / 800, 6);
});

test("rows that a cell spans stay in one part", () => {
  const table = tableOf(
    Array.from({ length: 4 }, (_, row) => [`a${row}`, `b${row}`]),
    0,
  );
  const cells = table.cells
    .filter((cell) => !(cell.column === 0 && cell.row === 2))
    .map((cell) => (cell.column === 0 && cell.row === 1 ? overTwoRows(cell) : cell));
  const document = documentOf([{ type: "Table", table: { ...table, cells } }]);
  const parts = chunksOf(document, 1).map((chunk) => chunk.content.split("\n").slice(2));
  expect(parts.map((rows) => rows.length)).toEqual([1, 2, 1]);
});

test("splitting a table writes each row a few times, not once for each part", () => {
  const rows = Array.from({ length: 2000 }, (_, index) => [`name ${index}`, `value ${index}`, "x", "y"]);
  const document = documentOf([{ type: "Table", table: tableOf([["a", "b", "c", "d"], ...rows]) }]);
  const writer = writerOf(document, { tableFormat: "md" });
  let written = 0;
  const measure: Measure = {
    ...writer.measure,
    piece: (piece) => {
      written += piece.block.table!.rowCount;
      return writer.measure.piece(piece);
    },
  };
  const groups = piecesOf(document, { mode: "variable", size: 1500, measure });
  expect(groups.length).toBeGreaterThan(30);
  expect(written).toBeLessThan(12 * rows.length);
});
