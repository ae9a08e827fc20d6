/** Evidence that a table continues the previous one with the same number of columns, if the file does not say so. */
import type { Page, Table } from "./document.ts";

// Shown by merge-tables.test.ts.

/** Minimum share of the combined width of two columns that both cover; columns next to each other share none. */
const MIN_SHARED = 0.5;
/** Share of the texts below the first row that must have no letter for a column to be numeric; the others have units, or are notes. */
const NUMBERS = 0.6;

/**
 * Returns true if each column of one table overlaps the same column of the other. Without ruling lines, the texts bound the columns, and the last
 * column ends with the longest text on its page.
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

/** Extents of the columns as shares of the page's width; undefined for a column in which all cells span other columns. */
function columnsOf({ cells, columnCount }: Table, width: number): (Extent | undefined)[] {
  const columns: (Extent | undefined)[] = Array.from({ length: columnCount });
  for (const { column, columnSpan, bbox } of cells) {
    if (columnSpan === 1) columns[column] ??= { left: bbox.left / width, right: (bbox.left + bbox.width) / width };
  }
  return columns;
}

/** Returns true if the first row has words above every numeric column: it is a header row. */
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
