import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { findRuleBoundedTables } from "./rule-bounded-tables.ts";

type Row = readonly [top: number, term: string, text: string];

/** Terms at 60, texts at 180. */
const wordsOf = (rows: readonly Row[]): Word[] =>
  rows.flatMap(
    ([top, term, text]) =>
      lineOf(top, ...(term === "" ? [] : [[60, term] as const]), ...(text === "" ? [] : [[180, text] as const])).words,
  );
const header: Row = [200, "Term", "Meaning"];
const entries: readonly Row[] = [
  [220, "Weir", "A low dam across the river"],
  [232, "", "that raises the water above it"],
  [250, "Sluice", "A gate"],
  [268, "Mill race", "The channel that leads"],
  [280, "", "the water to the wheel"],
  [298, "Tail race", "The channel behind it"],
];
const line: Box = { left: 55, top: 206, right: 400, bottom: 206 };
const fill: Box = { left: 55, top: 188, right: 400, bottom: 206 };
const find = (
  rows: readonly Row[],
  drawn: { rules?: readonly Box[]; fills?: readonly Box[] },
): (string[] | undefined)[] =>
  findRuleBoundedTables({
    number: 1,
    width: 500,
    height: 700,
    quarter: 0,
    words: wordsOf(rows),
    rules: drawn.rules ?? [],
    fills: drawn.fills ?? [],
  }).map(({ piece }) => piece.table?.cells.map(({ text }) => text));
const glossary = [
  "Term",
  "Meaning",
  "Weir",
  "A low dam across the river that raises the water above it",
  "Sluice",
  "A gate",
  "Mill race",
  "The channel that leads the water to the wheel",
  "Tail race",
  "The channel behind it",
];

test("terms and their texts are a table under names of both columns over a line, or on a fill", () => {
  expect(find([header, ...entries], { rules: [line] })).toEqual([glossary]);
  expect(find([header, ...entries], { fills: [fill] })).toEqual([glossary]);
  expect(find([header, ...entries], {})).toEqual([]);
});

test("a running head over a list, and a row over a line amid others, name no columns", () => {
  const head = lineOf(200, [60, "Mills"], [360, "Page 7"]).words;
  const tables = findRuleBoundedTables({
    number: 1,
    width: 500,
    height: 700,
    quarter: 0,
    words: [...head, ...wordsOf(entries)],
    rules: [line],
    fills: [],
  });
  expect(tables).toEqual([]);
  const amid: readonly Row[] = [[176, "Leat", "A small channel"], [188, "Head race", "Another name"], header];
  expect(find([...amid, ...entries], { rules: [line] })).toEqual([]);
});

test("under bold names over a line, two rows of words are a table; under plain ones they are not", () => {
  const rows = [
    lineOf(200, [60, "Goods"], [180, "Place"], [300, "Keeper"]),
    lineOf(216, [60, "Rope"], [180, "upper loft"], [300, "the smith"]),
    lineOf(232, [60, "Tar"], [180, "lower loft"], [300, "the clerk"]),
  ];
  const countOf = (isBold: boolean): number => {
    const words = rows.flatMap((row, at) =>
      row.words.map((word) => ({ ...word, style: { ...word.style, bold: isBold && at === 0 } })),
    );
    return findRuleBoundedTables({ number: 1, width: 500, height: 700, quarter: 0, words, rules: [line], fills: [] })
      .length;
  };
  expect([countOf(true), countOf(false)]).toEqual([1, 0]);
});
