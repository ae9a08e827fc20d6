import { readFixture } from "@docsvc/fixtures";
import { utils, write } from "@e965/xlsx";
import type { SpreadsheetConfig } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

type Rows = readonly (readonly (string | number | boolean | null)[])[];

function workbook(
  rows: Rows,
  change: (sheet: ReturnType<typeof utils.aoa_to_sheet>) => void = () => undefined,
): Uint8Array {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows as (string | number)[][]);
  change(sheet);
  utils.book_append_sheet(book, sheet, "Data");
  utils.book_append_sheet(book, utils.aoa_to_sheet([["secret"]]), "Hidden");
  book.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

async function blocksOf(bytes: Uint8Array, spreadsheet: SpreadsheetConfig = {}) {
  const { result } = await parse(bytes, { spreadsheet });
  return { result, blocks: result.chunks.flatMap((chunk) => chunk.blocks) };
}

test("tables side by side are two, and a sheet that is hidden is left out", async () => {
  const bytes = workbook([
    ["a", "b", null, "c", "d"],
    ["x", 1, null, "y", 2],
    ["z", 3, null, "w", 4],
  ]);
  const { result, blocks } = await blocksOf(bytes);
  expect(blocks.map(({ type }) => type)).toEqual(["Table", "Table"]);
  expect(result.pages).toEqual([{ page: 1, width: 5, height: 3, unit: "cell", name: "Data" }]);
  expect(blocks[1]!.bbox).toEqual({ left: 0.6, top: 0, width: 0.4, height: 1, page: 1 });
});

test("a table begins at its header, also right under another one; texts around it are texts", async () => {
  const bytes = workbook([
    ["Rates 2026"],
    ["a", "b"],
    ["x", 1],
    ["y", 2],
    ["c", "d"],
    ["z", 3],
    ["Source: the council"],
  ]);
  const { result } = await parse(bytes);
  expect(renderMarkdown(result)).toBe(
    "Rates 2026\n\n| a | b |\n| --- | --- |\n| x | 1 |\n| y | 2 |\n\n| c | d |\n| --- | --- |\n| z | 3 |\n\nSource: the council\n",
  );
});

test("empty rows, empty cells and an empty header part no table", async () => {
  const bytes = workbook([
    ["", "b", "c"],
    ["x", 1, null],
    [null, null, null],
    ["y", null, 2],
    ["Total", 1, 2],
  ]);
  const { blocks } = await blocksOf(bytes);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]!.content.split("\n")).toHaveLength(5);
});

test("values are as displayed, merged cells span, hidden rows and columns are left out", async () => {
  const bytes = workbook(
    [
      ["when", "share", "over", "two", "hidden"],
      [45_000, 0.26, 1, true, 9],
      ["gone", 1, 2, 3, 9],
    ],
    (sheet) => {
      sheet["A2"]!.z = "yyyy-mm-dd";
      sheet["B2"]!.z = "0%";
      sheet["!merges"] = [{ s: { r: 0, c: 2 }, e: { r: 0, c: 3 } }];
      sheet["!cols"] = [{}, {}, {}, {}, { hidden: true }];
      sheet["!rows"] = [{}, {}, { hidden: true }];
    },
  );
  const { blocks } = await blocksOf(bytes);
  expect(blocks[0]!.content).toContain('colspan="2"');
  expect(
    blocks[0]!.content
      .replaceAll(/<[^>]+>\s*/g, " ")
      .trim()
      .split(/\s+/),
  ).toEqual("when share over 2023-03-15 26% 1 TRUE".split(" "));
});

test("a long table is parted, and each part has the header", async () => {
  const rows: Rows = [["name", "value"], ...Array.from({ length: 120 }, (_, index) => [`n${index}`, index])];
  const { blocks } = await blocksOf(workbook(rows));
  expect(blocks.map(({ content }) => content.split("\n").length)).toEqual([52, 52, 22]);
  expect(blocks.every(({ content }) => content.startsWith("| name | value |"))).toBe(true);
  expect((await blocksOf(workbook(rows), { split_large_tables: { enabled: false } })).blocks).toHaveLength(1);
  expect((await blocksOf(workbook(rows), { clustering: "disabled" })).blocks).toHaveLength(3);
});

test("a workbook of the harbour keeps its values", async () => {
  for (const name of ["harbour.xlsx", "harbour.fods"]) {
    const { result } = await parse(await readFixture(`office/${name}`));
    await expect(renderMarkdown(result)).toMatchFileSnapshot(`../../../../../../fixtures/office/${name}.md`);
  }
});

test("a damaged workbook is recognised as such", async () => {
  const bytes = workbook([["a", 1]]);
  for (const cut of [60, 500, bytes.length - 40]) {
    await expect(parse(bytes.subarray(0, cut))).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:damaged|unsupported)_document$/),
    });
  }
});
