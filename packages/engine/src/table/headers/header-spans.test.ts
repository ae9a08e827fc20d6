import { expect, test } from "vitest";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";
import { spanHeaders } from "./header-spans.ts";
import type { TrackRow } from "../columns/track-cell.ts";

/** Columns are 100 wide; a text is centred on the columns given as a number, from 0. */
const rowAt = (baseline: number, ...texts: (readonly [column: number, text: string, middle?: number])[]): TrackRow => ({
  lines: [{ baseline } as unknown as Line],
  cells: texts.map(([column, text, middle = column]) => {
    const left = 100 * middle + 50 - 2.5 * text.length;
    return {
      column,
      columnSpan: 1,
      words: [{ text, left, right: left + 5 * text.length, top: 0, bottom: 10 } as unknown as Word],
    };
  }),
});
const row = (...texts: Parameters<typeof rowAt>[1][]): TrackRow => rowAt(0, ...texts);
const body = row([0, "Kelda"], [1, "10"], [2, "20"], [3, "30"], [4, "40"]);
const spansOf = (rows: readonly TrackRow[]): (readonly [string, number, number])[] =>
  spanHeaders(rows, 5)[0]!.cells.map((cell) => [cell.words[0]!.text, cell.columnSpan, cell.rowSpan ?? 1]);

test("a header centred on two columns spans them", () => {
  const rows = [
    row([1, "Winter", 1.5], [3, "Summer", 3.5]),
    row([0, "Place"], [1, "in"], [2, "out"], [3, "in"], [4, "out"]),
    body,
  ];
  expect(spansOf(rows)).toEqual([
    ["Winter", 2, 1],
    ["Summer", 2, 1],
  ]);
});

test("a header next to it with nothing below reaches down", () => {
  const rows = [
    row([0, "Place"], [1, "Winter", 1.5], [3, "Summer", 3.5]),
    row([1, "in"], [2, "out"], [3, "in"], [4, "out"]),
    body,
  ];
  expect(spansOf(rows)[0]).toEqual(["Place", 1, 2]);
});

test("a header over one column and a row of values stay as they are", () => {
  const names = row([0, "Place"], [1, "in"], [2, "out"], [3, "in"], [4, "out"]);
  expect(
    spansOf([row([1, "Winter"], [2, "Spring"], [3, "Summer"]), names, body]).map(([, columns]) => columns),
  ).toEqual([1, 1, 1]);
  expect(spansOf([row([1, "12", 1.5]), names, body])).toEqual([["12", 1, 1]]);
});

test("headers of three levels are stretched from below, and one in their middle reaches over all", () => {
  const rows = spanHeaders(
    [
      row([1, "Levels of the river", 2.5]),
      row([0, "Place"], [1, "Winter", 1.5], [3, "Summer", 3.5]),
      row([1, "in"], [2, "out"], [3, "in"], [4, "out"]),
      body,
    ],
    5,
  );
  const cellsOf = (at: number): (readonly [string, number, number])[] =>
    rows[at]!.cells.map((cell) => [cell.words[0]!.text, cell.columnSpan, cell.rowSpan ?? 1]);
  expect(cellsOf(0)).toEqual([
    ["Place", 1, 3],
    ["Levels of the river", 4, 1],
  ]);
  expect(cellsOf(1)).toEqual([
    ["Winter", 2, 1],
    ["Summer", 2, 1],
  ]);
});

test("a header is over the columns under the line below it, wherever its text is", () => {
  const rows = [
    rowAt(0, [1, "Winter"], [4, "Summer"]),
    rowAt(20, [0, "Place"], [1, "in"], [2, "out"], [3, "both"], [4, "all"]),
    body,
  ];
  const line = { left: 105, right: 395, top: 8, bottom: 8.5 };
  expect(spanHeaders(rows, 5, [line])[0]!.cells.map(({ columnSpan }) => columnSpan)).toEqual([3, 1]);
  const under = { ...line, top: 30, bottom: 30.5 };
  expect(spanHeaders(rows, 5, [under])[0]!.cells.map(({ columnSpan }) => columnSpan)).toEqual([1, 1]);
  const whole = { ...line, left: 0, right: 500 };
  expect(spanHeaders(rows, 5, [whole])[0]!.cells.map(({ columnSpan }) => columnSpan)).toEqual([1, 1]);
});
