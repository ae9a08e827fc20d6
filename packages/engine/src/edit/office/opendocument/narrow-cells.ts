import type { Narrowed } from "../narrowed.ts";
import type { Parts } from "../office-editing.ts";
import { cellsOf } from "../spreadsheet/cells.ts";
import { type CellScope, cellsIn, notThere } from "../spreadsheet/narrow-cells.ts";
import type { Sheet } from "../spreadsheet/workbook.ts";
import { contentOf, ownCell, tablesOf } from "./tables.ts";
import { asParts } from "./pages.ts";

/** Gives the cells of sheets, columns and rows as parts of their own. */
export function narrowOpenCells(
  parts: Parts,
  sheets: readonly Sheet[],
  scopes: readonly CellScope[],
): Narrowed | string {
  const meant = sheets.map(({ name, part }) => ({ name, cells: cellsIn(cellsOf(parts, part), scopes) }));
  if (meant.every(({ cells }) => cells.length === 0)) return notThere(scopes);
  const root = contentOf(parts);
  const tables = new Map(tablesOf(root).map(({ name, table }) => [name, table]));
  const pieces = meant.flatMap(({ name, cells }) =>
    cells.flatMap(({ row, column }) => {
      const cell = ownCell(tables.get(name)!, row, column);
      return cell === null ? [] : [{ parent: cell, nodes: [...cell.children] }];
    }),
  );
  return asParts(parts, root, pieces);
}
