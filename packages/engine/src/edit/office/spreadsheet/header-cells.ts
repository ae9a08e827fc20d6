/** Finds the cells that name their columns. */
import type { SheetCell } from "./cells.ts";

/** Numbers, amounts and days are values; a year by itself may name a column. */
const VALUE = /^(?!(?:19|20)\d\d$)[-+(]?\p{Sc}?\s?\d[\d.,:/\s%)'’-]*(?:\p{Sc}|[A-Z]{3})?$/u;

/**
 * Those of the given cells that are headers: the adjacent cells in their row are texts, rows directly above fill at most half of their columns (a
 * title, groups of columns), and their column continues below.
 */
export function headerCells(cells: readonly SheetCell[], called: readonly SheetCell[]): SheetCell[] {
  const filled = cells.filter(({ text }) => text !== "");
  const rows = Map.groupBy(filled, ({ row }) => row);
  const columns = (row: number): Map<number, SheetCell> =>
    new Map((rows.get(row) ?? []).map((cell) => [cell.column, cell]));
  return called.filter((cell) => {
    const own = sideBySide(columns(cell.row), cell.column);
    const hasMore = filled.some(({ column, row }) => column === cell.column && row > cell.row);
    if (!hasMore || own.some(({ text }) => VALUE.test(text))) return false;
    for (let row = cell.row - 1; row > 0; row--) {
      const above = columns(row);
      const count = own.filter(({ column }) => above.has(column)).length;
      if (count === 0) return true;
      if (count > own.length / 2) return false;
    }
    return true;
  });
}

function sideBySide(row: ReadonlyMap<number, SheetCell>, column: number): SheetCell[] {
  const side = (step: number): SheetCell[] => {
    const found: SheetCell[] = [];
    for (let at = column + step; row.has(at); at += step) found.push(row.get(at)!);
    return found;
  };
  const own = row.get(column);
  return own === undefined ? [] : [...side(-1), own, ...side(1)];
}
