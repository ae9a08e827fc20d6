import type { MarkupCell, Place, PlacedMarkupBlock } from "../../../markup-layout/markup.ts";
import { deferTable } from "../../../markup-layout/deferred-table.ts";
import { partRegion } from "./regions/part-region.ts";
import { type Grid, type GridCell, type Region, regionOf, rowsOf } from "./sheet-grid.ts";

export interface TableSplit {
  /** Maximum body rows of a table per block; a longer table becomes several blocks, each with the header. */
  readonly most: number;
}

/** Returns a region as its table, with the titles above and the notes below it as texts. */
export function regionToBlocks(
  region: Region,
  { titleRows }: Pick<Grid, "titleRows">,
  split: TableSplit,
): readonly PlacedMarkupBlock[] {
  const { titles, table, headerRows, notes } = partRegion(region);
  if (table === null) return titles.map(toText);
  // Rows that are repeated on each printed page also belong to the header.
  const printed = titleRows === undefined || titleRows.first > table.top ? 0 : titleRows.last - table.top + 1;
  const header = Math.min(Math.max(headerRows, printed), table.bottom - table.top);
  return [...titles.map(toText), ...tableBlocks(table, header, split), ...notes.map(toText)];
}

function tableBlocks(region: Region, header: number, { most }: TableSplit): readonly PlacedMarkupBlock[] {
  const { top, left, bottom, right } = region;
  const rows = rowsOf(region);
  const head = rows.slice(0, header);
  const blocks: PlacedMarkupBlock[] = [];
  for (let from = header; from < rows.length || blocks.length === 0; from += most) {
    const isFirst = blocks.length === 0;
    const body = rows.slice(from, from + most);
    // Later blocks repeat the header; its comments stay with the first.
    const own = (isFirst ? [...head, ...body] : body).flat();
    if (own.length === 0 && !isFirst) continue;
    const isWhole = isFirst && from + most >= rows.length;
    const bounds = isWhole ? { top, bottom } : regionOf(own);
    const comments = own.flatMap((cell) => cell.comments ?? []);
    blocks.push({
      type: "Table",
      text: "",
      place: {
        left,
        top: bounds.top,
        width: right - left + 1,
        height: Math.min(bottom, bounds.bottom) - bounds.top + 1,
      },
      table: toTable(region, head, body),
      ...(comments.length === 0 ? {} : { comments }),
    });
  }
  return blocks;
}

type Rows = readonly (readonly GridCell[])[];

/** Empty rows only separate groups visually, so they are left out. */
function toTable({ left, right }: Region, head: Rows, body: Rows): NonNullable<PlacedMarkupBlock["table"]> {
  const headerRows = head.filter(isFilled).length;
  const rows = [...head, ...body].filter(isFilled);
  // Not the region itself, which would keep the list of all its cells.
  const make = (): readonly MarkupCell[] => toCells({ left, right }, rows, headerRows);
  return deferTable({ rowCount: rows.length, columnCount: right - left + 1 }, make);
}

function isFilled(row: readonly GridCell[]): boolean {
  return row.length > 0;
}

function toCells(
  { left, right }: Pick<Region, "left" | "right">,
  rows: Rows,
  headerRows: number,
): readonly MarkupCell[] {
  const numbers = new Map(rows.map(([first], number) => [first!.row, number]));
  const spanned = (row: number, rowSpan: number): number => {
    let count = 0;
    if (rowSpan > numbers.size) for (const at of numbers.keys()) count += at >= row && at < row + rowSpan ? 1 : 0;
    else for (let at = row; at < row + rowSpan; at += 1) count += numbers.has(at) ? 1 : 0;
    return count;
  };
  const toCell = (cell: GridCell, number: number): MarkupCell => {
    const { row, column, rowSpan = 1, columnSpan = 1, text, marked = text } = cell;
    return {
      row: number,
      column: column - left,
      rowSpan: rowSpan === 1 ? 1 : spanned(row, rowSpan),
      columnSpan: Math.min(columnSpan, right + 1 - column),
      header: number < headerRows,
      text: marked,
      place: placeOf(cell),
    };
  };
  return rows.flatMap((row, number) => row.map((cell) => toCell(cell, number)));
}

function toText(cell: GridCell): PlacedMarkupBlock {
  const { text, marked = text, comments = [] } = cell;
  return { type: "Text", text: marked, place: placeOf(cell), ...(comments.length === 0 ? {} : { comments }) };
}

function placeOf({ row, column, rowSpan = 1, columnSpan = 1 }: GridCell): Place {
  return { left: column, top: row, width: columnSpan, height: rowSpan };
}
