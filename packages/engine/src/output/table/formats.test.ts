import type { TableOutputFormat } from "@docsvc/openapi";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell, Table } from "../../document/document.ts";
import { anySpannedTable, anyTable } from "../../../testing/any-document.ts";
import { tableOf } from "../../../testing/document-of.ts";
import { toWireBBox } from "../wire-bbox.ts";
import { tableContent } from "./content.ts";
import { readTable } from "./read-table.ts";
import { tableTexts } from "./slots.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const overTwoRows = (cell: Cell): Cell => ({ ...cell, rowSpan: 2 });
const page = { width: 1000, height: 1000 };
const write = (table: Table, format: TableOutputFormat) =>
  tableContent(table, format, { toWire: (bbox) => toWireBBox(bbox, page), styles: ALL });
const ALL = { emphasis: true, highlight: true, links: true };

const prices = tableOf([
  ["Name", "Price"],
  ["Tea, green", '3 "large"'],
  ["Salt | pepper", ""],
]);

/** A header cell over two columns, a row header over two rows. */
const spanned: Table = {
  rowCount: 3,
  columnCount: 3,
  cells: [
    { ...prices.cells[0]!, text: "Year", columnSpan: 1 },
    { ...prices.cells[1]!, text: "Sales", columnSpan: 2 },
    { ...prices.cells[2]!, text: "2024", rowSpan: 2 },
    { ...prices.cells[3]!, text: "a" },
    { ...prices.cells[3]!, column: 2, text: "b < c" },
    { ...prices.cells[5]!, row: 2, column: 2, text: "d" },
  ],
};

test("md writes a pipe table, with bars in cells by their number", () => {
  expect(write(prices, "md")).toBe(
    ["| Name | Price |", "| --- | --- |", '| Tea, green | 3 "large" |', "| Salt &#124; pepper |  |"].join("\n"),
  );
});

test("a table without a header row keeps its first row in the body", () => {
  expect(write(tableOf([["1", "2"]], 0), "md")).toBe("|  |  |\n| --- | --- |\n| 1 | 2 |");
});

test("html writes spans, and a cell for each position that nothing covers", () => {
  expect(write(spanned, "html")).toBe(
    [
      "<table>",
      "<thead>",
      '<tr><th>Year</th><th colspan="2">Sales</th></tr>',
      "</thead>",
      "<tbody>",
      '<tr><td rowspan="2">2024</td><td>a</td><td>b &lt; c</td></tr>',
      "<tr><td></td><td>d</td></tr>",
      "</tbody>",
      "</table>",
    ].join("\n"),
  );
});

test("dynamic writes a simple table as md, and one with a span or two header rows as html", () => {
  expect(write(prices, "dynamic")).toBe(write(prices, "md"));
  expect(write(spanned, "dynamic")).toBe(write(spanned, "html"));
  const twoHeaders = tableOf([["a"], ["b"], ["c"]], 2);
  expect(write(twoHeaders, "dynamic")).toBe(write(twoHeaders, "html"));
});

test("json writes rows of texts, a merged cell's text once", () => {
  expect(JSON.parse(write(spanned, "json"))).toEqual([
    ["Year", "Sales", ""],
    ["2024", "a", "b < c"],
    ["", "", "d"],
  ]);
});

test("jsonbbox writes each cell with its text, box and spans", () => {
  const rows = JSON.parse(write(spanned, "jsonbbox"));
  expect(rows.map((row: unknown[]) => row.length)).toEqual([2, 3, 1]);
  expect(rows[0][1]).toEqual({
    text: "Sales",
    bbox: { left: 0.1, top: 0, width: 0.1, height: 0.02, page: 1 },
    column_span: 2,
    header: true,
  });
});

test("csv quotes what RFC 4180 says, and separates records with CRLF", () => {
  expect(write(prices, "csv")).toBe('Name,Price\r\n"Tea, green","3 ""large"""\r\nSalt | pepper,');
});

test.each(["md", "json", "csv", "jsonbbox", "html"] as const)(
  "a table written as %s reads back as it was",
  (format) => {
    fc.assert(
      fc.property(anyTable(), (table) => {
        const texts = readTable(write(table, format)).map((row) => row.map((cell) => cell.text));
        // Markdown and HTML cells lose the white space around a line break.
        const normal = (rows: readonly (readonly string[])[]) =>
          rows.map((row) => row.map((text) => text.replaceAll(/\s*\n\s*/g, "\n").trim()));
        // In Markdown, a row of empty header cells means that there is no header.
        const emptyHeader =
          format === "md" && table.cells.filter((cell) => cell.row === 0).every((cell) => cell.text === "");
        const header = table.cells[0]!.header;
        const expected = normal(tableTexts(table));
        expect(normal(texts)).toEqual(emptyHeader && header ? expected.slice(1) : expected);
      }),
    );
  },
);

test.each(["html", "jsonbbox"] as const)("the spans of a table written as %s read back", (format) => {
  fc.assert(
    fc.property(anySpannedTable(), (table) => {
      const spans = ({ rowSpan, columnSpan }: Pick<Cell, "rowSpan" | "columnSpan">) => ({ rowSpan, columnSpan });
      expect(readTable(write(table, format)).flat().map(spans)).toEqual(table.cells.map(spans));
    }),
  );
});

test.each(["html", "jsonbbox", "md"] as const)("the header row of a table written as %s reads back", (format) => {
  expect(readTable(write(prices, format)).map((row) => row.map((cell) => cell.header))).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test("all cells of a row that a header cell spans are header cells in html", () => {
  const cells = spanned.cells.map((cell) => (cell.text === "Year" ? overTwoRows(cell) : cell));
  const html = write({ ...spanned, cells: cells.filter((cell) => cell.text !== "2024") }, "html");
  expect(html).toContain('<thead>\n<tr><th rowspan="2">Year</th>');
  expect(html).toContain("<tr><th>a</th><th>b &lt; c</th></tr>\n</thead>");
});
