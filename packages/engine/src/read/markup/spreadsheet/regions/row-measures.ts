import type { GridCell } from "../sheet-grid.ts";

export type Row = readonly GridCell[];

/** Number of rows below that determine the kind of a column. */
const NEAR = 12;

export function isAllText(row: Row): boolean {
  return row.length > 0 && row.every(({ kind }) => kind === "text");
}

/** Share of a row's cells for which a condition holds; 0 for an empty row. */
export function shareOf(row: Row, contains: (cell: GridCell) => boolean): number {
  if (row.length === 0) return 0;
  let count = 0;
  for (const cell of row) if (contains(cell)) count += 1;
  return count / row.length;
}

export function boldShare(row: Row): number {
  return shareOf(row, ({ look }) => look.bold);
}

export function filledShare(row: Row): number {
  return shareOf(row, ({ look }) => look.filled);
}

export function borderedShare(row: Row): number {
  return shareOf(row, ({ look }) => look.bordered);
}

/** Number of cells in a row with a number. */
export function numberCount(row: Row): number {
  let count = 0;
  for (const { kind } of row) if (kind === "number") count += 1;
  return count;
}

/** Columns of cells with a number. */
export function numberColumns(row: Row): ReadonlySet<number> {
  return new Set(row.filter(({ kind }) => kind === "number").map(({ column }) => column));
}

/** For each column, the number of rows from the given one on with a number, and with a text. */
export function columnKinds(
  rows: readonly Row[],
  from: number,
  to: number = from + NEAR,
): ReadonlyMap<number, { readonly numbers: number; readonly texts: number }> {
  const kinds = new Map<number, { numbers: number; texts: number }>();
  for (const row of rows.slice(Math.max(0, from), Math.min(to, rows.length))) {
    for (const { column, kind } of row) {
      const known = kinds.get(column) ?? { numbers: 0, texts: 0 };
      if (kind === "number") known.numbers += 1;
      else known.texts += 1;
      kinds.set(column, known);
    }
  }
  return kinds;
}

/** The first and the last column with content. */
export function boundsOf(rows: readonly Row[]): { readonly left: number; readonly right: number } {
  let [left, right] = [Infinity, -1];
  for (const row of rows) {
    for (const { column, columnSpan = 1 } of row) {
      left = Math.min(left, column);
      right = Math.max(right, column + columnSpan - 1);
    }
  }
  return { left, right };
}

/** Words for a total, in many languages, that label the last row of a table. */
const TOTAL =
  /^(?:(?:grand |sub[- ]?)?totals?|sum(?:me|ma)?|gesamt|insgesamt|totale|suma|razem|ogółem|totaal|итого|всего|合计|総計|小計|average|mean)\b/iu;

export function isTotal(row: Row): boolean {
  const text = row[0]?.text ?? "";
  return TOTAL.test(text);
}

/** Whether a number looks like a year, or a date labels a column. */
export function isPeriod({ text }: GridCell): boolean {
  return /^(?:19|20)\d\d$/.test(text) || /^[\p{L}.]{3,9}[- ](?:\d\d|\d{4})$/u.test(text) || /^Q[1-4]\b/.test(text);
}
