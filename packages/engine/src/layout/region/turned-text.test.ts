import { expect, test } from "vitest";
import type { Cell } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { wordOf } from "../../../testing/line-of.ts";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import type { PageObject } from "../../page-object/page-object.ts";
import { toLine } from "../../text/runs-to-lines.ts";
import { placeLabels } from "./turned-text.ts";

const box = { left: 100, top: 100, right: 300, bottom: 200 };
const label = (text: string, left: number, baseline: number): PageObject => {
  const word = wordOf(text, left, baseline);
  return { kind: "turned", lines: [toLine([word])], ink: word.ink, ...word.ink };
};
const cell = (row: number, column: number, text: string): Cell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  header: row === 0,
  text,
  bbox: { left: 100 + 100 * column, top: 100 + 50 * row, width: 100, height: 50, page: 1 },
});

test("turned names of columns are in their header cells, though they reach into the row below", () => {
  const cells = [cell(0, 0, "River"), cell(0, 1, ""), cell(1, 0, "Kelda"), cell(1, 1, "12.5")];
  const table: PageObject = {
    kind: "table",
    table: { rowCount: 2, columnCount: 2, cells },
    lines: [],
    ink: box,
    ...box,
  };
  const [placed, ...others] = placeLabels([label("spring", 230, 140), label("level", 230, 160)], [table]);
  expect(others).toEqual([]);
  expect(placed!.table!.cells.map(({ text }) => text)).toEqual(["River", "spring level", "Kelda", "12.5"]);
});

test("turned labels inside of a figure are its text, far from one they are the page's", () => {
  const figure: PageObject = { kind: "figure", lines: [], ink: box, ...box };
  const [placed, far] = placeLabels([label("January", 150, 150), label("Draft", 400, 500)], [figure]);
  expect(placed!.lines.map(({ text }) => text)).toEqual(["January"]);
  expect(far!.kind).toBe("turned");
});

test("turned chars that are placed one by one are words where they are close", async () => {
  const [page] = (await readDocument(pdfOfLines([{ text: "the lower gate", left: 300, top: 200, turned: true }]), {}))
    .pages;
  expect(page!.blocks.map(({ text }) => text)).toEqual(["the lower gate"]);
});
