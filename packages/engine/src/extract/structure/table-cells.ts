import type { MaterialBlock, MaterialTable } from "../../material/material.ts";
import { isOnLine } from "../sheet/neighbours.ts";
import type { Place, Sheet } from "../sheet/sheet.ts";
import { joinLines, type JoinedText } from "./joined-text.ts";

/** A cell of a table with its lines; null where it is empty. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly isHeader: boolean;
  readonly text: JoinedText | null;
}

/** A table as the page's layout found it. */
export interface SheetTable {
  readonly page: number;
  readonly block: MaterialBlock;
  readonly rowCount: number;
  readonly columnCount: number;
  /** By row, those that begin in it from left to right. */
  readonly rows: readonly (readonly SheetCell[])[];
}

const known = new WeakMap<Sheet, readonly SheetTable[]>();

/** The tables of a document in reading order. */
export function tablesOf(sheet: Sheet): readonly SheetTable[] {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const found = [...sheet.byPage.keys()].flatMap((page) => tablesOfPage(sheet, page));
  known.set(sheet, found);
  return found;
}

function tablesOfPage(sheet: Sheet, number: number): SheetTable[] {
  const places = sheet.byPage.get(number)!;
  const page = places[0]?.page;
  if (page === undefined) return [];
  const byBlock = Map.groupBy(places, ({ line }) => line.block);
  return page.blocks.flatMap((block, index) => {
    if (block.table === undefined) return [];
    return [toTable(number, block, block.table, byBlock.get(index) ?? [])];
  });
}

function toTable(page: number, block: MaterialBlock, table: MaterialTable, places: readonly Place[]): SheetTable {
  const byCell = Map.groupBy(places, ({ line }) => line.cell ?? -1);
  const rows: SheetCell[][] = Array.from({ length: table.rowCount }, () => []);
  for (const [index, { row, column, rowSpan, columnSpan, header }] of table.cells.entries()) {
    const lines = inReadingOrder(byCell.get(index) ?? []);
    const text = lines.length === 0 ? null : joinLines(lines);
    rows[row]?.push({ row, column, rowSpan, columnSpan, isHeader: header, text });
  }
  for (const row of rows) row.sort((a, b) => a.column - b.column);
  return { page, block, rowCount: table.rowCount, columnCount: table.columnCount, rows };
}

/** From top to bottom, and on one line from left to right. */
export function inReadingOrder(places: readonly Place[]): Place[] {
  const lines: Place[][] = [];
  for (const place of places.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const line = lines.findLast((others) => others.some((other) => isOnLine(other, place)));
    if (line === undefined) lines.push([place]);
    else line.push(place);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left));
}
