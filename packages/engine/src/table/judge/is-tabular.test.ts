import { expect, test } from "vitest";
import { toLine } from "../../text/runs-to-lines.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "../find/borderless-tables.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;
const isTable = (rows: readonly (readonly string[])[]): boolean => {
  const lines = rows.map((texts, row) =>
    lineOf(14 * row, ...texts.flatMap((text, at): [number, string][] => (text === "" ? [] : [[130 * at, text]]))),
  );
  return tableFromLines(lines, { rules: [], captioned: false }, place) !== null;
};

test("words with the pages where they occur are an index", () => {
  const entries = [
    ["anchor, 12", "gauge, 31, 44", "pilot, 7"],
    ["barge, 9–11", "harbour, 3", "quay, 18, 60"],
    ["cargo, 25", "lantern, 52", "rope, 40"],
    ["dredger, 8, 14", "mooring, 5", "sluice, 33–35"],
    ["ferry, 61", "oil, 29", "tide, 2"],
  ];
  expect(isTable(entries)).toBe(false);
  expect(isTable(entries.map((row) => row.map((text) => text.replace(/, .*/, ""))))).toBe(true);
});

test("a column may be nearly empty under a header that names all but the first", () => {
  expect(
    isTable([
      ["", "Level", "Flow", "Remarks"],
      ["Kelda", "12.5", "4", ""],
      ["Upper stations", "", "", ""],
      ["Marn", "13.5", "5", "repaired"],
      ["Garth", "14.5", "6", ""],
      ["Lower stations", "", "", ""],
      ["Holmsey", "15.5", "7", "closed"],
      ["Quill", "16.5", "8", ""],
    ]),
  ).toBe(true);
});

const PAIRS = [
  ["Hull", "oak"],
  ["Draught", "shallow"],
  ["Mast", "two, of pine"],
  ["Sails", "tanned"],
  ["Home port", "Kelda"],
];

test("a third column of few words is one next to two full columns of a longer table", () => {
  const members = ["open()", "close()", "drain", "fill()", "lock", "raise()", "lower()", "level", "name()", "count"];
  const rows = members.map((name, at) => [name, "Gate of the weir", at % 4 === 2 ? "static" : ""]);
  expect([isTable(rows), isTable(rows.slice(0, 7))]).toEqual([true, false]);
});

test("three names with their values are a table if they are further apart than lines of text", () => {
  const isTableAt = (pitch: number): boolean => {
    const lines = PAIRS.slice(0, 3).map(([name, value], row) => lineOf(pitch * row, [0, name!], [130, value!]));
    return tableFromLines(lines, { rules: [], captioned: false }, place) !== null;
  };
  expect([isTableAt(12), isTableAt(18)]).toEqual([false, true]);
});

test("names with values that are words are a table", () => {
  expect(isTable(PAIRS)).toBe(true);
});

test("four addresses' lines side by side, fields of a form, a list in columns and code are none", () => {
  expect(isTable(PAIRS.slice(1))).toBe(false);
  expect(isTable(PAIRS.map(([name, value]) => [`${name}:`, value!]))).toBe(false);
  expect(isTable(PAIRS.map(([name, value]) => [name!, `• ${value}`]))).toBe(false);
  expect(isTable(PAIRS.map(([name, value]) => [`${name}();`, `// ${value}`]))).toBe(false);
});

test("numbers of lines and of items are no column of two", () => {
  const texts = ["Kelda above", "the old weir", "Marn", "Orlo and", "Garth below", "the mill"];
  const isOf = (numbers: readonly number[]): boolean => isTable(texts.map((text, at) => [String(numbers[at]), text]));
  expect(isOf([10014, 10015, 10016, 10017, 10018, 10019])).toBe(false);
  expect(isOf([10014, 10031, 10008, 10052, 10077, 10040])).toBe(true);
});

test("blocks of an address each under names in bold are none", () => {
  const texts = [
    ["Kelda Marn", "Orlo Garth", "Pell Holmsey"],
    ["the lower gate", "the weir", "the office"],
    ["by the quay", "at the mill", "in the town"],
  ];
  const lines = texts.map((row, at) => {
    const line = lineOf(14 * at, ...row.map((text, column): [number, string] => [130 * column, text]));
    return toLine(line.words.map((word) => ({ ...word, style: { ...word.style, bold: at === 0 } })));
  });
  expect(tableFromLines(lines, { rules: [], captioned: false }, place)).toBe(null);
});

test("numbers whose points are under each other are a column, wherever they begin and end", () => {
  const numbers = ["0.194***", "1200.05", "33.7", "8.125*", "0.5", "417.25"];
  const isTableOf = (shift: (number: string) => number): boolean => {
    const rows = numbers.map((number, at) =>
      lineOf(14 * at, [0, `Name${at}`], [130 + shift(number), number], [260, "open"]),
    );
    return tableFromLines(rows, { rules: [], captioned: false }, place) !== null;
  };
  expect(isTableOf((number) => 30 - 5 * number.indexOf("."))).toBe(true);
  expect(isTableOf((number) => 30 - 11 * (number.length % 3))).toBe(false);
});

test("the items of two lists between two rules are no table", () => {
  const rows = [
    ["Gauges"],
    ["-", "read in the morning"],
    ["-", "written down at once"],
    ["Tables"],
    ["-", "sent to the office"],
  ];
  const lines = rows.map((texts, row) =>
    lineOf(14 * row, ...texts.map((text, at): [number, string] => [texts.length === 1 ? 0 : 10 + 20 * at, text])),
  );
  const evidence = { rules: [-20, 80], captioned: false };
  expect(tableFromLines(lines, evidence, place)).toBeNull();
});
