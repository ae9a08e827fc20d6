import { expect, test } from "vitest";
import type { Cell } from "./passage.ts";
import { rowsOf } from "./table.ts";

/** The cells of a grid, one array per row; the first `header` rows are header rows. */
function grid(rows: readonly (readonly string[])[], header = 0): Cell[] {
  const bbox = { page: 1, left: 0, top: 0, width: 0.1, height: 0.1 };
  return rows.flatMap((texts, row) =>
    texts.flatMap((text, column) => {
      const place = { row, column, row_span: 1, column_span: 1 };
      return text === "" ? [] : [{ ...place, header: row < header, text, bbox }];
    }),
  );
}

const valuesOf = (cells: readonly Cell[]): readonly string[] =>
  rowsOf(cells).flatMap(({ label, values }) => values.map(({ cell, column }) => `${label} / ${column} / ${cell.text}`));

test("a value is named by its row and by the headers over it", () => {
  const cells = grid(
    [
      ["Soil", "pH", "Depth\ncm"],
      ["Loam", "6.5", "40"],
    ],
    1,
  );
  expect(valuesOf(cells)).toEqual(["Loam / pH / 6.5", "Loam / Depth cm / 40"]);
});

test("a line alone in its row names the group of the rows below", () => {
  const cells = grid(
    [
      ["", "Seats"],
      ["North", ""],
      ["Men", "12"],
      ["South", ""],
      ["Men", "9"],
    ],
    1,
  );
  expect(valuesOf(cells)).toEqual(["North > Men / Seats / 12", "South > Men / Seats / 9"]);
});

test("a first row without figures over rows with figures is the header, though nothing says so", () => {
  expect(
    valuesOf(
      grid([
        ["Port", "Calls"],
        ["Cebu", "7"],
      ]),
    ),
  ).toEqual(["Cebu / Calls / 7"]);
  expect(
    valuesOf(
      grid([
        ["Cebu", "7"],
        ["Davao", "9"],
      ]),
    ),
  ).toEqual(["Cebu /  / 7", "Davao /  / 9"]);
});

test("of a row of words the first names the others", () => {
  expect(
    valuesOf(
      grid(
        [
          ["Country", "Rule"],
          ["Chile", "Ten kilometres"],
        ],
        1,
      ),
    ),
  ).toEqual(["Chile / Rule / Ten kilometres"]);
});

test("a total ends its group, a dash is a figure, and headers lose the comma before their years", () => {
  const cells = grid(
    [
      ["", "Year ended June 30,", "Year ended June 30,"],
      ["", "2024", "2023"],
      ["Current assets:", "", ""],
      ["Cash", "—", "4.1"],
      ["Total current assets", "2.5", "6.1"],
      ["Goodwill", "3.5", "7.1"],
    ],
    2,
  );
  expect(valuesOf(cells)).toEqual([
    "Current assets: > Cash / Year ended June 30, 2024 / —",
    "Current assets: > Cash / Year ended June 30, 2023 / 4.1",
    "Current assets: > Total current assets / Year ended June 30, 2024 / 2.5",
    "Current assets: > Total current assets / Year ended June 30, 2023 / 6.1",
    "Goodwill / Year ended June 30, 2024 / 3.5",
    "Goodwill / Year ended June 30, 2023 / 7.1",
  ]);
});
