import { type CellObject, utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../../output/render-markdown.ts";
import { parse } from "../../../../parse.ts";
import { sheetContent } from "./binary-sheet.ts";

test("a cell beyond the bounds of a sheet is left out, and costs nothing that is before it", () => {
  const line: CellObject[] = [{ t: "s", v: "near" }];
  line[4_000_000_000] = { t: "s", v: "far" };
  const { cells } = sheetContent({ "!data": [line] }, { is1904: false });
  expect(cells.map(({ text }) => text)).toEqual(["near"]);
});

test.each(["biff2", "biff5", "biff8"] as const)("a workbook of %s is read as its table", async (bookType) => {
  const sheet = utils.aoa_to_sheet([
    ["Harbour", "Berths"],
    ["Brennhaven", 14],
    ["Tveit", 9],
  ]);
  const book = utils.book_new(sheet, "Harbours");
  const bytes = write(book, { type: "buffer", bookType }) as Uint8Array;
  const { result } = await parse(bytes);
  expect(renderMarkdown(result)).toBe("| Harbour | Berths |\n| --- | --- |\n| Brennhaven | 14 |\n| Tveit | 9 |\n");
});
