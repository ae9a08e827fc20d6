import { expect, test } from "vitest";
import { lineOf } from "../../testing/line-of.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import type { Draft } from "./draft.ts";
import { findIndexLetters } from "./index-letters.ts";

function lettersOf(texts: readonly string[]): string[] {
  const drafts = texts.map((text, at) => {
    const line = lineOf(100 + 20 * at, [72, text]);
    return { lines: [toBlockLine(line)], text, box: line, region: 0, placed: null, type: null } as unknown as Draft;
  });
  return [...findIndexLetters(drafts)].map(({ text }) => text);
}

test("letters in the order of the alphabet, with entries below them, head the parts of an index", () => {
  expect(lettersOf(["A", "Anchors", "C", "Canvas", "- D -", "Docks"])).toEqual(["A", "C", "- D -"]);
});

test("letters next to each other, out of order, or too few are none", () => {
  expect(lettersOf(["A", "B", "C", "D", "Anchors"])).toEqual([]);
  expect(lettersOf(["D", "Docks", "A", "Anchors", "C", "Canvas"])).toEqual([]);
  expect(lettersOf(["A", "Anchors", "B", "Boats"])).toEqual([]);
});
