import type { Block } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { cellBoxes, hasFinerPlaces, wordBoxes } from "./finer-places.ts";

const at = (left: number, width: number) => ({ left, top: 0.5, width, height: 0.02, page: 3 });
const block = (places: Partial<Block>): Block => ({
  type: "Text",
  content: "a b",
  bbox: at(0.1, 0.8),
  confidence: "high",
  ...places,
});

test("a word has the height of its line and its own edges; words of a turned line have its box", () => {
  const lines = [
    { text: "a b", bbox: at(0.1, 0.5), words: [0.1, 0.2, 0.25, 0.6] },
    { text: "up", bbox: at(0.9, 0.02) },
  ];
  const [first, second, turned] = wordBoxes(block({ lines }));
  expect(first).toEqual({ ...at(0.1, 0), width: expect.closeTo(0.1) as number });
  expect(second).toEqual({ ...at(0.25, 0), width: expect.closeTo(0.35) as number });
  expect(turned).toEqual(at(0.9, 0.02));
});

test("a table gives its cells, and the words in them", () => {
  const cell = { row: 0, column: 0, row_span: 1, column_span: 1, header: true, text: "x", bbox: at(0.2, 0.1) };
  const table = block({ type: "Table", cells: [{ ...cell, lines: [{ text: "x", bbox: at(0.21, 0.01) }] }] });
  expect(cellBoxes(table)).toEqual([at(0.2, 0.1)]);
  expect(wordBoxes(table)).toEqual([at(0.21, 0.01)]);
  expect(hasFinerPlaces([block({}), table])).toBe(true);
  expect(hasFinerPlaces([block({})])).toBe(false);
});
