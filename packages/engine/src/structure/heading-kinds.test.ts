import { expect, test } from "vitest";
import { lineOf } from "../../testing/line-of.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft } from "./draft.ts";
import { type OtherKinds, otherKindsOn } from "./heading-kinds.ts";

const body = { size: 10, font: "Test", bold: false, color: 0, shareBySize: new Map() } as unknown as BodyStyle;

/** For each text, whether its neighbour has the previous or next number. */
function inSequence(texts: readonly string[]): number[] {
  return kindsOf(texts).map((kinds) => kinds.inSequence);
}

function kindsOf(texts: readonly string[]): OtherKinds[] {
  const drafts = texts.map((text, at) => {
    const line = lineOf(100 + 20 * at, [72, text]);
    const page = { frameWidth: 595 };
    return {
      lines: [toBlockLine(line)],
      text,
      box: line,
      region: 0,
      placed: null,
      type: null,
      page,
    } as unknown as Draft;
  });
  return drafts.map((_, at) => otherKindsOn(drafts, body)(at));
}

test("entries of a list of contents without pages follow each other by their numbers", () => {
  expect(inSequence(["Contents", "5.1. Nets", "5.2. Ropes", "5.3. Weirs"])).toEqual([0, 1, 1, 1]);
  expect(inSequence(["A.9. Locks", "A.10. Tides"])).toEqual([1, 1]);
});

test("sections have text between them, and may begin with their first part", () => {
  const prose = "The keeper writes down the level of the river each morning.";
  expect(inSequence(["1. Nets", "1.1. Ropes", prose, "1.2. Weirs", prose, "2. Locks"])).toEqual([0, 0, 0, 0, 0, 0]);
  expect(inSequence(["1.2. Nets", "2.3. Ropes"])).toEqual([0, 0]);
});

test("versions with dates have enough letters; amounts have not", () => {
  const few = (texts: readonly string[]): number[] => kindsOf(texts).map(({ fewLetters }) => fewLetters);
  expect(few(["[v2.3.0 -> v2.3.1] 27th June 2022", "v1.4.2 (2021-03-09)"])).toEqual([0, 0]);
  expect(few(["12.50 + 3.75 = 16.25", "2022-06-27", "B", "to 12,400.00"])).toEqual([1, 1, 1, 1]);
});
