import { type Box, isInside, unionBoxes } from "../../geometry/box.ts";
import { sortBy } from "../../geometry/order.ts";
import type { TextRun, Word } from "../../text/word.ts";

// Shown by shaded-rows.test.ts.

/** Maximum difference between sides of cells in one row, or of rows in one table: half a pixel of a browser. */
const SAME_SIDE = 0.75;
/** Minimum number of shaded rows in a table; a box with a heading and a total has fewer. */
const MIN_ROWS = 3;
/** Minimum ratio of a row's width to its height. */
const MIN_WIDTH = 8;
/** Minimum number of numbers in a row, next to its name. */
const MIN_NUMBERS = 2;
/** Minimum share of the shaded rows that have a name and numbers; the others are group headings or empty. */
const MIN_NAMED_SHARE = 0.5;
/** A page with more fills is a drawing. */
const MAX_FILLS = 2000;

/**
 * Removes the fills behind the rows of a table, by cell or by row, as in company filings. With the lines above sums they would connect like a
 * drawing. A row has its name inside its shading, followed by numbers; bars of a chart have their names next to them.
 */
export function withoutShadedRows(fills: readonly Box[], runs: readonly TextRun[]): readonly Box[] {
  if (fills.length < MIN_ROWS || fills.length > MAX_FILLS) return fills;
  const words = runs.flatMap((run) => run.words);
  const rows = toRows(fills).filter(({ box }) => box.right - box.left >= MIN_WIDTH * (box.bottom - box.top));
  const tables = [...Map.groupBy(rows, ({ box }) => Math.round(box.left / (2 * SAME_SIDE))).values()].filter(
    (table) => {
      const named = table.filter((row) => hasNameAndNumbers(row, words));
      return named.length >= MIN_ROWS && named.length >= MIN_NAMED_SHARE * table.length;
    },
  );
  const shaded = new Set(tables.flatMap((table) => table.flatMap((row) => row.fills)));
  return shaded.size === 0 ? fills : fills.filter((fill) => !shaded.has(fill));
}

/** Fills with the same top and bottom, from left to right. */
interface ShadedRow {
  readonly box: Box;
  readonly fills: readonly Box[];
}

function toRows(fills: readonly Box[]): readonly ShadedRow[] {
  const rows: Box[][] = [];
  for (const fill of sortBy(fills, (a, b) => a.top < b.top || (a.top === b.top && a.bottom < b.bottom))) {
    const [first] = rows.at(-1) ?? [];
    const isSame =
      first !== undefined &&
      Math.abs(first.top - fill.top) <= SAME_SIDE &&
      Math.abs(first.bottom - fill.bottom) <= SAME_SIDE;
    if (isSame) rows.at(-1)!.push(fill);
    else rows.push([fill]);
  }
  return rows.map((row) => ({ box: unionBoxes(row), fills: sortBy(row, (a, b) => a.left < b.left) }));
}

function hasNameAndNumbers({ box, fills }: ShadedRow, words: readonly Word[]): boolean {
  const contained = words.filter((word) => isInside(word, box, 0));
  const isNamed = contained.some((word) => /\p{L}{2}/u.test(word.text) && isInside(word, fills[0]!, 0));
  return isNamed && contained.filter(({ text }) => /\d/u.test(text)).length >= MIN_NUMBERS;
}
