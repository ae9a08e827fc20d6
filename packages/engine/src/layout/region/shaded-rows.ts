import { type Box, isInside, unionBoxes } from "../../geometry/box.ts";
import { sortBy } from "../../geometry/order.ts";
import type { TextRun, Word } from "../../text/word.ts";

// Shown by shaded-rows.test.ts.

/** Sides of the cells of one row, or of the rows of one table, agree this closely: half a pixel of a browser. */
const SAME_SIDE = 0.75;
/** Shaded rows of a table; a box with a heading and a total has fewer. */
const MIN_ROWS = 3;
/** A row is this many times as wide as it is high. */
const MIN_WIDTH = 8;
/** Numbers of a row, next to its name. */
const MIN_NUMBERS = 2;
/** Share of the shaded rows that have them; the others are headings of groups, or empty. */
const MAX_NAMED = 0.5;
/** Pages of more fills are drawings. */
const MAX_FILLS = 2000;

/**
 * Leaves out the fills behind the rows of a table, cell by cell or whole, as the filings of companies have them. With the
 * lines over sums they would hang together as a drawing does. A row has its name within its shading and numbers behind it;
 * a chart's bars have their names next to them.
 */
export function withoutShadedRows(fills: readonly Box[], runs: readonly TextRun[]): readonly Box[] {
  if (fills.length < MIN_ROWS || fills.length > MAX_FILLS) return fills;
  const words = runs.flatMap((run) => run.words);
  const rows = toRows(fills).filter(({ box }) => box.right - box.left >= MIN_WIDTH * (box.bottom - box.top));
  const tables = [...Map.groupBy(rows, ({ box }) => Math.round(box.left / (2 * SAME_SIDE))).values()].filter(
    (table) => {
      const named = table.filter((row) => hasNameAndNumbers(row, words));
      return named.length >= MIN_ROWS && named.length >= MAX_NAMED * table.length;
    },
  );
  const shaded = new Set(tables.flatMap((table) => table.flatMap((row) => row.fills)));
  return shaded.size === 0 ? fills : fills.filter((fill) => !shaded.has(fill));
}

/** Fills that share their top and bottom, from left to right. */
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
  const held = words.filter((word) => isInside(word, box, 0));
  const isNamed = held.some((word) => /\p{L}{2}/u.test(word.text) && isInside(word, fills[0]!, 0));
  return isNamed && held.filter(({ text }) => /\d/u.test(text)).length >= MIN_NUMBERS;
}
