import type { TranscriptBlock, TranscriptTable } from "../../transcript/transcript.ts";
import { isOnLine } from "../line-index/neighbours.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { joinLines, type JoinedText } from "./joined-text.ts";

/** A cell of a table with its lines; null if it is empty. */
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
  readonly block: TranscriptBlock;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Cells of each row, from left to right; a cell that spans rows is in its first one. */
  readonly rows: readonly (readonly SheetCell[])[];
}

const known = new WeakMap<LineIndex, readonly SheetTable[]>();

/** The tables of a document, in reading order. */
export function tablesOf(lineIndex: LineIndex): readonly SheetTable[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const found = [...lineIndex.byPage.keys()].flatMap((page) => tablesOfPage(lineIndex, page));
  known.set(lineIndex, found);
  return found;
}

function tablesOfPage(lineIndex: LineIndex, number: number): SheetTable[] {
  const places = lineIndex.byPage.get(number)!;
  const page = places[0]?.page;
  if (page === undefined) return [];
  const byBlock = Map.groupBy(places, ({ line }) => line.block);
  return page.blocks.flatMap((block, index) => {
    if (block.table === undefined) return [];
    return [toTable(number, block, block.table, byBlock.get(index) ?? [])];
  });
}

function toTable(page: number, block: TranscriptBlock, table: TranscriptTable, places: readonly Place[]): SheetTable {
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

/** Sorts from top to bottom, and on one line from left to right. */
export function inReadingOrder(places: readonly Place[]): Place[] {
  const lines: Place[][] = [];
  for (const place of places.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const line = lines.findLast((others) => others.some((other) => isOnLine(other, place)));
    if (line === undefined) lines.push([place]);
    else line.push(place);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left));
}
