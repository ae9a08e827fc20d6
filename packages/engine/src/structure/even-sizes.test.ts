import { expect, test } from "vitest";
import { type BlockLine, toBlockLine } from "../layout/paragraph/block-line.ts";
import { lineOf } from "../../testing/line-of.ts";
import { scaleSizes, sizeFactor } from "./even-sizes.ts";

const line = (text: string, size: number, isRecognised = true): BlockLine => {
  const made = toBlockLine(lineOf(100, [72, text]));
  const recognised = isRecognised ? { recognised: { doubtful: false, inPicture: false } } : {};
  return { ...made, size, style: { ...made.style, ...recognised } };
};
const pageOf = (...lines: readonly BlockLine[]): Parameters<typeof sizeFactor>[0] => [{ placed: null, lines }];

const heading = line("Tides", 13);
const text = line("The keeper writes down the level of the river every morning.", 9);
const body = { size: 9.5 };

test("sizes of a recognised page become those of its document, its headings with them", () => {
  const factor = sizeFactor(pageOf(heading, text, text), body);
  expect(scaleSizes([heading, text], factor).map(({ size }) => size)).toEqual([13.5, 9.5]);
});

test("a page that is set smaller than the others stays so, and so do sizes that a file names", () => {
  expect(sizeFactor(pageOf(line("Notes on the tables of the second part", 7.5)), body)).toBe(1);
  expect(sizeFactor(pageOf(heading, text, line("The office keeps a copy of each of them.", 9, false)), body)).toBe(1);
  expect(sizeFactor([], body)).toBe(1);
});
