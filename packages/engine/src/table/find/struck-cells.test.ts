import { expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { renderMarkdown } from "../../output/render-markdown.ts";
import { parse } from "../../parse.ts";

const COLUMNS = [72, 160, 250, 320];
const ROWS = [100, 130, 160, 190];
const vertical = COLUMNS.map((left) => ({ left, right: left, top: ROWS[0]!, bottom: ROWS.at(-1)! }));
const horizontal = ROWS.map((top) => ({ left: COLUMNS[0]!, right: COLUMNS.at(-1)!, top }));
const CELLS = [
  ["Berth", "Old dues", "New dues"],
  ["North", "forty new crowns", "38.20"],
  ["South", "sixty new crowns", "54.10"],
].flatMap((texts, row) => texts.map((text, column) => ({ text, left: COLUMNS[column]! + 3, top: ROWS[row]! + 18 })));

test("rules through the words of a cell, nearly as wide as it, are no borders of the table", async () => {
  const strikes = [1, 2].map((row) => ({ left: COLUMNS[1]! + 3, right: COLUMNS[1]! + 73, top: ROWS[row]! + 15 }));
  const { result } = await parse(pdfOfLines(CELLS, [...vertical, ...horizontal, ...strikes]));
  expect(renderMarkdown(result).trim()).toBe(`| Berth | Old dues | New dues |
| --- | --- | --- |
| North | ~~forty new crowns~~ | 38.20 |
| South | ~~sixty new crowns~~ | 54.10 |`);
});
