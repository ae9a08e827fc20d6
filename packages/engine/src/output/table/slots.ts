import type { Cell, Table } from "../../document/document.ts";

/** A position of a table's grid: the cell that begins there, nothing, or a part of a merged cell. */
export type Slot = Cell | "empty" | "covered";

/** Arranges a table as `rowCount` rows of `columnCount` slots. */
export function tableSlots(table: Table): readonly (readonly Slot[])[] {
  const rows = Array.from({ length: table.rowCount }, () => Array<Slot>(table.columnCount).fill("empty"));
  for (const cell of table.cells) {
    if (cell.rowSpan > 1 || cell.columnSpan > 1) {
      for (let row = cell.row; row < Math.min(cell.row + cell.rowSpan, table.rowCount); row += 1) {
        rows[row]?.fill("covered", cell.column, Math.min(cell.column + cell.columnSpan, table.columnCount));
      }
    }
    const origin = rows[cell.row];
    if (origin && cell.column < origin.length) origin[cell.column] = cell;
  }
  return rows;
}

/** The texts of a table by position; a merged cell's text appears once, at its top-left position. */
export function tableTexts(
  table: Table,
  textOf: (cell: Cell) => string = ({ text }) => text,
): readonly (readonly string[])[] {
  return tableSlots(table).map((row) => row.map((slot) => (typeof slot === "string" ? "" : textOf(slot))));
}
