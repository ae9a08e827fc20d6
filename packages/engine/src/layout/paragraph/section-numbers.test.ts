import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { linesToParagraphs } from "./lines-to-paragraphs.ts";
import { hangsBehindNumber, isNextNote, isNextSection } from "./section-numbers.ts";

test("the next section, or the first of its parts, follows by its number", () => {
  expect(isNextSection("3 Methods", "3.1 Data")).toBe(true);
  expect(isNextSection("3.1. Data", "3.2. Results")).toBe(true);
  for (const text of ["3.3 Results", "4 Results", "2.9 m", "3.1 of the lease"]) {
    expect(isNextSection("3 Methods", text)).toBe(false);
  }
});

test("lines of a list of contents are no sections", () => {
  expect(isNextSection("3 Methods 26", "3.1 Data 28")).toBe(false);
  expect(isNextSection("3 Methods ..... 26", "3.1 Data .....28")).toBe(false);
});

test("a section and the first of its parts in one type are two headings", () => {
  const lines = [
    lineOf(100, [72, "3 How teachers are trained"]),
    lineOf(112, [72, "3.1 Rural markets and"]),
    lineOf(124, [72, "teachers"]),
  ];
  expect(linesToParagraphs(lines).map((paragraph) => paragraph.length)).toEqual([1, 2]);
});

test("the second line of a numbered heading hangs behind the number, and is no first line of a paragraph", () => {
  const heading = [lineOf(100, [72, "2.1"], [90, "Legal human rights and what"]), lineOf(112, [90, "they ground on"])];
  expect(hangsBehindNumber(heading[0]!, heading[1]!)).toBe(true);
  expect(hangsBehindNumber(heading[0]!, lineOf(112, [84, "they ground on"]))).toBe(false);
  const text = [130, 142, 154].map((baseline) =>
    lineOf(baseline, [72, "The keeper writes down the level of the river"]),
  );
  expect(linesToParagraphs([...heading, ...text])[0]).toHaveLength(2);
});

test("notes under each other are paragraphs, each with its number", () => {
  const paragraphs = (texts: readonly string[]): number[] =>
    linesToParagraphs(texts.map((text, at) => lineOf(100 + 12 * at, [72, text]))).map(({ length }) => length);
  expect(paragraphs(["1 Of the river above town.", "2 By the yard.", "3 By the pound."])).toEqual([1, 1, 1]);
  expect(paragraphs(["1 Of the river above the town, in", "feet.", "2 By the yard and the foot, sold."])).toEqual([
    2, 1,
  ]);
});

test("a number in front of a line that continues a sentence, or that is not the next one, begins no note", () => {
  const first = lineOf(100, [72, "1 Of the river, and of Table"]);
  const second = lineOf(112, [72, "2 By the keeper."]);
  expect(isNextNote(first, first, second)).toBe(false);
  const sentence = lineOf(100, [72, "1 Of the river."]);
  expect(isNextNote(sentence, sentence, second)).toBe(true);
  expect(isNextNote(sentence, sentence, lineOf(112, [90, "2 By the keeper."]))).toBe(false);
  expect(isNextNote(sentence, sentence, lineOf(112, [72, "3 By the keeper."]))).toBe(false);
  expect(isNextNote(sentence, sentence, lineOf(112, [72, "2 feet of water."]))).toBe(false);
  const entry = lineOf(100, [72, "1 The river . . . . 3"]);
  expect(isNextNote(entry, entry, second)).toBe(false);
});
