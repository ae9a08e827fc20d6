import type { Box } from "../../geometry/box.ts";

// Shown by shaded-bands.test.ts.

/** Shaded rows of a table, from top to bottom, with white rows between them. */
export interface ShadedBands extends Box {
  readonly bands: readonly Box[];
  /** Positions where fills of the cells of a row meet; empty if a row is one fill. */
  readonly borders: readonly number[];
}

/** Maximum difference between sides of fills that belong together: rounding to device pixels moves them by 0.75. */
const SAME_SIDE = 1.5;
/** A fill between columns as narrow as a stroke counts as a line; lines between columns are thinner, or higher than a row. */
const NARROWEST_SPACER = 1.5;
/** Minimum height of a white row; anything less only separates fills that touch. */
const MIN_ROW = 7;
/** Maximum height of white rows relative to shaded ones; the next group of fills is another table. */
const HIGHEST_WHITE_ROW = 3;
/** A page with more fills is a drawing, and one with more groups of them a pattern. */
const MAX_FILLS = 5000;
const MAX_GROUPS = 40;

/**
 * Finds the fills that shade every other row of a table.
 *
 * @param rules - drawn lines, including the spacers of rows
 */
export function findShadedBands(fills: readonly Box[], rules: readonly Box[] = []): ShadedBands[] {
  if (fills.length < 2 || fills.length > MAX_FILLS) return [];
  const rows = fillsToRows([...fills, ...rules.filter(isSpacer)]);
  const groups: FilledRow[][] = [];
  for (const row of rows) {
    const home = groups.find((group) => follows(group, row));
    if (home !== undefined) home.push(row);
    else if (groups.length < MAX_GROUPS) groups.push([row]);
  }
  return groups.flatMap((group) => {
    const first = group[0]!;
    const last = group.at(-1)!;
    const isAlternating = group.some((row, index) => index > 0 && row.top - group[index - 1]!.bottom >= MIN_ROW);
    if (group.length < 2 || !isAlternating) return [];
    const borders = group.reduce((a, b) => (b.borders.length > a.borders.length ? b : a)).borders;
    return [{ left: first.left, right: first.right, top: first.top, bottom: last.bottom, bands: group, borders }];
  });
}

function isSpacer({ left, top, right, bottom }: Box): boolean {
  return right - left > NARROWEST_SPACER && bottom - top >= MIN_ROW && bottom - top > right - left;
}

/** A row of fills, with the positions where they meet. */
export interface FilledRow extends Box {
  readonly borders: readonly number[];
}

function follows(group: readonly FilledRow[], row: FilledRow): boolean {
  const last = group.at(-1)!;
  const white = row.top - last.bottom;
  const highest = Math.max(row.bottom - row.top, ...group.map((other) => other.bottom - other.top));
  return (
    Math.abs(last.left - row.left) <= 2 * SAME_SIDE &&
    Math.abs(last.right - row.right) <= 2 * SAME_SIDE &&
    white > -SAME_SIDE &&
    white <= HIGHEST_WHITE_ROW * highest
  );
}

/** Joins adjacent fills of the same top and bottom. */
export function fillsToRows(fills: readonly Box[]): FilledRow[] {
  const sorted = [...fills].sort((a, b) => a.top - b.top);
  const rows: FilledRow[] = [];
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.top - sorted[from]!.top <= SAME_SIDE) to++;
    const byLeft = sorted.slice(from, to).sort((a, b) => a.left - b.left);
    let open: { left: number; top: number; right: number; bottom: number; borders: number[] } | null = null;
    for (const fill of byLeft) {
      if (fill.bottom - fill.top < MIN_ROW) continue;
      const joins =
        open !== null &&
        Math.abs(fill.left - open.right) <= SAME_SIDE &&
        Math.abs(fill.bottom - open.bottom) <= SAME_SIDE;
      if (open !== null && joins) {
        open.borders.push(fill.left);
        open.right = fill.right;
      } else {
        open = { left: fill.left, top: fill.top, right: fill.right, bottom: fill.bottom, borders: [] };
        rows.push(open);
      }
    }
    from = to;
  }
  return rows;
}
