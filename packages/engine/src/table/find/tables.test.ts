import { readTruth, type TruthCell } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import type { Block, Cell } from "../../document/document.ts";
import { blocksOf, read, rowOf } from "../../../testing/read-fixture.ts";

const tablesOf = async (name: string): Promise<Block[]> =>
  blocksOf(await read(name)).filter((block) => block.type === "Table");

describe.each(["ruled-tables/ruled-tables.pdf", "paper/paper.pdf", "report/report.pdf", "scripts/hebrew.pdf"])(
  "%s",
  (name) => {
    test("tables on one page have the rows, spans and texts of their source", async () => {
      const found = await tablesOf(name);
      const { tables } = await readTruth(name);
      for (const truth of tables.filter((table) => table.pages.length === 1)) {
        const table = found.find(
          (block) => block.bbox.page === truth.pages[0] && rowOf(block, 0)[0] === textOf(truth.rows[0]![0]!),
        );
        expect(table?.table?.rowCount, truth.caption).toBe(truth.rows.length);
        // Formulas and accents have more than one spelling; letters and digits do not.
        const cells = new Set(table!.table!.cells.filter((cell) => cell.text !== "").map((cell) => plain(cell.text)));
        const expected = truth.rows.flat().map((cell) => plain(textOf(cell)));
        const shared = expected.filter((text) => cells.has(text)).length;
        expect(shared / expected.length, truth.caption).toBeGreaterThan(0.85);
      }
    });

    test("cells cover their grid without overlap", async () => {
      for (const { table } of await tablesOf(name)) {
        const taken = new Set<string>();
        for (const position of table!.cells.flatMap(positionsOf)) {
          expect(taken.has(position)).toBe(false);
          taken.add(position);
        }
        expect(taken.size).toBeLessThanOrEqual(table!.rowCount * table!.columnCount);
      }
    });
  },
);

test("a merged header cell spans two columns, and one next to it two rows", async () => {
  const [table] = await tablesOf("ruled-tables/ruled-tables.pdf");
  const header = table!.table!.cells.filter((cell) => cell.row === 0);
  expect(header.map((cell) => [cell.text, cell.rowSpan, cell.columnSpan])).toEqual([
    ["Station", 2, 1],
    ["Towards Marn", 1, 2],
    ["Towards Kelda", 1, 2],
    ["All", 2, 1],
  ]);
});

test("a table that continues is found on each of its pages", async () => {
  const pages = (await tablesOf("ruled-tables/ruled-tables.pdf")).map((block) => block.bbox.page);
  expect(pages).toEqual([1, 1, 2, 2, 3, 4, 5]);
});

test("entries of two lines are one row, and a nearly empty column stays a column", async () => {
  const [first] = await tablesOf("statement/statement.pdf");
  expect(rowOf(first, 0)).toEqual(["Date", "Details", "Paid out", "Paid in", "Balance"]);
  expect(rowOf(first, 2)[1]).toMatch(/^Card payment \S+/);
});

test("a table set sideways reads like an upright one", async () => {
  const [table] = await tablesOf("rotated/sideways.pdf");
  expect(rowOf(table, 0)).toEqual(["Age of the moon", "Morning from", "Morning to", "Evening from", "Evening to"]);
  expect(table!.bbox.height).toBeGreaterThan(table!.bbox.width);
});

test("totals under the body keep their rows", async () => {
  const [table] = await tablesOf("form/invoice.pdf");
  expect(rowOf(table, 0)).toEqual(["Pos.", "Description", "Quantity", "Unit", "Unit price", "VAT", "Amount"]);
  expect(table!.text).toContain("Amount due");
});

test("a header of a right-to-left table begins on the right", async () => {
  const [table] = await tablesOf("scripts/arabic.pdf");
  const [first, second] = table!.table!.cells.filter((cell) => cell.row === 0);
  expect(first!.bbox.left).toBeGreaterThan(second!.bbox.left);
});

test.each(["slides/slides.pdf", "comments/comments.pdf", "letter/letter.pdf"])("%s has no table", async (name) => {
  expect(await tablesOf(name)).toEqual([]);
});

function textOf(cell: TruthCell): string {
  return typeof cell === "string" ? cell : cell.text;
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

function positionsOf({ row, column, rowSpan, columnSpan }: Cell): string[] {
  const positions: string[] = [];
  for (let r = row; r < row + rowSpan; r++) {
    for (let c = column; c < column + columnSpan; c++) positions.push(`${r} ${c}`);
  }
  return positions;
}

test("terms that run on under the totals of an invoice are no row of its table", async () => {
  const tables = await tablesOf("form/invoice.pdf");
  const texts = tables.flatMap((block) => block.table!.cells.map((cell) => cell.text));
  expect(texts).toContain("11,772.60");
  expect(texts.filter((text) => /Please pay/.test(text))).toEqual([]);
});
