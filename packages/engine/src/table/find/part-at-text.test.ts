import { expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";

const WIDTH = { left: 72, right: 440 };
const TEXT = [
  "The keeper of the lower gate writes to the office in the spring, asks for a rope and for",
  "a new lamp, and is told to wait until the tables of the year before have been compared,",
];

/** Names at 72, amounts that end at 340 and 440; one line in points is 14. */
function statement(top: number, names: readonly string[]): DrawnLine[] {
  const rows = [["", "2025", "2024"], ...names.map((name, row) => [name, `4${row},300`, `3${row},750`])];
  return rows.flatMap(([name, ...amounts], row) => [
    ...(name === "" ? [] : [{ text: name!, left: 72, top: top + 14 * row }]),
    ...amounts.map((text, at) => ({ text, left: 340 + 100 * at - 5 * text.length, top: top + 14 * row })),
  ]);
}
const text = (top: number): DrawnLine[] => TEXT.map((line, at) => ({ text: line, left: 72, top: top + 12 * at }));

async function blocksOf(lines: readonly DrawnLine[], rules: readonly number[]): Promise<readonly Block[]> {
  const drawn = rules.map((top) => ({ ...WIDTH, top }));
  const { pages } = await readDocument(pdfOfLines(lines, drawn), {});
  return pages[0]!.blocks;
}
const FIRST = ["Tolls", "Mooring", "Dredging", "Repairs"];
const SECOND = ["Lamps", "Ropes", "Wages", "Pilots"];

test("lines under the headers of two tables do not bound the text between these", async () => {
  const lines = [...statement(150, FIRST), ...text(240), ...statement(290, SECOND)];
  const blocks = await blocksOf(lines, [154, 294]);
  const tables = blocks.filter(({ type }) => type === "Table");
  expect(tables.map((table) => table.table!.rowCount)).toEqual([5, 5]);
  expect(rowOf(tables[1], 0)).toEqual(["", "2025", "2024"]);
  expect(blocks.find(({ type }) => type === "Text")?.text).toBe(TEXT.join(" "));
});

test("a text in a row of its own parts no table", async () => {
  const lines = [...statement(150, FIRST), ...text(224), ...statement(256, SECOND).slice(2)];
  const blocks = await blocksOf(lines, [140, 154, 213, 240, 320]);
  expect(blocks.map(({ type }) => type)).toEqual(["Table"]);
});

test("a heading between two tables with a line under each row begins the second; a name of a group parts none", async () => {
  const rows = (top: number, names: readonly string[]): DrawnLine[] => statement(top - 14, names).slice(2);
  const heading = { text: "Upper weir", left: 72, top: 236, font: "Times-Bold" } as const;
  const under = [...FIRST, ...SECOND].map((_, at) => (at < 4 ? 154 + 14 * at : 262 + 14 * (at - 4)));
  const typesOf = async (size: number): Promise<readonly string[]> => {
    const lines = [...rows(150, FIRST), { ...heading, size }, ...rows(258, SECOND)];
    return (await blocksOf(lines, under)).map(({ type, text }) => (type === "Table" ? type : text));
  };
  expect(await typesOf(16)).toEqual(["Table", "Upper weir", "Table"]);
  expect(await typesOf(10)).toEqual(["Table"]);
});

test("a heading with more white around it than a row has parts two tables with a line under each row", async () => {
  const rows = (top: number, names: readonly string[]): DrawnLine[] => statement(top - 14, names).slice(2);
  const heading = { text: "Upper weir", left: 72, top: 232, font: "Times-Bold" } as const;
  const read = async (white: number): Promise<readonly string[]> => {
    const lines = [...rows(150, FIRST), heading, ...rows(236 + white, SECOND)];
    const above = [140, ...FIRST.map((_, at) => 154 + 14 * at)];
    const below = [226 + white, ...SECOND.map((_, at) => 240 + white + 14 * at)];
    return (await blocksOf(lines, [...above, ...below])).map(({ type, text }) => (type === "Table" ? type : text));
  };
  expect(await read(20)).toEqual(["Table", "Upper weir", "Table"]);
  expect(await read(-6)).toEqual(["Table"]);
});

test("bold names over a line begin a table if nothing is above them; a bold sum does not", async () => {
  const goods = ["Rope", "Tar", "Nails"];
  const table = (top: number, names: readonly string[]): DrawnLine[] =>
    [["Goods", "Crowns", "Pounds"], ...names.map((name, at) => [name, `${at + 4}.20`, `${at + 7}`])].flatMap(
      (row, at) =>
        row.map((words, column): DrawnLine => ({
          text: words,
          left: [74, 240, 360][column]!,
          top: top + 16 * at,
          font: at === 0 ? "Times-Bold" : "Times-Roman",
        })),
    );
  const two = [...table(112, goods), ...table(196, goods)];
  const blocks = await blocksOf(two, [100, 117, 166, 184, 201, 250]);
  expect(blocks.map(({ table: each }) => each?.rowCount)).toEqual([4, 4]);
  const sum = ["All goods", "15.60", "24"].map((words, column): DrawnLine => ({
    text: words,
    left: [74, 240, 360][column]!,
    top: 196,
    font: "Times-Bold",
  }));
  const one = await blocksOf([...table(112, goods), ...sum], [100, 117, 166, 184, 201]);
  expect(one.map(({ table: each }) => each?.rowCount)).toEqual([5]);
});
