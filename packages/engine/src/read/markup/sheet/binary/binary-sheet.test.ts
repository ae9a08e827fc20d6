import type { CellObject } from "@e965/xlsx";
import { expect, test } from "vitest";
import { sheetContent } from "./binary-sheet.ts";

test("a cell beyond the bounds of a sheet is left out, and costs nothing that stands before it", () => {
  const line: CellObject[] = [{ t: "s", v: "near" }];
  line[4_000_000_000] = { t: "s", v: "far" };
  const { cells } = sheetContent({ "!data": [line] }, { hyperlinks: false, is1904: false });
  expect(cells.map(({ text }) => text)).toEqual(["near"]);
});
