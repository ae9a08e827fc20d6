import { expect, test } from "vitest";
import { PLAIN } from "../sheet-content.ts";
import { type GridCell, regionOf } from "../sheet-grid.ts";
import { partRegion } from "./part-region.ts";

const ONE = { rowSpan: 1, columnSpan: 1, kind: "text", look: PLAIN, comments: [] } as const;
const cell = (row: number, column: number, text: string): GridCell => ({ ...ONE, row, column, text });

test("names of columns below a title are a header, with one of them blank, too", () => {
  const rows = [
    ["STATE"],
    [],
    ["Boat", "", "Keeper", "Berth"],
    ["Gull", "", "Ida", "East"],
    ["Tern", "", "Per", "West"],
  ];
  const cells = rows.flatMap((row, at) => row.flatMap((text, column) => (text === "" ? [] : [cell(at, column, text)])));
  const { titles, headerRows, table } = partRegion(regionOf(cells));
  expect(titles.map(({ text }) => text)).toEqual(["STATE"]);
  expect(headerRows).toBe(1);
  expect(table).toMatchObject({ top: 2, bottom: 4, left: 0, right: 3 });
});
