import { expect, test } from "vitest";
import type { PlacedBlock } from "./document.ts";
import { findText, MAX_MATCHES, toSearchable } from "./find.ts";

const box = (top: number) => ({ page: 1, left: 0.1, top, width: 0.5, height: 0.02 });

function blockOf(id: number, given: Partial<PlacedBlock>): PlacedBlock {
  return { id, number: id + 1, chunk: 0, type: "Text", content: "", bbox: box(id / 10), confidence: "high", ...given };
}

function find(query: string, ...blocks: readonly PlacedBlock[]) {
  return findText(blocks.map(toSearchable), query);
}

test("each occurrence counts, in reading order, without regard to case and white space", () => {
  const blocks = [blockOf(0, { content: "The harbour\nfund of the Harbour  Fund" }), blockOf(1, { content: "A fund" })];
  expect(find("harbour fund", ...blocks).map(({ id }) => id)).toEqual([0, 0]);
  expect(find(" FUND ", ...blocks).map(({ id }) => id)).toEqual([0, 0, 1]);
  expect(find("quay", ...blocks)).toEqual([]);
  expect(find("  ", ...blocks)).toEqual([]);
});

test("a match has the box of its line or cell, and of the block where it goes over the end of a line", () => {
  const lines = [
    { text: "paid by the", bbox: box(0.31) },
    { text: "harbour fund", bbox: box(0.33) },
  ];
  const block = blockOf(3, { content: "paid by the\nharbour fund", lines });
  expect(find("harbour", block)).toEqual([{ id: 3, bbox: box(0.33) }]);
  expect(find("the harbour", block)).toEqual([{ id: 3, bbox: box(0.3) }]);
});

test("matches have a limit", () => {
  expect(find("a", blockOf(0, { content: "a".repeat(MAX_MATCHES + 5) }))).toHaveLength(MAX_MATCHES);
});
