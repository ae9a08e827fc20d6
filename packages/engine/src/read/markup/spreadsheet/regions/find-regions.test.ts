import { expect, test } from "vitest";
import { PLAIN } from "../sheet-content.ts";
import type { Grid, GridCell } from "../sheet-grid.ts";
import { connectCells } from "./connect-cells.ts";
import { findRegions } from "./find-regions.ts";

/** A grid given as rows of chars: `a` is a text, `1` a number, a space an empty cell. */
function gridOf(rows: readonly string[]): Grid {
  const cells = rows.flatMap((line, row) =>
    line.split("").flatMap((text, column): GridCell[] => {
      if (text === " ") return [];
      const kind = /\d/.test(text) ? "number" : "text";
      return [{ row, column, rowSpan: 1, columnSpan: 1, text, kind, look: PLAIN, comments: [] }];
    }),
  );
  return { rowCount: rows.length, columnCount: 20, cells, tables: [], floats: [] };
}

function boundsOf(grid: Grid, clustering: "accurate" | "fast" | "disabled"): readonly string[] {
  return findRegions(grid, clustering).map(({ top, left, bottom, right }) => `${top},${left}-${bottom},${right}`);
}

test("cells that touch by a corner are connected, also over a merged cell that reaches down", () => {
  const corner = gridOf(["a  b", " c d", "", "e"]);
  expect(connectCells(corner.cells).map(({ cells }) => cells.map(({ text }) => text).join(""))).toEqual([
    "ac",
    "bd",
    "e",
  ]);
  const [first, ...rest] = gridOf(["a", "", "", "b"]).cells;
  expect(connectCells([{ ...first!, rowSpan: 3 }, ...rest])).toHaveLength(1);
});

test("fast parts at empty rows and columns, accurate keeps groups of rows, disabled takes all as one", () => {
  const grid = gridOf(["abc", "d12", "", "e34", "   ", "", "", "fgh", "i56"]);
  expect(boundsOf(grid, "fast")).toEqual(["0,0-1,2", "3,0-3,2", "7,0-8,2"]);
  expect(boundsOf(grid, "accurate")).toEqual(["0,0-3,2", "7,0-8,2"]);
  expect(boundsOf(grid, "disabled")).toEqual(["0,0-8,2"]);
});

test("a range that the author made a table is one, whatever touches it", () => {
  const grid = gridOf(["abc", "d12", "e34", "f56"]);
  const named = { ...grid, tables: [{ top: 0, left: 0, bottom: 2, right: 1, headerRows: 1 }] };
  expect(boundsOf(named, "accurate")[0]).toBe("0,0-2,1");
  expect(findRegions(named, "fast").flatMap(({ cells }) => cells)).toHaveLength(grid.cells.length);
});

test("ten thousand single cells far from each other are found in one go", () => {
  const cells = Array.from({ length: 10_000 }, (_, at): GridCell => {
    const place = { row: at * 5, column: (at % 7) * 5, rowSpan: 1, columnSpan: 1 };
    return { ...place, text: "x", kind: "text", look: PLAIN, comments: [] };
  });
  expect(findRegions({ ...gridOf([]), cells }, "accurate")).toHaveLength(10_000);
});
