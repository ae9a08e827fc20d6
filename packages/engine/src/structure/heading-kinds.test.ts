import { expect, test } from "vitest";
import { lineOf } from "../../testing/line-of.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft } from "./draft.ts";
import { otherKindsOn } from "./heading-kinds.ts";

const body = { size: 10, font: "Test", bold: false, color: 0, shareBySize: new Map() } as unknown as BodyStyle;

/** For each text, whether its neighbour has the previous or next number. */
function inSequence(texts: readonly string[]): number[] {
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
  const kindsOf = otherKindsOn(drafts, body);
  return drafts.map((_, at) => kindsOf(at).inSequence);
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
