/**
 * Rows of wrapped cells that white parts over all columns. Each column of such a table fills its lines as prose does; but
 * columns of prose end their paragraphs at heights of their own.
 */
import { type Item, type Region, toStripes } from "./region.ts";
import { charsOf } from "../../text/word.ts";
import type { Box } from "../../geometry/box.ts";
import { median } from "../../geometry/order.ts";

// Shown by spaced-cells.test.ts.

/** Columns of prose come in twos, and a picture's caption stands beside it. */
const LEAST_COLUMNS = 3;
/** A header and three rows. */
const LEAST_ROWS = 4;
/** White between two rows, in sizes of the text; lines of one cell leave up to 0.38. */
const LEAST_WHITE = 0.42;
/** Texts of one row share their baseline, and those of one column their left edge, this closely, in sizes of the text. */
const SAME_BASELINE = 0.35;
const SAME_LEFT = 0.3;
/** Names of columns; rows of a list begin with a term or a sign, and the text itself stands beside it. */
const LONGEST_NAME = 36;
/** Share of the lines that begin at the left edge of their column; numbers may end at its right one. */
const LEAST_ALIGNED = 0.8;

/** Parts items at a table of such rows: what stands above it, the table, and what stands below; null where there is none. */
export function partSpacedCells(items: readonly Item[]): readonly [Region, Region, Region] | null {
  const size = median(items.flatMap(({ run }) => run?.size ?? []));
  const stripes = toStripes(items, LEAST_WHITE * size);
  for (let from = 0; from + LEAST_ROWS <= stripes.length; from++) {
    const lefts = headerOf(stripes[from]!, size);
    if (lefts === null) continue;
    let to = from + 1;
    while (to < stripes.length && isRow(stripes[to]!, lefts, size)) to++;
    const rows = stripes.slice(from, to);
    if (rows.length < LEAST_ROWS) continue;
    if (haveWrapped(rows)) return [stripes.slice(0, from).flat(), rows.flat(), stripes.slice(to).flat()];
    // Its rows would each be looked at as the header of those below.
    from = to - 1;
  }
  return null;
}

/** The left edges of the columns that a header names on one line, ascending; null for what names too few. */
function headerOf(stripe: readonly Item[], size: number): number[] | null {
  const first = firstLine(stripe, size);
  if (first.length < LEAST_COLUMNS || first.length < stripe.length || !first.every(isName)) return null;
  return first.map(({ left }) => left).sort((a, b) => a - b);
}

function isName({ run }: Item): boolean {
  return run !== null && charsOf(run.words) <= LONGEST_NAME && run.words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** What stands on the highest baseline; nothing where a picture or a table is among the items. */
function firstLine(stripe: readonly Item[], size: number): readonly Item[] {
  const { top } = stripe[0]!;
  return stripe.every(({ run }) => run !== null) ? stripe.filter((item) => item.top - top <= SAME_BASELINE * size) : [];
}

/** True for several texts on one line, and more lines below them, each inside one column. */
function isRow(stripe: readonly Item[], lefts: readonly number[], size: number): boolean {
  if (firstLine(stripe, size).length < 2) return false;
  let aligned = 0;
  for (const item of stripe) {
    const column = columnOf(item, lefts, size);
    if (column < 0) return false;
    if (Math.abs(item.left - lefts[column]!) <= SAME_LEFT * size) aligned++;
  }
  return aligned >= LEAST_ALIGNED * stripe.length;
}

/** The column that holds an item; −1 for one that reaches over several. */
function columnOf({ left, right }: Box, lefts: readonly number[], size: number): number {
  let column = lefts.length - 1;
  while (column >= 0 && lefts[column]! > left + SAME_LEFT * size) column--;
  return column >= 0 && right > (lefts[column + 1] ?? Infinity) ? -1 : column;
}

/** Rows of one line each are told without. */
function haveWrapped(rows: readonly (readonly Item[])[]): boolean {
  return rows.some((row) => new Set(row.map(({ run }) => Math.round(run!.baseline))).size > 1);
}
