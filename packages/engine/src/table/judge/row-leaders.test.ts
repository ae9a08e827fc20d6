import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";
import { withoutLeaders } from "./row-leaders.ts";

const NAMES = ["Tolls", "Mooring of barges", "Dredging", "Repairs of locks", "Wages and pensions"];

/** Leaders that end at 300, and values that end at 360, 420 and so on. */
function page(dot: string, valuesOf: (row: number) => readonly string[]): Uint8Array {
  const lines = NAMES.flatMap((name, row): DrawnLine[] => {
    const top = 140 + 14 * row;
    // Letters of Times are 4.5 pt wide, dots and spaces 2.5.
    const dots = Math.floor((300 - 72 - 4.5 * name.length) / (2.5 * dot.length));
    return [
      { text: name + dot.repeat(dots), left: 72, top },
      ...valuesOf(row).map((text, at) => ({ text, left: 360 + 60 * at - 5 * text.length, top })),
    ];
  });
  return pdfOfLines([{ text: "2025", left: 340, top: 126 }, { text: "2024", left: 400, top: 126 }, ...lines]);
}

async function tablesOf(pdf: Uint8Array): Promise<Block[]> {
  const { pages } = await readDocument(pdf, {});
  return pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === "Table"));
}

test.each([".", " .", ". "])("dots between names and values are white (%j)", async (dot) => {
  const [table, ...others] = await tablesOf(page(dot, (row) => [`1,${row}36`, `${9 - row}70`]));
  expect(others).toEqual([]);
  expect(rowOf(table, 1)).toEqual(["Tolls", "1,036", "970"]);
  expect(rowOf(table, 5)).toEqual(["Wages and pensions", "1,436", "570"]);
});

/** Dots that all end at one place, as in annual reports, above a page of short lines. */
function flushPage(rows: readonly (readonly [name: string, ...values: string[]])[]): Uint8Array {
  const lines = rows.flatMap(([name, ...values], row): DrawnLine[] => {
    const top = 200 + 14 * row;
    const dots = Math.floor((260 - 72 - 4.5 * name.length) / 5);
    return [
      { text: name, left: 72, top },
      { text: " .".repeat(dots), left: 260 - 5 * dots, top },
      ...values.map((text, at) => ({ text, left: 330 + 30 * at - 5 * text.length, top })),
    ];
  });
  const notes = Array.from({ length: 15 }, (_, at) => ({ text: `Of lock ${at + 1}`, left: 72, top: 340 + 12 * at }));
  const years = ["2025", "2024"].map((text, at) => ({ text, left: 318 + 60 * at, top: 174 }));
  const names = ["Shares", "Price", "Shares", "Price"].map((text, at) => ({
    text,
    left: 309 + 30 * at,
    top: 186,
    size: 7,
  }));
  return pdfOfLines([...notes, ...years, ...names, ...lines]);
}

test("names with dots are no lines of text with the values for notes in the margin", async () => {
  const rows = [...NAMES, "Lamps"].map((name, row) => [name, `${row}36`, `$${row}.21`, `${9 - row}70`, `$${row}.48`]);
  const [table, ...others] = await tablesOf(flushPage(rows as never));
  expect(others).toEqual([]);
  expect(rowOf(table, 3)).toEqual(["Mooring of barges", "136", "$1.21", "870", "$1.48"]);
});

test("dots before page numbers make no table", async () => {
  expect(await tablesOf(page(".", (row) => [String(3 * row + 1)]))).toEqual([]);
});

test("dots before the numbers of chapters and their pages make no table", async () => {
  expect(await tablesOf(page(".", (row) => [String(row + 1), String(3 * row + 1)]))).toEqual([]);
});

test("titles side by side, each with its page, stay as they are", () => {
  const lines = [0, 14, 28].map((at) => lineOf(at, [0, "Locks ......... 3"], [200, "Weirs ......... 17"]));
  expect(withoutLeaders(lines)).toBe(lines);
});

test("two dots in a cell say that it has no value", () => {
  const empty = lineOf(14, [0, "Weirs......"], [100, ".."], [140, ".."], [180, "12"]);
  const [, line] = withoutLeaders([lineOf(0, [0, "Locks......"], [100, "7"], [140, "8"], [180, "9"]), empty]);
  expect(line!.words.map(({ text }) => text)).toEqual(["Weirs", "..", "..", "12"]);
});

/** Contents as set by LaTeX: sections in bold without dots, their entries with dots. */
function sectionsPage(entries: readonly (readonly [title: string, page: string])[]): Uint8Array {
  const lines = entries.flatMap(([title, number], row): DrawnLine[] => {
    const top = 140 + 15 * row;
    const at = { text: number, left: 420 - 5 * number.length, top };
    if (!title.includes(".")) {
      const font = "Times-Bold";
      return [
        { text: title.slice(0, 1), left: 72, top, font },
        { text: title.slice(2), left: 87, top, font },
        { ...at, font },
      ];
    }
    const dots = Array.from({ length: 24 }, (_, dot) => ({ text: ".", left: 220 + 8 * dot, top }));
    return [{ text: title, left: 87, top }, ...dots, at];
  });
  return pdfOfLines(lines);
}

test("contents whose sections have no dots make no table, nor with a list of tables behind them", async () => {
  const contents = [
    ["1 Introduction", "1"],
    ["2 The lower gate", "2"],
    ["2.1 Known problems", "7"],
    ["3 Lamps and ropes", "7"],
  ] as const;
  for (const entries of [contents, [...contents, ["1. Keepers of the gate", "2"]] as const]) {
    const pdf = sectionsPage(entries);
    expect(await tablesOf(pdf)).toEqual([]);
    const { pages } = await readDocument(pdf, {});
    const text = pages[0]!.blocks.map((block) => block.text.replaceAll(/[ .]{3,}/g, " ")).join("\n");
    expect(text).toBe(entries.map((entry) => entry.join(" ")).join("\n"));
  }
});
