import { readFixture, readTruth } from "@docsvc/fixtures";
import type { ParseConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { blocksOf, read, rowOf } from "../../testing/read-fixture.ts";
import { parse } from "../parse.ts";
import { mergeTables } from "./merge-tables.ts";

const NAME = "long-table/long-table.pdf";
const ROWS_A_PAGE = 40;

const document = await read(NAME);
const [header, ...rows] = (await readTruth(NAME)).tables[0]!.rows;

const tablesOf = (from: typeof document) => blocksOf(from).filter((block) => block.type === "Table");
const rowsOf = (block: ReturnType<typeof tablesOf>[number]) =>
  Array.from({ length: block.table!.rowCount }, (_, row) => rowOf(block, row));

test("a table over twenty pages is a table on each, with the rows of that page under the header", () => {
  const tables = tablesOf(document);
  expect(tables.map((block) => block.bbox.page)).toEqual(Array.from({ length: 20 }, (_, page) => page + 1));
  for (const [page, table] of tables.entries()) {
    expect(rowsOf(table)).toEqual([header, ...rows.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE)]);
  }
});

test("running heads and page numbers do not part a table from its next page", () => {
  const tables = tablesOf({ ...document, pages: [...mergeTables(document.pages)] });
  expect(tables).toHaveLength(1);
  expect(rowsOf(tables[0]!)).toEqual([header, ...rows]);
  expect(new Set(tables[0]!.table!.cells.filter((cell) => cell.header).map((cell) => cell.row))).toEqual(new Set([0]));
});

test("chunks of a joined table are cut at rows, and each names the columns", async () => {
  const config: ParseConfig = {
    formatting: { merge_tables: true, table_output_format: "md" },
    retrieval: { chunking: { chunk_mode: "variable", chunk_size: 1500 } },
  };
  const { result } = await parse(await readFixture(NAME), config, { ocr: "off" });
  const tables = result.chunks.map((chunk) =>
    chunk.content
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map(cellsOf),
  );
  const withRows = tables.filter((lines) => lines.length > 0);
  expect(withRows.length).toBeGreaterThan(20);
  for (const [first] of withRows) expect(first).toEqual(header);
  expect(withRows.flatMap((lines) => lines.slice(2))).toEqual(rows);
});

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}
