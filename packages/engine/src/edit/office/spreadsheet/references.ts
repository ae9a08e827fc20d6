/** Cell references in formulas and ranges (ISO/IEC 29500-1, 18.17.2.3). */

/** Columns and rows from 1. */
export interface Range {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MAX_COLUMN = 16_384;
const MAX_ROW = 1_048_576;

export function toColumn(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce((sum, letter) => 26 * sum + letter.codePointAt(0)! - 64, 0);
}

export function toLetters(column: number): string {
  return column <= 0 ? "" : toLetters(Math.floor((column - 1) / 26)) + String.fromCodePoint(65 + ((column - 1) % 26));
}

export function toCell(reference: string): { readonly column: number; readonly row: number } | null {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/u.exec(reference);
  if (match === null) return null;
  const [column, row] = [toColumn(match[1]!), Number(match[2])];
  return column <= MAX_COLUMN && row >= 1 && row <= MAX_ROW ? { column, row } : null;
}

/** A string, or a reference with its sheet: cells, ranges of cells, of columns and of rows. Names and functions are not references. */
const REFERENCE =
  /"(?:[^"]|"")*"|((?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!)?(?:(\$?[A-Z]{1,3}\$?\d{1,7})(?::(\$?[A-Z]{1,3}\$?\d{1,7}))?|(\$?[A-Z]{1,3}:\$?[A-Z]{1,3})|(\$?\d{1,7}:\$?\d{1,7}))(?![\p{L}\p{N}_(!.])/gu;

export interface Reference {
  /** Null for the formula's own sheet. */
  readonly sheet: string | null;
  readonly range: Range;
}

/** The references that a formula reads; null if unknown, because of names, tables, or functions that create references. */
export function referencesOf(formula: string): Reference[] | null {
  if (/\[|(?:INDIRECT|OFFSET|ADDRESS|INDEX|CELL|LAMBDA|LET)\s*\(/iu.test(formula)) return null;
  const found: Reference[] = [];
  const rest = formula.replaceAll(
    REFERENCE,
    (whole, sheet?: string, from?: string, to?: string, columns?: string, rows?: string) => {
      const range = rangeOf(from, to, columns, rows);
      if (range !== null) found.push({ sheet: sheet === undefined ? null : sheetOf(sheet), range });
      return whole.startsWith('"') ? "" : " ";
    },
  );
  // What remains are functions, numbers and operators; any other word is a name.
  const isPlain = !/(?<![\p{L}\p{N}_.])(?!TRUE\b|FALSE\b)[\p{L}_][\p{L}\p{N}_.]*(?!\s*\(|[\p{L}\p{N}_.])/iu.test(rest);
  return isPlain ? found : null;
}

function sheetOf(written: string): string {
  const name = written.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}

function rangeOf(from?: string, to?: string, columns?: string, rows?: string): Range | null {
  if (from !== undefined) {
    const [a, b] = [toCell(from), toCell(to ?? from)];
    if (a === null || b === null) return null;
    return {
      left: Math.min(a.column, b.column),
      right: Math.max(a.column, b.column),
      top: Math.min(a.row, b.row),
      bottom: Math.max(a.row, b.row),
    };
  }
  if (columns !== undefined) {
    const [a = 1, b = 1] = columns.replaceAll("$", "").split(":").map(toColumn);
    return { left: Math.min(a, b), right: Math.max(a, b), top: 1, bottom: MAX_ROW };
  }
  if (rows !== undefined) {
    const [a = 1, b = 1] = rows.replaceAll("$", "").split(":").map(Number);
    return { left: 1, right: MAX_COLUMN, top: Math.min(a, b), bottom: Math.max(a, b) };
  }
  return null;
}

/** The new number of a row after rows were deleted; null for a deleted row. */
export type RowShift = (row: number) => number | null;

export function shiftOf(deleted: readonly number[]): RowShift {
  const gone = new Set(deleted);
  const sorted = deleted.toSorted((a, b) => a - b);
  return (row) => (gone.has(row) ? null : row - sorted.filter((other) => other < row).length);
}

/** A formula after rows of a sheet were deleted, as spreadsheets rewrite it: ranges shrink, and a reference to a deleted row becomes `#REF!`. */
export function shiftFormula(formula: string, shift: RowShift, isMeant: (sheet: string | null) => boolean): string {
  return formula.replaceAll(
    REFERENCE,
    (
      whole,
      sheet: string | undefined,
      from: string | undefined,
      to: string | undefined,
      _columns,
      rows: string | undefined,
    ) => {
      if (whole.startsWith('"') || !isMeant(sheet === undefined ? null : sheetOf(sheet))) return whole;
      const prefix = sheet ?? "";
      if (rows !== undefined) {
        const moved = shiftEnds(...(rows.replaceAll("$", "").split(":").map(Number) as [number, number]), shift);
        return moved === null ? "#REF!" : `${prefix}${moved[0]}:${moved[1]}`;
      }
      if (from === undefined) return whole;
      const [first, last] = [rowOf(from), rowOf(to ?? from)];
      const moved = to === undefined ? shift(first) : shiftEnds(first, last, shift);
      if (moved === null) return "#REF!";
      const [top, bottom] = typeof moved === "number" ? [moved, moved] : moved;
      return `${prefix}${withRow(from, top)}${to === undefined ? "" : `:${withRow(to, bottom)}`}`;
    },
  );
}

/** The new ends of a range of rows; null if all of it is deleted. */
export function shiftEnds(first: number, last: number, shift: RowShift): [number, number] | null {
  let [top, bottom] = [first, last];
  while (top <= last && shift(top) === null) top++;
  while (bottom >= first && shift(bottom) === null) bottom--;
  return top > bottom ? null : [shift(top)!, shift(bottom)!];
}

function rowOf(reference: string): number {
  return Number(/\d+$/u.exec(reference)![0]);
}

function withRow(reference: string, row: number): string {
  return reference.replace(/\d+$/u, String(row));
}
