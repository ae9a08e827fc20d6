import { findRegions } from "@docsvc/engine/src/read/markup/spreadsheet/regions/find-regions.ts";
import { partRegion } from "@docsvc/engine/src/read/markup/spreadsheet/regions/part-region.ts";
import type { GridCell } from "@docsvc/engine/src/read/markup/spreadsheet/sheet-grid.ts";
import { cellsOf, type MadeSheet } from "./made-sheet.ts";

/** How much of a generated sheet is found as it was made. */
export interface SheetScore {
  /** 2 × tables found with exactly their cells / (tables made + tables found); 1 if there are none. */
  readonly tables: number;
  /** Share of those with correct header rows. */
  readonly headers: number;
  /** Whether every cell is in exactly one place. */
  readonly isWhole: boolean;
}

export function scoreSheet(sheet: MadeSheet): SheetScore {
  const { cells, owners } = cellsOf(sheet);
  const grid = { rowCount: 0, columnCount: 0, cells, tables: [], floats: [] };
  const parts = findRegions(grid, "accurate").map(partRegion);
  const found = parts.flatMap(({ table, headerRows }) => (table === null ? [] : [{ cells: table.cells, headerRows }]));
  const key = (of: readonly GridCell[]): string =>
    of
      .map(({ row, column }) => `${row},${column}`)
      .toSorted()
      .join(" ");
  const made = sheet.items.filter(({ kind }) => kind === "table");
  const truth = new Map(made.map((item) => [key(cells.filter((cell) => owners.get(cell) === item)), item.headerRows]));
  const right = found.filter((table) => truth.has(key(table.cells)));
  const headed = right.filter((table) => truth.get(key(table.cells)) === table.headerRows);
  const seen = parts.flatMap(({ titles, table, notes }) => [...titles, ...(table?.cells ?? []), ...notes]);
  return {
    tables: made.length + found.length === 0 ? 1 : (2 * right.length) / (made.length + found.length),
    headers: right.length === 0 ? 1 : headed.length / right.length,
    isWhole: seen.length === cells.length && new Set(seen).size === cells.length,
  };
}
