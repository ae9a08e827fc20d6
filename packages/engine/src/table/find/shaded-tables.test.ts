import { expect, test } from "vitest";
import type { Word } from "../../text/word.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { findShadedTables } from "./shaded-tables.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0, rules: [] } as const;
const row = (baseline: number, ...texts: string[]): readonly Word[] =>
  lineOf(baseline, ...texts.map((text, at): [number, string] => [60 + 120 * at, text])).words;
const band = (top: number) => ({ left: 50, top, right: 420, bottom: top + 16 });

test("columns of text below a striped table are not its rows", () => {
  const words = [
    ...row(92, "Station", "Level", "Flow"),
    ...row(112, "Kelda", "12.5", "4"),
    ...row(128, "Marn", "13.5", "5"),
    ...row(144, "Garth", "14.5", "6"),
    ...row(160, "Holmsey", "15.5", "7"),
    ...lineOf(184, [50, "volume base net unit power and so it goes"], [262, "income relative to what was spent"]).words,
    ...lineOf(196, [50, "tax net control survey in the year after"], [262, "a segment of northern income grew"]).words,
  ];
  const [table, ...others] = findShadedTables({ ...place, words, fills: [band(100), band(132)] });
  expect(others).toEqual([]);
  expect(table!.piece.table!.cells.filter(({ column }) => column === 0).map(({ text }) => text)).toEqual([
    "Station",
    "Kelda",
    "Marn",
    "Garth",
    "Holmsey",
  ]);
});

test("a table claims the letters of a word set apart for display, which it joins", () => {
  const letters = lineOf(
    112,
    ...["W", "E", "I", "R"].map((letter, at): [number, string] => [60 + 8 * at, letter]),
  ).words;
  const words = [
    ...row(92, "Station", "Level", "Flow"),
    ...letters,
    ...row(112, "", "12.5", "4").slice(1),
    ...row(128, "Marn", "13.5", "5"),
    ...row(144, "Garth", "14.5", "6"),
    ...row(160, "Holmsey", "15.5", "7"),
  ];
  const [table] = findShadedTables({ ...place, words, fills: [band(100), band(132)] });
  expect(table!.piece.table!.cells.map(({ text }) => text)).toContain("WEIR");
  for (const letter of letters) expect(table!.words.has(letter)).toBe(true);
});

test("shaded boxes of text under each other are no rows, though some of their lines hold a remark at a distance", () => {
  const box = (top: number) => ({ left: 50, top, right: 420, bottom: top + 90 });
  const code = (top: number): readonly Word[] => [
    ...lineOf(top, [60, "open gate"], [260, "in the evening"]).words,
    ...[13, 26, 39, 52].flatMap((down) => lineOf(top + down, [60, "read the level of the river"]).words),
    ...lineOf(top + 65, [60, "shut gate"], [260, "before eight"]).words,
  ];
  const words = [...code(114), ...lineOf(215, [50, "and on the next day"]).words, ...code(244)];
  expect(findShadedTables({ ...place, words, fills: [box(100), box(230)] })).toEqual([]);
});

/** Rows with one line of three cells, whose first or last cell continues over four more lines; two of the three rows are shaded. */
function columnsOfWrappedRows(last: string, continued: [number, string]): number {
  const band = (top: number) => ({ left: 50, top, right: 420, bottom: top + 70 });
  const entry = (top: number, name: string): readonly Word[] => [
    ...row(top, name, "12.5", last),
    ...[13, 26, 39, 52].flatMap((down) => lineOf(top + down, continued).words),
  ];
  const words = [
    row(92, "Station", "Level", "Use"),
    entry(112, "Kelda"),
    entry(184, "Marn"),
    entry(254, "Orlo"),
  ].flat();
  const [table] = findShadedTables({ ...place, words, fills: [band(100), band(242)] });
  return table!.piece.table!.columnCount;
}

test("lines that continue in a later cell do not make a shaded row a box of text", () => {
  expect(columnsOfWrappedRows("open in the night", [300, "and shut by day"])).toBe(3);
});

test("lines that continue in the first cell do not either, in shaded rows of one line of several cells", () => {
  expect(columnsOfWrappedRows("open", [60, "at the lower weir"])).toBe(3);
});

