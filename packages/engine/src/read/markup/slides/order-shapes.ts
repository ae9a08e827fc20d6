import type { Place, PlacedMarkupBlock } from "../../../markup/markup.ts";

/** Blocks of one shape, which are together. */
export interface Shape {
  readonly place: Place;
  readonly isTitle: boolean;
  readonly blocks: readonly PlacedMarkupBlock[];
}

/** Rows of shapes begin within this, in points (a twentieth of an inch): people align them by hand. */
const SAME_ROW = 3.6;

/**
 * Shapes in reading order: titles, then row by row, each from left to right; column by column where a gutter parts shapes
 * that make no rows together.
 */
export function inReadingOrder(shapes: readonly Shape[]): readonly Shape[] {
  const others = shapes.filter(({ isTitle }) => !isTitle);
  return [...shapes.filter(({ isTitle }) => isTitle), ...inOrder(others)];
}

function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  const rows = toRows(shapes);
  const isGrid = rows.every((row) => row.length === rows[0]!.length);
  const parted = isGrid ? undefined : partAtGutter(shapes);
  return parted === undefined ? rows.flat() : parted.flatMap(inOrder);
}

/** Shapes left and right of a gutter that none of them crosses, two at least on one side. */
function partAtGutter(shapes: readonly Shape[]): readonly (readonly Shape[])[] | undefined {
  const sorted = shapes.toSorted((one, other) => one.place.left - other.place.left);
  let right = -Infinity;
  for (const [index, { place }] of sorted.entries()) {
    if (index > 0 && place.left >= right - SAME_ROW) return [sorted.slice(0, index), sorted.slice(index)];
    right = Math.max(right, place.left + place.width);
  }
  return undefined;
}

function toRows(shapes: readonly Shape[]): readonly (readonly Shape[])[] {
  const sorted = shapes.toSorted((one, other) => one.place.top - other.place.top);
  const rows: Shape[][] = [];
  for (const shape of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && shape.place.top - row[0]!.place.top <= SAME_ROW) row.push(shape);
    else rows.push([shape]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.place.left - other.place.left));
}
