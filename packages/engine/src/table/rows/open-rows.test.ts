import { expect, test } from "vitest";
import { unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { type FilledGrid, splitOpenRows } from "./open-rows.ts";
import type { FilledPlace } from "../grid/split-open-cells.ts";

/** The words of lines 12 pt apart. */
const stack = (left: number, top: number, texts: readonly string[]): Word[] =>
  texts.flatMap((text, at) => (text === "" ? [] : lineOf(top + 12 * at, [left, text]).words));
const place = (row: number, column: number, words: readonly Word[], columnSpan = 1, rowSpan = 1): FilledPlace => ({
  place: { row, column, rowSpan, columnSpan },
  words,
});
const textsOf = ({ cells }: FilledGrid): string[] =>
  cells
    .toSorted((a, b) => a.place.row - b.place.row || a.place.column - b.place.column)
    .map(({ place: { row, column, rowSpan, columnSpan }, words }) => {
      const spans = rowSpan * columnSpan > 1 ? ` (${rowSpan}×${columnSpan})` : "";
      return `${row},${column}${spans}: ${words.map(({ text }) => text).join(" ")}`;
    });

const xs = [0, 100, 200, 300];
const header = ["Method", "Recall", "Score"].map((text, at) => place(0, at, stack(10 + 100 * at, 14, [text])));

test("numbers under numbers are rows, though lines part only the header from the body", () => {
  const body = [
    place(1, 0, stack(10, 34, ["Alpha", "Beta with a long", "name", "Gamma"])),
    place(1, 1, stack(110, 34, ["12.3", "2.3", "", "22.4"])),
    place(1, 2, stack(210, 34, ["45.6", "5.6", "", "55.1"])),
  ];
  const split = splitOpenRows({ xs, ys: [0, 20, 80], cells: [...header, ...body] });
  expect(split.ys).toHaveLength(5);
  expect(textsOf(split).slice(3)).toEqual([
    "1,0: Alpha",
    "1,1: 12.3",
    "1,2: 45.6",
    "2,0: Beta with a long name",
    "2,1: 2.3",
    "2,2: 5.6",
    "3,0: Gamma",
    "3,1: 22.4",
    "3,2: 55.1",
  ]);
});

test("words that begin in every column again, or had room on the line above, are rows; wrapped cells had none", () => {
  const rowsOf = (names: readonly string[], texts: readonly string[]): number => {
    const cells = [place(0, 0, stack(10, 14, names)), place(0, 1, stack(110, 14, texts))];
    return splitOpenRows({ xs: [0, 100, 300], ys: [0, 60], cells }).ys.length - 1;
  };
  expect(rowsOf(["LT", "LE", "EQ"], ["Less than", "Less than or equal to", "Equal"])).toBe(3);
  expect(rowsOf(["lt", "le", "eq"], ["less", "less than or equal to", "equal"])).toBe(3);
  expect(
    rowsOf(["upper gate", "of the weir", "at Kelda"], ["was opened in the", "morning and shut by", "the keeper"]),
  ).toBe(1);
});

test("a heading of a group is a row, and so is what follows it", () => {
  const body = [
    place(1, 0, stack(10, 34, ["Panel A. Before the flood", "Alpha", "Beta", "Rivers", "Gamma", "Delta"]), 1),
    place(1, 1, stack(110, 46, ["12.3", "2.3", "", "22.4", "7.5"])),
    place(1, 2, stack(210, 46, ["45.6", "5.6", "", "55.1", "8.1"])),
  ];
  const { ys, cells } = splitOpenRows({ xs, ys: [0, 20, 110], cells: [...header, ...body] });
  expect(ys).toHaveLength(8);
  const names = cells.filter(({ place: { column } }) => column === 0).map(({ words }) => words.map(({ text }) => text));
  expect(names.map((texts) => texts.join(" "))).toEqual([
    "Method",
    "Panel A. Before the flood",
    "Alpha",
    "Beta",
    "Rivers",
    "Gamma",
    "Delta",
  ]);
});

test("texts of later columns continue under rows that fill all columns", () => {
  const texts = ["the water rose in", "the night", "the gate fell", "at last", "the lamp was lit"];
  const cells = [
    place(0, 0, stack(10, 14, ["Ice", "", "Fog", "", "Drought"])),
    place(0, 1, stack(110, 14, ["May", "", "June", "", "July"])),
    place(
      0,
      2,
      stack(
        210,
        14,
        texts.map((text, at) => (at % 2 === 0 ? `As ${text}` : text)),
      ),
    ),
  ];
  const split = splitOpenRows({ xs, ys: [0, 80], cells });
  expect(textsOf(split).filter((text) => /^\d,2/.test(text))).toEqual([
    "0,2: As the water rose in the night",
    "1,2: As the gate fell at last",
    "2,2: As the lamp was lit",
  ]);
});

test("lists in two fields side by side are no rows", () => {
  const cells = [
    place(0, 0, stack(10, 14, ["For each lock:", "Rope", "Pole"])),
    place(0, 1, [...stack(110, 14, ["Lamp", "Bell"]), ...stack(110, 44, ["Oil for a week"])]),
  ];
  const grid = { xs: [0, 100, 300], ys: [0, 60], cells };
  expect(splitOpenRows(grid)).toBe(grid);
});

test("columns that lines hold together part in open rows, and a name over them spans both", () => {
  const cells = [
    place(0, 0, stack(10, 14, ["Method"])),
    place(0, 1, stack(130, 14, ["First half"])),
    place(1, 0, stack(10, 34, ["Alpha", "Beta", "Gamma"])),
    place(1, 1, [...stack(110, 34, ["12.3", "2.3", "22.4"]), ...stack(170, 34, ["45.6", "5.6", "55.1"])]),
  ];
  const split = splitOpenRows({ xs: [0, 100, 200], ys: [0, 20, 80], cells });
  expect(split.xs).toHaveLength(4);
  expect(textsOf(split).slice(1, 5)).toEqual(["0,1 (1×2): First half", "1,0: Alpha", "1,1: 12.3", "1,2: 45.6"]);
});

test("a cell over drawn rows spans the open ones, too", () => {
  const cells = [
    place(0, 0, stack(10, 40, ["All"]), 1, 2),
    ...[0, 1].flatMap((row) =>
      [1, 2].map((column) => place(row, column, stack(100 * column + 10, 14 + 40 * row, ["1.5", "2.5", "3.5"]))),
    ),
  ];
  const split = splitOpenRows({ xs, ys: [0, 40, 80], cells });
  expect(split.ys).toHaveLength(7);
  expect(textsOf(split)[0]).toBe("0,0 (6×1): All");
});

test("a few cells of two lines, and numbers that end on the next line, are no rows", () => {
  const rows = [0, 1, 2, 3, 4].map((row) => [
    place(row, 0, stack(10, 14 + 40 * row, row === 2 ? ["12", "13"] : ["12"])),
    place(row, 1, stack(110, 14 + 40 * row, row === 2 ? ["1.5", "2.5"] : ["1.5"])),
  ]);
  const few = { xs: [0, 100, 200], ys: [0, 40, 80, 120, 160, 200], cells: rows.flat() };
  expect(splitOpenRows(few)).toBe(few);
  const wrapped = [0, 1, 2].flatMap((row) => {
    const top = 14 + 40 * row;
    const texts = [["Upper", "gate"], ["1,23", "4"], ["12.5"], ["7.5"], ["2.0"]];
    return texts.map((lines, at) => place(row, at, stack(10 + 60 * at, top, lines)));
  });
  const narrow = { xs: [0, 60, 120, 180, 240, 300], ys: [0, 40, 80, 120], cells: wrapped };
  expect(splitOpenRows(narrow)).toBe(narrow);
});

test("rows keep inside the row that is drawn around them", () => {
  const body = [0, 1, 2].map((at) => place(1, at, stack(10 + 100 * at, 34, ["1.5", "2.5", "3.5"])));
  const { ys } = splitOpenRows({ xs, ys: [0, 20, 80], cells: [...header, ...body] });
  const { top, bottom } = unionBoxes(body.flatMap(({ words }) => words));
  expect(ys.slice(2, -1).every((y) => y > top && y < bottom)).toBe(true);
});

/** Words of lines at the given heights. */
const linesAt = (left: number, ...lines: readonly (readonly [top: number, text: string])[]): Word[] =>
  lines.flatMap(([top, text]) => lineOf(top, [left, text]).words);

test("wrapped cells of words are rows where white parts them over all columns", () => {
  const body = [
    place(1, 0, linesAt(10, [34, "Upper"], [64, "Lower"], [94, "Outer"])),
    place(
      1,
      1,
      linesAt(110, [34, "shut in the"], [46, "morning"], [64, "open all the"], [76, "summer long"], [94, "shut"]),
    ),
    place(1, 2, linesAt(210, [34, "keeper"], [64, "nobody there"], [76, "at noon"], [94, "the miller"])),
  ];
  const split = splitOpenRows({ xs, ys: [0, 20, 110], cells: [...header, ...body] });
  expect(textsOf(split).slice(3)).toEqual([
    "1,0: Upper",
    "1,1: shut in the morning",
    "1,2: keeper",
    "2,0: Lower",
    "2,1: open all the summer long",
    "2,2: nobody there at noon",
    "3,0: Outer",
    "3,1: shut",
    "3,2: the miller",
  ]);
});

test("rows without a name of their own begin where a text had room on the line above", () => {
  const body = [
    place(1, 0, stack(10, 34, ["Supply", "", "Output", "", "Load"])),
    place(1, 1, stack(110, 34, ["at 20 degrees", "at 85 degrees", "idle", "no load at all", "full"])),
    place(1, 2, stack(210, 34, ["4.75", "5.25", "3.3", "3.4", "12.0"])),
  ];
  const split = splitOpenRows({ xs, ys: [0, 20, 100], cells: [...header, ...body] });
  expect(split.ys).toHaveLength(7);
  expect(textsOf(split)).toContain("2,1: at 85 degrees");
});

test("ideographs break anywhere, so that a row of four columns is none of wrapped texts", () => {
  const body = [
    place(1, 0, stack(10, 34, ["年度", "地区", "面积"])),
    place(1, 1, stack(110, 34, ["收入支出合计余额", "产量价格", "北京上海广东日期"])),
    place(1, 2, stack(210, 34, ["工业能源运输", "农业", "税收"])),
  ];
  expect(splitOpenRows({ xs, ys: [0, 20, 80], cells: [...header, ...body] }).ys).toHaveLength(5);
});

test("rows without a name are between those that have one, though these alone would be recognised", () => {
  const body = [
    place(1, 0, stack(10, 34, ["Supply", "", "Output", "Load", "Drain"])),
    place(1, 1, stack(110, 34, ["at 20 degrees", "at 85 degrees", "idle", "full", "none"])),
    place(1, 2, stack(210, 34, ["4.75", "—", "3.3", "12.0", "9.5"])),
  ];
  expect(splitOpenRows({ xs, ys: [0, 20, 100], cells: [...header, ...body] }).ys).toHaveLength(7);
});
