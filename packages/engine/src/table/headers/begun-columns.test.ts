import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";
import { rowOf } from "../../../testing/read-fixture.ts";

/** Starts of the columns, for names that fill the white space between them. */
const NAMES = "Waterwheel At rest Under load In flood time";
const STARTS = [72, 126.2, 157.8, 208.4] as const;
const names = (top: number, font: DrawnLine["font"] = "Times-Bold"): DrawnLine => ({
  text: NAMES,
  left: 72,
  top,
  font,
});
const rowAt = (top: number, texts: readonly string[], lefts: readonly number[] = STARTS): DrawnLine[] =>
  texts.map((text, column) => ({ text, left: lefts[column]!, top }));

async function tablesOf(lines: readonly DrawnLine[]): Promise<(readonly (readonly string[])[])[]> {
  const { pages } = await readDocument(pdfOfLines([...proseAt(72, 100), ...lines, ...proseAt(72, 320)]), {});
  return pages[0]!.blocks
    .filter(({ type }) => type === "Table")
    .map((block) => Array.from({ length: block.table!.rowCount }, (_, row) => rowOf(block, row)));
}

test("names with nothing but spaces between them head the columns that they begin", async () => {
  const rows = [
    ["2", "24 l", "0 l", "4 l"],
    ["3", "12 l", "12 l", "4 l"],
    ["4", "4 l", "12 l", "12 l"],
  ];
  const lines = [names(200), ...rows.flatMap((row, at) => rowAt(216 + 16 * at, row))];
  expect(await tablesOf(lines)).toEqual([[["Waterwheel", "At rest", "Under load", "In flood time"], ...rows]]);
});

test("one row under bold names is a table where each of its texts begins below one", async () => {
  const row = ["1", "16 l", "12 l", "0 l"];
  expect(await tablesOf([names(200), ...rowAt(216, row)])).toEqual([
    [["Waterwheel", "At rest", "Under load", "In flood time"], row],
  ]);
  expect(await tablesOf([names(200, "Times-Roman"), ...rowAt(216, row)])).toEqual([]);
  expect(await tablesOf([names(200), ...rowAt(216, row, [72, 110, 170, 240])])).toEqual([]);
});

test("offices under the names of persons are no table", async () => {
  const offices = ["Keeper", "Clerk", "Of both", "gates"];
  expect(await tablesOf([names(200), ...rowAt(216, offices)])).toEqual([]);
});
