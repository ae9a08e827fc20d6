import { expect, test } from "vitest";
import { lineOf } from "../../testing/line-of.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft } from "./draft.ts";
import { headsSection } from "./side-sections.ts";

const body: BodyStyle = { size: 10, font: "Test", color: 0, bold: false, shareBySize: new Map([[10, 1]]) };

function draftOf(texts: readonly string[], style: "bold" | "italic" | "plain" = "plain"): Draft {
  const lines = texts.map((text, at) => {
    const line = toBlockLine(lineOf(100 + 12 * at, [72, text]));
    return {
      ...line,
      boldChars: style === "bold" ? line.chars : 0,
      italicChars: style === "italic" ? line.chars : 0,
    };
  });
  return { lines, text: texts.join(" ") } as unknown as Draft;
}

const section = draftOf([
  "The keeper opens the gate in the morning",
  "and closes it when the lamp is lit, and",
  "writes down who came.",
]);
const value = draftOf(["The keeper of the gate."]);

test("a bold or italic text heads a section of several lines, a plain one does not", () => {
  const heads = (style: "bold" | "italic" | "plain"): boolean =>
    headsSection(draftOf(["Opening"], style), section, body);
  expect([heads("bold"), heads("italic"), heads("plain")]).toEqual([true, true, false]);
});

test("the label of a short value heads none, nor does bold type next to bold text", () => {
  expect(headsSection(draftOf(["Opening"], "bold"), value, body)).toBe(false);
  expect(headsSection(draftOf(["Opening"], "bold"), section, { ...body, bold: true })).toBe(false);
});
