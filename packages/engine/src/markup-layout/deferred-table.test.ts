import { expect, test } from "vitest";
import { deferTable, mapCells } from "./deferred-table.ts";

test("cells are made when they are asked for, once in a row, and again after those of another table", () => {
  let made = 0;
  const size = { rowCount: 1, columnCount: 2 };
  const make = (): readonly string[] => {
    made += 1;
    return ["a", "b"];
  };
  const table = deferTable(size, make);
  const upper = mapCells(table, (cell) => cell.toUpperCase());
  expect(made).toBe(0);
  expect(upper.cells).toEqual(["A", "B"]);
  expect(upper.cells).toBe(upper.cells);
  expect(made).toBe(1);
  expect(table.cells).toEqual(["a", "b"]);
  expect(upper.cells).toEqual(["A", "B"]);
  expect(made).toBe(2);
});

test("a copy of it for another process has the cells", () => {
  const table = mapCells(
    deferTable({ rowCount: 1, columnCount: 1 }, () => [{ text: "a" }]),
    ({ text }) => ({ text }),
  );
  expect(structuredClone(table)).toEqual({ rowCount: 1, columnCount: 1, cells: [{ text: "a" }] });
  expect(JSON.parse(JSON.stringify(table))).toEqual({ rowCount: 1, columnCount: 1, cells: [{ text: "a" }] });
});

test("of a table that has its cells the others are made at once", () => {
  const { cells } = mapCells({ rowCount: 1, columnCount: 1, cells: [1] }, (cell) => cell + 1);
  expect(cells).toEqual([2]);
});
