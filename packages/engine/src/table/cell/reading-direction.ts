import type { Table } from "../../document.ts";
import { readsToLeft } from "../../layout/text/right-to-left.ts";
import type { Word } from "../../layout/text/text.ts";

// Shown by tables.test.ts; fixture scripts/hebrew.

/** The first column of a table in Hebrew or Arabic stands on the right. */
export function inReadingOrder(table: Table, words: readonly Word[]): Table {
  if (!readsToLeft(words)) return table;
  const cells = table.cells
    .map((cell) => ({ ...cell, column: table.columnCount - cell.column - cell.columnSpan }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return { ...table, cells };
}
