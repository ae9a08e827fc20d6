import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";
import { findMarginRules } from "./margin-rules.ts";

const tablesOf = async (lines: readonly DrawnLine[], tops: readonly number[]): Promise<Block[]> => {
  const rules = tops.map((top) => ({ left: 72, right: 523, top }));
  const { pages } = await readDocument(pdfOfLines(lines, rules), {});
  return pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === "Table"));
};

const head: DrawnLine[] = [
  { text: "Rivers and weirs", left: 72, top: 60 },
  { text: "3.2 The lower gate", left: 440, top: 60 },
];
const foot: DrawnLine = { text: "17", left: 290, top: 795 };

test("the lines of a running head and a running foot bound no table", async () => {
  const prose = [100, 150, 200, 250].flatMap((top) => proseAt(72, top));
  expect(await tablesOf([...head, ...prose, foot], [64, 780])).toEqual([]);
});

const rows = [
  ["Gate", "Level", "Flow", "Date"],
  ["Kelda", "2.4", "17", "May"],
  ["Marn", "1.9", "12", "June"],
  ["Orlo", "3.1", "21", "July"],
].map((texts, row) => texts.map((text, column): DrawnLine => ({ text, left: 72 + 110 * column, top: 60 + 24 * row })));

test("a table under a running head begins with its own header", async () => {
  const below = rows.flat().map((line) => ({ ...line, top: line.top + 60 }));
  const [table, ...others] = await tablesOf([...head, ...below, foot], [64, 105, 126, 200]);
  expect(others).toEqual([]);
  expect(rowOf(table, 0)).toEqual(["Gate", "Level", "Flow", "Date"]);
});

test("several columns over a line at the top of a page are a header, however far below it the rows begin", () => {
  const edge = { position: 64, start: 72, end: 523 };
  const found = (...texts: readonly (readonly [number, string])[]): boolean => {
    const words = [lineOf(60, ...texts), lineOf(96, [72, "Kelda"])].flatMap((line) => line.words);
    return findMarginRules([edge], { words, width: 595, height: 842, quarter: 0 }).has(edge);
  };
  expect(found([72, "Rivers and weirs"], [440, "17"])).toBe(true);
  expect(found([72, "Gate"], [182, "Level"], [292, "Flow"], [402, "Date"])).toBe(false);
});
