import { Tracks } from "../columns/tracks.ts";
import { expect, test } from "vitest";
import { type Line, toLine } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { isCode, isListing } from "./is-listing.ts";

const tracks = new Tracks({
  left: 0,
  right: 260,
  separators: [
    { start: 80, end: 100 },
    { start: 170, end: 190 },
  ],
});
const typed = (line: Line): Line =>
  toLine(line.words.map((word) => ({ ...word, style: { ...word.style, monospace: true } })));
const linesOf = (...rows: readonly (readonly string[])[]): Line[] =>
  rows.map((texts, row) =>
    lineOf(14 * row, ...texts.map((text, at): [number, string] => [100 * at - 10 * Math.min(at, 1), text])),
  );

const FILES = linesOf(
  ["-rw-r--r--", "1204", "anchor.txt"],
  ["-rw-r--r--", "88", "barge.txt"],
  ["drwxr-xr-x", "4096", "cargo"],
);
const REPORT = linesOf(
  ["Weir", "Level", "State"],
  ["Kelda", "2.41", "open"],
  ["Marn", "1.98", "shut"],
  ["Orlo", "3.10", "open"],
);

test("columns in letters of one width are what a program prints", () => {
  expect(isListing(FILES.map(typed), tracks)).toBe(true);
  expect(isListing(FILES, tracks)).toBe(false);
});

test("a header in words over a column of numbers makes a table of typewriting", () => {
  expect(isListing(REPORT.map(typed), tracks)).toBe(false);
  expect(isListing(REPORT.slice(1).map(typed), tracks)).toBe(true);
});

test("a header in another font makes a table of words in letters of one width", () => {
  const words = linesOf(["Call", "Takes", "Gives"], ["open", "a path", "a gate"], ["shut", "a gate", "nothing"]);
  const [header, ...body] = words;
  expect(isListing([header!, ...body.map(typed)], tracks)).toBe(false);
  expect(isListing(words.map(typed), tracks)).toBe(true);
});

test("signs of code in letters of one width make a listing of it, whatever is above", () => {
  const code = linesOf(["int", "gates", "Open"], ["x = 4;", "12", "// weir"], ["y = 5;", "17", "// lock"]);
  expect(isCode(code.map(typed))).toBe(true);
  expect(isCode(code)).toBe(false);
});

test("words of one pitch are typed, though their font does not say so", () => {
  const onGrid = (line: Line): Line =>
    toLine(line.words.map((word) => ({ ...word, right: word.left + 5 * word.text.length })));
  const calls = linesOf(["open", "the lower gate", "nothing"], ["shut", "the upper gate", "a number"]);
  expect(isListing(calls, tracks)).toBe(false);
  expect(isListing(calls.map(onGrid), tracks)).toBe(true);
});
