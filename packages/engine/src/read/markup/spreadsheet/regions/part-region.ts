import { weigh } from "../../../../judge/weigh.ts";
import { headerSigns } from "./header-signs.ts";
import { listSigns } from "./list-signs.ts";
import { type GridCell, type Region, regionOf, rowsOf } from "../sheet-grid.ts";
import { HEADER_WEIGHTS, LIST_WEIGHTS, TEXT_WEIGHTS } from "./sheet-weights.ts";
import { textSigns } from "./text-signs.ts";

/** A region as its reader sees it. */
export interface PartedRegion {
  /** Texts above the table. */
  readonly titles: readonly GridCell[];
  /** Null if all of it is text. */
  readonly table: Region | null;
  /** Rows at the top of the table that name its columns. */
  readonly headerRows: number;
  /** Texts below the table. */
  readonly notes: readonly GridCell[];
}

/** Splits a region into its table and the texts above and below it. */
export function partRegion(region: Region): PartedRegion {
  if (region.headerRows !== undefined) {
    return { titles: [], table: region, headerRows: region.headerRows, notes: [] };
  }
  const rows = rowsOf(region);
  if (isTextAlone(region)) return { titles: region.cells, table: null, headerRows: 0, notes: [] };
  if (isLine(region)) return { titles: [], table: region, headerRows: headerRowsOf(region), notes: [] };
  let first = 0;
  while (first < rows.length - 1 && isEdgeText(rows.slice(first), 0, 1)) first += 1;
  let last = rows.length - 1;
  while (last > first + 1 && isEdgeText(rows.slice(first, last + 1), last - first, -1)) last -= 1;
  const isWhole = first === 0 && last === rows.length - 1;
  const table = isWhole ? region : regionOf(rows.slice(first, last + 1).flat());
  const titles = rows.slice(0, first).flat();
  const notes = rows.slice(last + 1).flat();
  if (table.cells.length === 0) return { titles: region.cells, table: null, headerRows: 0, notes: [] };
  // After a title and a note are removed, the rest may be another one of them.
  if (titles.length + notes.length > 0 && isTextAlone(table)) {
    return { titles: region.cells, table: null, headerRows: 0, notes: [] };
  }
  return { titles, table, headerRows: headerRowsOf(table, titles.length > 0), notes };
}

/** Whether a region is a single column or row that is text rather than a list of values. */
function isTextAlone(region: Region): boolean {
  if (region.cells.length === 1) return region.cells[0]!.kind === "text";
  return isLine(region) && weigh(listSigns(region), LIST_WEIGHTS) <= 0;
}

/** Whether it is one column wide or one row high. */
export function isLine({ top, bottom, left, right, cells }: Region): boolean {
  return left === right || top === bottom || cells.every(({ column }) => column === left);
}

function isEdgeText(rows: readonly (readonly GridCell[])[], at: number, inwards: 1 | -1): boolean {
  const row = rows[at]!;
  if (row.length === 0) return true;
  return row.length === 1 && row[0]!.kind === "text" && weigh(textSigns(rows, at, inwards), TEXT_WEIGHTS) > 0;
}

/** No table has more header rows. */
export const MAX_HEADER_ROWS = 4;

/** Number of header rows at the top of a table. @param isTitled - whether a title is above it */
export function headerRowsOf(table: Region, isTitled: boolean = false): number {
  const rows = rowsOf(table);
  let count = 0;
  while (count < Math.min(MAX_HEADER_ROWS, rows.length - 1)) {
    const row = rows[count]!;
    if (row.length > 0 && weigh(headerSigns(rows, count, isTitled), HEADER_WEIGHTS) <= 0) break;
    count += 1;
  }
  while (count > 0 && rows[count - 1]!.length === 0) count -= 1;
  return count;
}
