/** A cell of a table as a model writes it: rows from top to bottom, each with the cells that begin there, as in HTML. */
export interface AnsweredCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly header: boolean;
  readonly text: string;
}

export interface AnsweredGrid {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly AnsweredCell[];
}

/** No table on one page has more. */
const MAX_ROWS = 300;
const MAX_COLUMNS = 60;

/** @returns null if it is not a grid: overlapping cells, spans beyond its end, or empty */
export function readGrid(answer: unknown): AnsweredGrid | null {
  const rows = listIn(answer, "rows");
  if (rows === null || rows.length === 0 || rows.length > MAX_ROWS) return null;
  const taken = rows.map(() => new Set<number>());
  const cells: AnsweredCell[] = [];
  for (const [row, answeredRow] of rows.entries()) {
    const own = listIn(answeredRow, "cells");
    if (own === null) return null;
    let column = 0;
    for (const entry of own) {
      while (taken[row]!.has(column)) column++;
      const cell = readCell(entry, { row, column, header: (answeredRow as { header?: unknown }).header === true });
      if (cell === null || row + cell.rowSpan > rows.length || column + cell.columnSpan > MAX_COLUMNS) return null;
      if (!take(cell, taken)) return null;
      cells.push(cell);
    }
  }
  const columnCount = Math.max(...cells.map(({ column, columnSpan }) => column + columnSpan), 0);
  return columnCount === 0 ? null : { rowCount: rows.length, columnCount, cells };
}

/** Occupies the positions of a cell; false if one of them is occupied. */
function take({ row, column, rowSpan, columnSpan }: AnsweredCell, taken: readonly Set<number>[]): boolean {
  for (let y = row; y < row + rowSpan; y++) {
    for (let x = column; x < column + columnSpan; x++) {
      if (taken[y]!.has(x)) return false;
      taken[y]!.add(x);
    }
  }
  return true;
}

function readCell(entry: unknown, at: Pick<AnsweredCell, "row" | "column" | "header">): AnsweredCell | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { text, rows = 1, columns = 1 } = entry as Readonly<Record<string, unknown>>;
  if (typeof text !== "string" || !isSpan(rows) || !isSpan(columns)) return null;
  return { ...at, rowSpan: rows, columnSpan: columns, text: text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim() };
}

function isSpan(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ROWS;
}

function listIn(value: unknown, name: string): readonly unknown[] | null {
  if (typeof value !== "object" || value === null) return null;
  const list = (value as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(list) ? (list as unknown[]) : null;
}
