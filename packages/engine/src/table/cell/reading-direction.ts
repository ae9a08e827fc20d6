import type { Table } from "../../document/document.ts";
import { readsToLeft } from "../../text/right-to-left.ts";
import type { Word } from "../../text/word.ts";

// Shown by tables.test.ts; fixture scripts/hebrew.

/** Mirrors a table in Hebrew or Arabic, whose first column is on the right. */
export function inReadingOrder(table: Table, words: readonly Word[]): Table {
  if (!readsToLeft(words)) return table;
  const cells = table.cells
    .map((cell) => ({ ...cell, column: table.columnCount - cell.column - cell.columnSpan }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return { ...table, cells };
}
