import { expect, test } from "vitest";
import type { Box } from "../../geometry/box.ts";
import { lineOf } from "../../../testing/line-of.ts";
import { findBorderlessTables, tableFromLines } from "./borderless-tables.ts";
import { rulesToEdges } from "../grid/edges.ts";
import { edgesToGrids } from "../grid/edges-to-grids.ts";
import { findRuleBoundedTables } from "./rule-bounded-tables.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;

/** Date, details, amounts that end at 400, 480 and 560. */
const entry = (row: number, texts: readonly string[]) =>
  lineOf(
    100 + 14 * row,
    ...texts.flatMap((text, at): [number, string][] =>
      text === "" ? [] : [[at < 2 ? 50 + 70 * at : 240 + 80 * at - 5 * text.length, text]],
    ),
  );
const ENTRIES = Array.from({ length: 20 }, (_, row) => [
  `${10 + row} May`,
  ["Tolls", "Mooring", "Rope", "Lamp oil"][row % 4]!,
  row % 5 === 4 ? "" : `${row + 1}2.50`,
  row % 5 === 4 ? `${row + 1}9.75` : "",
  `${row + 31}1.25`,
]);

test("where the header is on another page, amounts under each other tell a sparse column", () => {
  const columns = (entries: readonly (readonly string[])[]) =>
    tableFromLines(
      entries.map((texts, row) => entry(row, texts)),
      { rules: [], captioned: false },
      place,
    )?.table?.columnCount;
  expect(columns(ENTRIES)).toBe(5);
  expect(columns(ENTRIES.map((texts) => texts.with(3, texts[3] === "" ? "" : "paid")))).toBeUndefined();
});

test("a balance brought forward under the names of the columns is no part of them", () => {
  const lines = [
    ["Date", "Details", "Paid out", "Paid in", "Balance"],
    ["", "Opening balance", "", "", "7,753.69"],
    ...ENTRIES.slice(0, 6),
  ].map((texts, row) => entry(row, texts));
  const { table } = tableFromLines(lines, { rules: [], captioned: false }, place)!;
  expect(table!.cells.filter(({ row }) => row === 0).map(({ text }) => text)).toEqual([
    "Date",
    "Details",
    "Paid out",
    "Paid in",
    "Balance",
  ]);
});

test("lines whose texts begin where those of the rows above do are rows, though no wide gap parts them", () => {
  const rows = Array.from({ length: 14 }, (_, row): Parameters<typeof lineOf> => [
    100 + 13 * row,
    [50, "8:00-8:45"],
    [102, "Tides"],
    ...(row > 3 && row < 9 ? [] : ([[240, "Room 4"]] as const)),
  ]);
  const found = findBorderlessTables(
    rows.map((row) => lineOf(...row)),
    place,
  );
  expect(found.map(({ from, to }) => [from, to])).toEqual([[0, 14]]);
});

test("the last line of a cell next to an empty first column closes the table", () => {
  const lines = [
    ["Date", "Details", "Paid out", "Paid in", "Balance"],
    ...ENTRIES.slice(0, 6),
    ["", "Rope of hemp", "3.20", "", "4.50"],
  ].map((texts, row) => entry(row, texts));
  const closing = lineOf(lines.at(-1)!.baseline + 12, [120, "and twine"]);
  expect(findBorderlessTables([...lines, closing], place)[0]!.to).toBe(lines.length + 1);
});

test("a header between two lines takes the rows that no third line ends", () => {
  const header = entry(0, ["Date", "Details", "Paid out", "Paid in", "Balance"]);
  const rows = ENTRIES.slice(0, 8).map((texts, row) => entry(row + 1.5, texts));
  const rule = (top: number): Box => ({ left: 48, top, right: 564, bottom: top });
  const words = [header, ...rows].flatMap((line) => line.words);
  const found = findRuleBoundedTables({ ...place, words, rules: [rule(88), rule(106)], fills: [] });
  expect(found.map(({ piece }) => piece.table!.rowCount)).toEqual([9]);
});

test("lines between columns that run on above the first line across draw the row that a page begins with", () => {
  const across = [111, 122].map((top): Box => ({ left: 0, top, right: 200, bottom: top }));
  const between = [0, 100, 200].map((left): Box => ({ left, top: 100, right: left, bottom: 122 }));
  const [grid] = edgesToGrids(rulesToEdges([...across, ...between], []));
  expect(grid!.ys).toEqual([100, 111, 122]);
});