test("shaded cells of currency signs, of white and of closing brackets are no columns", () => {
  const cells = (top: number) =>
    [50, 180, 186, 196, 250, 258, 264, 274, 328].map((left, at, all) => ({
      left,
      top,
      right: all[at + 1] ?? 336,
      bottom: top + 16,
    }));
  const amounts = (baseline: number, name: string, first: string, second: string): readonly Word[] =>
    lineOf(
      baseline,
      [54, name],
      [188, "$"],
      [250 - 5 * first.length, first],
      [266, "$"],
      [328 - 5 * second.length, second],
    ).words;
  const words = [
    ...lineOf(96, [230, "2025"], [308, "2024"]).words,
    ...amounts(112, "Tolls", "9,750", "41,300"),
    ...amounts(128, "Mooring of barges", "8,120", "790"),
    ...amounts(144, "Dredging", "17,205", "1,160"),
    ...amounts(160, "Repairs", "310", "402"),
  ];
  const [table] = findShadedTables({ ...place, words, fills: [...cells(100), ...cells(132)] });
  const { columnCount, cells: found } = table!.piece.table!;
  expect(columnCount).toBe(3);
  expect(found.filter(({ row }) => row === 2).map(({ text }) => text)).toEqual([
    "Mooring of barges",
    "$ 8,120",
    "$ 790",
  ]);
});

test("rows between shaded headings are left to those who find them without shading, with the header above and the rows below", () => {
  const words = [
    ...row(92, "Station", "Level", "Flow"),
    ...row(112, "Upper"),
    ...row(128, "Marn", "13.5", "5"),
    ...row(144, "Garth", "14.5", "6"),
    ...row(160, "Lower"),
    ...row(176, "Holmsey", "15.5", "7"),
  ];
  expect(findShadedTables({ ...place, words, fills: [band(100), band(148)] })).toEqual([]);
});

const rowsOf = (table: ReturnType<typeof findShadedTables>[number]): string[][] =>
  Array.from({ length: table.piece.table!.rowCount }, (_, at) =>
    table.piece.table!.cells.filter(({ row: own }) => own === at).map(({ text }) => text),
  );

test("a header over the columns of values belongs to the table, a title over all of it does not", () => {
  const words = [
    ...lineOf(56, [205, "Income of June"]).words,
    ...lineOf(80, [213, "Six months ended"]).words,
    ...row(92, "", "2024", "2023").slice(1),
    ...row(112, "Kelda", "12.5", "4.1"),
    ...row(128, "Marn", "13.5", "5.1"),
    ...row(144, "Garth", "14.5", "6.1"),
  ];
  const bands = [band(100), band(132)];
  const [table] = findShadedTables({ ...place, words, fills: bands });
  expect(rowsOf(table!).slice(0, 3)).toEqual([
    ["", "Six months ended"],
    ["", "2024", "2023"],
    ["Kelda", "12.5", "4.1"],
  ]);
});

test("a table begins below the one above it, whose last rows look like a header of its own", () => {
  const rows = (top: number): readonly Word[] =>
    [0, 16, 32, 48].flatMap((down) => row(top + down, "Kelda", "12.5", `${top + down}.1`));
  const words = [...rows(112), ...row(192, "", "2024", "2023").slice(1), ...rows(212)];
  const found = findShadedTables({ ...place, words, fills: [band(100), band(132), band(200), band(232)] });
  const texts = found.flatMap((table) => rowsOf(table).map((cells) => cells.at(-1)));
  expect(new Set(texts).size).toBe(texts.length);
});

test("a header ends at the first name before amounts, though shading begins below it", () => {
  const words = [
    ...row(92, "", "2024", "2023").slice(1),
    ...row(108, "Kelda", "12.5", "(4.1)"),
    ...row(124, "Marn", "13.5", "—"),
    ...row(140, "Garth", "14.5", "6.1"),
    ...row(156, "Holmsey", "15.5", "7.1"),
  ];
  const [table] = findShadedTables({ ...place, words, fills: [band(112), band(144)] });
  const { cells } = table!.piece.table!;
  expect(cells.filter(({ header }) => header).map(({ text }) => text)).toEqual(["", "2024", "2023"]);
});
