import { type Box, isInside } from "../../geometry/box.ts";
import { rulesToEdges } from "./edges.ts";
import { edgesToGrids, type Grid } from "./edges-to-grids.ts";
import { THINNEST_FIELD } from "./thin-fields.ts";

// Shown by cell-fills.test.ts; fixtures ruled-tables, report.

/** More filled rectangles on one page are a drawing; they are compared pairwise. */
const MAX_FILLS = 2000;
/** Maximum distance of a cell's fill from its borders. Shading behind lines of text ends before them, by the cell's margin. */
const CELL_FILL = 2.5;

/** Adds the row borders of fills that cover whole cells: if rows differ only by shade, no stroke separates them. */
export function withCellFills(grid: Grid, rules: readonly Box[], fills: readonly Box[]): Grid {
  const isOnBorder = (x: number): boolean => grid.xs.some((at) => Math.abs(at - x) <= CELL_FILL);
  const box = { left: grid.xs[0]!, top: grid.ys[0]!, right: grid.xs.at(-1)!, bottom: grid.ys.at(-1)! };
  const cellFills = fills.filter(
    (fill) =>
      isInside(fill, box, 0) &&
      isOnBorder(fill.left) &&
      isOnBorder(fill.right) &&
      fill.bottom - fill.top >= THINNEST_FIELD,
  );
  if (cellFills.length > MAX_FILLS) return grid;
  // The shading of lines is inside the fill of their cell.
  const outer = cellFills.filter((fill) => !cellFills.some((other) => contains(other, fill)));
  if (outer.length < 2) return grid;
  const within = rules.filter((rule) => isInside(rule, box, CELL_FILL));
  // The sides of the fills count only as row borders; the strokes already define the columns.
  const rows = outer.flatMap(({ left, right, top, bottom }) => [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
  ]);
  return (
    edgesToGrids(rulesToEdges([...within, ...rows], [])).find((other) => other.xs.length === grid.xs.length) ?? grid
  );
}

/** Maximum difference between edges of fills drawn on top of each other: half a stroke. */
const FILL_ALIGNMENT = 1;

function contains(outer: Box, inner: Box): boolean {
  if (outer.bottom - outer.top <= inner.bottom - inner.top + FILL_ALIGNMENT) return false;
  return (
    outer.top <= inner.top + FILL_ALIGNMENT &&
    outer.bottom >= inner.bottom - FILL_ALIGNMENT &&
    outer.left <= inner.left + FILL_ALIGNMENT &&
    outer.right >= inner.right - FILL_ALIGNMENT
  );
}

/** Margins of a cell; the default of word processors is 5.4 pt. */
const MIN_INSET = 2;
const MAX_INSET = 12;
/** A cell has a few lines; anything higher, next to the shading of one line, is the background of a page or column. */
const HIGHEST_CELL = 4;

/** Removes the shading of single lines: word processors fill a cell and then, inset by the cell's margins, each of its lines. */
export function withoutLineShading(fills: readonly Box[]): readonly Box[] {
  if (fills.length > MAX_FILLS) return [];
  return fills.filter(
    (inner) =>
      !fills.some((outer) => {
        const inset = Math.min(inner.left - outer.left, outer.right - inner.right);
        const low = outer.bottom - outer.top < HIGHEST_CELL * (inner.bottom - inner.top);
        const isWithin = inner.top >= outer.top - FILL_ALIGNMENT && inner.bottom <= outer.bottom + FILL_ALIGNMENT;
        return inset >= MIN_INSET && inset <= MAX_INSET && low && isWithin;
      }),
  );
}

/** Minimum width of a cell: two digits of the smallest print. */
const NARROWEST_CELL = 10;
/** Maximum share of the page; more is its background. */
const LARGEST_CELL = 0.5;

/** Whether a fill is large enough for text and too small for a page's background. */
export function isCellSized(fill: Box, page: { readonly width: number; readonly height: number }): boolean {
  const width = fill.right - fill.left;
  const height = fill.bottom - fill.top;
  return (
    width >= NARROWEST_CELL && height >= THINNEST_FIELD && width * height < LARGEST_CELL * page.width * page.height
  );
}
