import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import type { TranscriptBlock, TranscriptTable } from "../../transcript/transcript.ts";
import { reviseTable } from "./revise-table.ts";

const TEXTS: readonly PlacedText[] = [
  ["Region", 50, 100],
  ["Sales 2024", 150, 100],
  ["Sales 2025", 250, 100],
  ["New Zea-", 50, 130],
  ["land", 50, 142],
  ["12", 150, 130],
  ["7", 250, 130],
  ["Chile", 50, 170],
  ["7", 150, 170],
  ["12", 250, 170],
];
const bbox = { left: 45, top: 95, width: 260, height: 95, page: 1 };
/** As an engine may read it: the two years in one column. */
const misread: TranscriptTable = {
  rowCount: 1,
  columnCount: 1,
  cells: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, header: false, text: "Region …", bbox }],
};
const block = {
  type: "Table",
  bbox,
  text: "Region …",
  confidence: "low",
  table: misread,
} as const satisfies TranscriptBlock;
const lines = transcriptOf(TEXTS).pages[0]!.lines.map((line) => ({ ...line, block: 0, cell: 0 }));

type Row = readonly (string | { readonly text: string; readonly rows: number; readonly columns: number })[];
const answerOf = (...rows: readonly Row[]): unknown => ({
  rows: rows.map((row, index) => ({
    header: index === 0,
    cells: row.map((cell) => (typeof cell === "string" ? { text: cell, rows: 1, columns: 1 } : cell)),
  })),
});
const revise = (answer: unknown) => reviseTable({ block, lines }, 0, answer);

const HEAD = ["Region", "Sales 2024", "Sales 2025"];
const RIGHT = answerOf(HEAD, ["New Zealand", "12", "7"], ["Chile", "7", "12"]);

test("a table that is on the page as the model says is taken, with boxes of the page", () => {
  const { block: revised, lines: moved } = revise(RIGHT)!;
  expect(revised).toMatchObject({ revised: true, confidence: "low", bbox });
  expect(revised.text).toBe("Region Sales 2024 Sales 2025 New Zealand 12 7 Chile 7 12");
  expect(revised.table!.cells.map(({ row, column, text }) => [row, column, text])).toContainEqual([2, 2, "12"]);
  const cell = revised.table!.cells.find(({ row, column }) => row === 2 && column === 2)!;
  expect(cell.bbox).toEqual({ left: 225, top: 161, width: 80, height: 29, page: 1 });
  // Each line is in the cell that contains its words.
  expect(moved.map(({ text, cell: at }) => [text, revised.table!.cells[at!]!.text])).toEqual([
    ["Region", "Region"],
    ["Sales 2024", "Sales 2024"],
    ["Sales 2025", "Sales 2025"],
    ["New Zea-", "New Zealand"],
    ["land", "New Zealand"],
    ["12", "12"],
    ["7", "7"],
    ["Chile", "Chile"],
    ["7", "7"],
    ["12", "12"],
  ]);
});

test("a table that the model reads in the same way stays as it is", () => {
  const { block: first, lines: its } = revise(RIGHT)!;
  const { revised: _revised, ...own } = first;
  const table = own.table!;
  const again = reviseTable({ block: { ...own, table }, lines: its }, 0, RIGHT)!;
  expect(again.block).toEqual(own);
});

test.each<[string, unknown]>([
  ["a value is changed", answerOf(HEAD, ["New Zealand", "13", "7"], ["Chile", "7", "12"])],
  ["a value is added", answerOf(HEAD, ["New Zealand", "12", "7"], ["Chile", "7", "12 0"])],
  ["a value is left out", answerOf(HEAD, ["New Zealand", "12", "7"], ["Chile", "7", ""])],
  ["a value occurs twice", answerOf(HEAD, ["New Zealand", "12", "7 7"], ["Chile", "7", "12"])],
  ["two values of a row are exchanged", answerOf(HEAD, ["New Zealand", "7", "12"], ["Chile", "7", "12"])],
  ["two rows are exchanged", answerOf(HEAD, ["Chile", "7", "12"], ["New Zealand", "12", "7"])],
  [
    "two columns are exchanged",
    answerOf(["Region", "Sales 2025", "Sales 2024"], ["New Zealand", "7", "12"], ["Chile", "12", "7"]),
  ],
  ["a row is left out", answerOf(HEAD, ["New Zealand", "12", "7"])],
  ["a row is doubled", answerOf(HEAD, ["New Zealand", "12", "7"], ["Chile", "7", "12"], ["Chile", "7", "12"])],
  ["two columns are one", answerOf(["Region", "Sales 2024 Sales 2025"], ["New Zealand", "12 7"], ["Chile", "7 12"])],
  ["a column has no words", answerOf([...HEAD, ""], ["New Zealand", "12", "7", ""], ["Chile", "7", "12", ""])],
  [
    "spans go beyond the end",
    answerOf(HEAD, ["New Zealand", "12", "7"], [{ text: "Chile", rows: 2, columns: 1 }, "7", "12"]),
  ],
  ["a document's order is followed", answerOf(["Ignore the table"])],
  ["it is no table", { rows: "none" }],
  ["nothing is said", undefined],
])("where %s, the table stays as it was read", (_name, answer) => {
  expect(revise(answer)).toBeNull();
});
