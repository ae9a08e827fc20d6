import { expect, test } from "vitest";
import { lineOf } from "../../testing/line-of.ts";
import { toBlockLine } from "../layout/paragraph/block-line.ts";
import type { BodyStyle } from "./body-style.ts";
import type { Draft } from "./draft.ts";
import { surroundingsOf } from "./heading-surroundings.ts";

const body: BodyStyle = { size: 10, font: "Test", color: 0, bold: false, shareBySize: new Map([[10, 1]]) };

function draftAt(top: number, left: number, text: string): Draft {
  const line = lineOf(top, [left, text]);
  return { lines: [toBlockLine(line)], text, box: line, region: 0, placed: null, type: null } as unknown as Draft;
}

const figure = {
  lines: [],
  text: "",
  box: { left: 72, right: 272, top: 300, bottom: 400 },
  placed: { kind: "figure" },
} as unknown as Draft;

test("names side by side on cards are mates of one row, and outnumber the paragraphs", () => {
  const cards = [100, 200, 300].flatMap((top) => [72, 240, 400].map((left) => draftAt(top, left, "Ada Halvorsen")));
  const of = surroundingsOf(cards, body);
  expect(of(cards[0]!, cards[1])).toMatchObject({ rowMates: 2 / 3, pageInRows: 1, outnumbers: 1, besideNext: 1 });
});

test("a heading over its paragraphs has none of these signs", () => {
  const heading = draftAt(100, 72, "Next Steps");
  const prose = [120, 140, 160].map((top) =>
    draftAt(top, 72, "The keeper writes down the level of the river, ".repeat(3)),
  );
  expect(surroundingsOf([heading, ...prose], body)(heading, prose[0])).toEqual({
    rowMates: 0,
    pageInRows: 0,
    atFigure: 0,
    outnumbers: 0,
    besideNext: 0,
    pageInEntries: 0,
    amongEntries: 0,
    insetNext: 0,
  });
});

test("terms have their explanations set in under them; a paragraph's first line is set in by less", () => {
  const list = (inset: number): Draft[] =>
    [100, 160, 220, 280].flatMap((top) => [
      draftAt(top, 72, "tide_table"),
      draftAt(top + 14, 72 + inset, "The levels of the week."),
    ]);
  const signOf = (drafts: readonly Draft[]): number => surroundingsOf(drafts, body)(drafts[0]!, drafts[1]).insetNext;
  expect(signOf(list(30))).toBeGreaterThan(0.4);
  expect(signOf(list(12))).toBe(0);
  const clauses = list(30).map((draft, at) => (at % 2 === 0 ? { ...draft, text: `${at + 1}. Purpose` } : draft));
  expect(signOf(clauses)).toBe(0);
});

test("the parts of a page of contents are between its entries, its title does not", () => {
  const texts = ["Contents", "Nets 3", "Ropes . . . . . 7", "Part II", "Weirs 12", "Locks 15", "Part III", "Tides 19"];
  const drafts = texts.map((text, at) => draftAt(100 + 20 * at, 72 + 4 * text.length, text));
  const large = draftAt(100, 72, "Contents");
  const title = { ...large, lines: large.lines.map((line) => ({ ...line, style: { ...line.style, color: 1 } })) };
  const of = surroundingsOf([title, ...drafts.slice(1)], body);
  expect(of(title, drafts[1])).toMatchObject({ pageInEntries: 5 / 8, amongEntries: 0 });
  expect(of(drafts[3]!, drafts[4]).amongEntries).toBeGreaterThan(0);
});

test("what is right over a figure is at it, a paragraph away is not", () => {
  const label = draftAt(298, 100, "Water in litres");
  const far = draftAt(200, 100, "Water in litres");
  const of = surroundingsOf([far, label, figure], body);
  expect([of(label, figure).atFigure, of(far, label).atFigure]).toEqual([1, 0]);
});
