import type { CellRange } from "./sheet-content.ts";

/** Maximum rows and columns of a sheet (ECMA-376, 18.3.1.73; Excel's limits). */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** `B3` → row 2, column 1; null if it is not a cell address. */
export function parseAddress(address: string): { readonly row: number; readonly column: number } | null {
  let column = 0;
  let at = 0;
  for (; at < address.length; at += 1) {
    const letter = (address.charCodeAt(at) & ~0x20) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  const row = Number(address.slice(at));
  if (column === 0 || column > MAX_COLUMNS || !Number.isInteger(row) || row < 1 || row > MAX_ROWS) return null;
  return { row: row - 1, column: column - 1 };
}

/** `A1:C4`, `$A$1:$C$4`, `A1`; null if it is not a cell range. */
export function parseRange(range: string): CellRange | null {
  const [from = "", to = from] = range.replaceAll("$", "").split(":");
  const start = parseAddress(from);
  const end = parseAddress(to);
  if (start === null || end === null) return null;
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  };
}
