import { textWidth } from "./text-width.ts";
import { wrapText, type WrappedLine } from "./wrap-text.ts";
import type { MarkupCell, MarkupTable, Place } from "./markup.ts";

/** A cell with its box and the lines of its text. */
export interface LaidOutCell {
  readonly cell: MarkupCell;
  readonly place: Place;
  readonly lines: readonly WrappedLine[];
}

export interface LaidOutTable {
  readonly height: number;
  readonly cells: readonly LaidOutCell[];
}

/** Distance of a cell's text from its borders. */
const PADDING = 3;

/**
 * Lays out a table over the whole width: columns share it by their longest text, rows are as high as their longest cell.
 *
 * @param size - font size, in points
 */
export function layOutTable(
  table: MarkupTable,
  { left, top, width }: Pick<Place, "left" | "top" | "width">,
  { size, leading }: { readonly size: number; readonly leading: number },
): LaidOutTable {
  const columns = columnEdges(table, width);
  const wrapped = table.cells.map((cell) => {
    const room = columns[cell.column + cell.columnSpan]! - columns[cell.column]! - 2 * PADDING;
    return wrapText(cell.text, Math.max(1, room / size));
  });
  const heights = rowHeights(table, wrapped, leading);
  const rows = [0];
  for (const height of heights) rows.push(rows.at(-1)! + height);
  return {
    height: rows.at(-1)!,
    cells: table.cells.map((cell, index) => ({
      cell,
      lines: wrapped[index]!,
      place: {
        left: left + columns[cell.column]!,
        top: top + rows[cell.row]!,
        width: columns[cell.column + cell.columnSpan]! - columns[cell.column]!,
        height: rows[cell.row + cell.rowSpan]! - rows[cell.row]!,
      },
    })),
  };
}

/** A column of long texts is at most this many times as wide as a column of short ones. */
const LONGEST_SHARE = 40;

function columnEdges({ columnCount, cells }: MarkupTable, width: number): readonly number[] {
  const shares = Array.from({ length: columnCount }, () => 4);
  for (const { column, columnSpan, text } of cells) {
    if (columnSpan === 1) shares[column] = Math.max(shares[column]!, Math.min(LONGEST_SHARE, textWidth(text)));
  }
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const edges = [0];
  let sum = 0;
  for (const share of shares) edges.push(((sum += share) / whole) * width);
  return edges;
}

function rowHeights(
  { rowCount, cells }: MarkupTable,
  wrapped: readonly (readonly WrappedLine[])[],
  leading: number,
): readonly number[] {
  const heights = Array.from({ length: rowCount }, () => leading + 2 * PADDING);
  for (const [index, { row, rowSpan }] of cells.entries()) {
    if (rowSpan === 1) heights[row] = Math.max(heights[row]!, wrapped[index]!.length * leading + 2 * PADDING);
  }
  return heights;
}

/** Where a cell's text begins. */
export function textPlaceOf({ left, top }: Place): { readonly left: number; readonly top: number } {
  return { left: left + PADDING, top: top + PADDING };
}
