/**
 * What shows a table that continues from another one with as many columns, where nothing is said of it.
 */
import type { Page, Table } from "./document.ts";

// Shown by merge-tables.test.ts.

/** Share of the width of two columns together that both cover: columns next to each other share none. */
const MIN_SHARED = 0.5;
/** Share of the texts below its first row without a letter with which a column is one of numbers; the rest have units, or are notes. */
const NUMBERS = 0.6;

/**
 * True where each column of one table lies over the same of the other. Without drawn lines their texts bound them, and the last
 * one ends with the longest of its page.
 */
export function haveSameColumns(
  above: Table,
  { width: aboveWidth }: Pick<Page, "width">,
  below: Table,
  { width }: Pick<Page, "width">,
): boolean {
  const first = columnsOf(above, aboveWidth);
  const second = columnsOf(below, width);
  return first.every((column, at) => {
    const other = second[at];
    if (column === undefined || other === undefined) return column === other;
    const shared = Math.min(column.right, other.right) - Math.max(column.left, other.left);
    return shared >= MIN_SHARED * (Math.max(column.right, other.right) - Math.min(column.left, other.left));
  });
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** In shares of the page's width; none for a column whose cells all reach over others. */
function columnsOf({ cells, columnCount }: Table, width: number): (Extent | undefined)[] {
  const columns: (Extent | undefined)[] = Array.from({ length: columnCount });
  for (const { column, columnSpan, bbox } of cells) {
    if (columnSpan === 1) columns[column] ??= { left: bbox.left / width, right: (bbox.left + bbox.width) / width };
  }
  return columns;
}

/** True where the first row has words over every column of numbers: it names them. */
export function hasOwnHeader({ cells, columnCount }: Table): boolean {
  const names: string[] = Array.from({ length: columnCount }, () => "");
  const texts = new Int32Array(columnCount);
  const numbers = new Int32Array(columnCount);
  for (const { row, column, columnSpan, text } of cells) {
    if (text.trim() === "" || columnSpan > 1) continue;
    if (row === 0) names[column] = text;
    else {
      texts[column]!++;
      if (!/\p{L}/u.test(text)) numbers[column]!++;
    }
  }
  const numeric = names.filter((_, column) => texts[column]! > 0 && numbers[column]! >= NUMBERS * texts[column]!);
  return numeric.length > 0 && numeric.every((name) => /\p{L}/u.test(name) && !/\d/.test(name));
}
