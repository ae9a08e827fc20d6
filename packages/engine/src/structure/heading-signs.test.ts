import { expect, test } from "vitest";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import { lineOf } from "../../testing/line-of.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft } from "./draft.ts";
import { otherKindsOn } from "./heading-kinds.ts";
import { surroundingsOf } from "./heading-surroundings.ts";
import { ownSigns } from "./heading-signs.ts";

const body: BodyStyle = { size: 10, font: "Test", color: 0, bold: false, shareBySize: new Map([[10, 1]]) };
const signsOf = (text: string, page = body, font = {}) => {
  const line = lineOf(100, [72, text]);
  const placed = toBlockLine(line);
  const draft = {
    lines: [{ ...placed, style: { ...placed.style, ...font } }],
    text,
    box: line,
    region: 0,
    placed: null,
    type: null,
  } as unknown as Draft;
  const kinds = otherKindsOn([draft], page)(0);
  const surroundings = surroundingsOf([draft], page)(draft, undefined);
  return ownSigns({ draft, before: undefined, after: undefined, kinds, surroundings }, page);
};

test.each(["▶ Tides", "■ Tides", "– Tides"])("%s, an item of a list, is bulleted", (text) => {
  const line = lineOf(100, [72, text]);
  const draft = { lines: [toBlockLine(line)], text, box: line, region: 0, placed: null, type: "List Item" };
  const isBulleted = (marker: string | undefined): number =>
    otherKindsOn([{ ...draft, marker } as unknown as Draft], body)(0).bulleted;
  expect(isBulleted(text.charAt(0))).toBe(1);
  expect(isBulleted(undefined)).toBe(0);
});

test("a text that ends in a stop of its script is a sentence", () => {
  for (const text of ["水位每天早上记录下来。", "以下の通りです．", "The keeper writes it down."]) {
    expect(signsOf(text).endsSentence).toBe(1);
  }
  for (const text of ["水位记录", "使用法", "Mr. Smith."]) expect(signsOf(text).endsSentence).toBe(0);
});

test("an ideograph says as much as two letters", () => {
  expect(signsOf("水位".repeat(16)).long).toBe(1);
  expect(signsOf("levels of".repeat(4)).long).toBe(0);
});

test("large typed text is code where it is more than titles are, as on a reference card", () => {
  const small = (share: number): BodyStyle => ({
    ...body,
    size: 8,
    shareBySize: new Map([
      [8, 1 - share],
      [10, share],
    ]),
  });
  const typed = { monospace: true, font: "Typed" };
  expect(signsOf("gauge read", small(0.2), typed).typed).toBe(1);
  expect(signsOf("gauge read", small(0.02), typed).typed).toBe(0);
});
