import type { Place, PlacedMarkupBlock } from "../../../markup-layout/markup.ts";

/** Blocks of one shape, which stay together. A panel has no blocks: it is a drawn area, such as a card, or a group that contains other shapes. */
export interface Shape {
  readonly place: Place;
  readonly isTitle: boolean;
  readonly blocks: readonly PlacedMarkupBlock[];
}

/** Shapes of one row begin within this distance, in points (a twentieth of an inch), because people align them by hand. */
const SAME_ROW = 3.6;
/** With more shapes, columns are not searched for, because each run of rows is tried; such drawings are read row by row. */
const MAX_SHAPES = 200;

/**
 * Shapes in reading order: titles, then row by row, each from left to right; or column by column if a gutter separates shapes
 * that form no rows. A shape inside another one follows it.
 */
export function inReadingOrder(shapes: readonly Shape[]): readonly Shape[] {
  const others = withoutIdlePanels(shapes.filter(({ isTitle }) => !isTitle));
  return [...shapes.filter(({ isTitle }) => isTitle), ...inOrder(others)];
}

/** Drops panels without effect: a panel groups shapes only if it contains at least two. */
function withoutIdlePanels(shapes: readonly Shape[]): readonly Shape[] {
  const shown = shapes.filter(({ blocks }) => blocks.length > 0);
  if (shown.length > MAX_SHAPES) return shown;
  const isHolding = ({ place }: Shape): boolean => shown.filter((shape) => isWithin(shape.place, place)).length > 1;
  return shapes.filter((shape) => shape.blocks.length > 0 || isHolding(shape));
}

function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.length < 2) return shapes;
  if (shapes.length > MAX_SHAPES) return toRows(shapes).flat();
  const inside = innerShapes(shapes);
  if (inside.size === 0) return cut(shapes);
  const outer = shapes.filter((shape) => ![...inside.values()].some((inner) => inner.includes(shape)));
  return cut(outer).flatMap((shape) => [shape, ...inOrder(inside.get(shape) ?? [])]);
}

/** Shapes by the outermost shape that contains them. */
function innerShapes(shapes: readonly Shape[]): ReadonlyMap<Shape, readonly Shape[]> {
  const bySize = shapes.toSorted((one, other) => areaOf(other.place) - areaOf(one.place));
  const taken = new Set<Shape>();
  const inside = new Map<Shape, readonly Shape[]>();
  for (const [index, outer] of bySize.entries()) {
    if (taken.has(outer)) continue;
    const inner = bySize.slice(index + 1).filter((shape) => !taken.has(shape) && isWithin(shape.place, outer.place));
    if (inner.length === 0) continue;
    for (const shape of inner) taken.add(shape);
    // In file order: shapes that are drawn later are on top.
    inside.set(
      outer,
      shapes.filter((shape) => inner.includes(shape)),
    );
  }
  return inside;
}

/** Two shapes of the same size contain each other, so the container must be strictly larger. */
function isWithin(inner: Place, outer: Place): boolean {
  return (
    areaOf(inner) < MAX_INNER_SHARE * areaOf(outer) &&
    inner.left >= outer.left - SAME_ROW &&
    inner.top >= outer.top - SAME_ROW &&
    rightOf(inner) <= rightOf(outer) + SAME_ROW &&
    bottomOf(inner) <= bottomOf(outer) + SAME_ROW
  );
}

const MAX_INNER_SHARE = 0.8;

/** Reads runs of bands with common columns column by column, all others row by row. */
function cut(shapes: readonly Shape[]): readonly Shape[] {
  const rows = toRows(shapes);
  if (isGrid(rows)) return rows.flat();
  const parts = partAtGutter(shapes);
  if (parts !== undefined) return parts.flatMap(inOrder);
  const bands = toBands(shapes);
  if (bands.length < 2) return rows.flat();
  const ordered: Shape[] = [];
  for (let first = 0; first < bands.length;) {
    // An aligned row, such as a footer with the page number, does not belong to staggered columns above it.
    const end = bands.findIndex((band, index) => index >= first && isGrid(toRows(band)));
    let last = Math.max(first, (end < 0 ? bands.length : end) - 1);
    while (last > first && !hasColumns(bands.slice(first, last + 1).flat())) last -= 1;
    ordered.push(...inOrder(bands.slice(first, last + 1).flat()));
    first = last + 1;
  }
  return ordered;
}

function hasColumns(shapes: readonly Shape[]): boolean {
  return !isGrid(toRows(shapes)) && partAtGutter(shapes) !== undefined;
}

/** Whether all rows have the same number of shapes. One shape per row is a column, or several staggered ones. */
function isGrid(rows: readonly (readonly Shape[])[]): boolean {
  const [first] = rows;
  return first !== undefined && first.length > 1 && rows.every((row) => row.length === first.length);
}

/** Splits adjacent shapes at a gutter that none of them crosses. */
function partAtGutter(shapes: readonly Shape[]): readonly (readonly Shape[])[] | undefined {
  const sorted = shapes.toSorted((one, other) => one.place.left - other.place.left);
  let right = -Infinity;
  for (const [index, { place }] of sorted.entries()) {
    if (index > 0 && place.left >= right - SAME_ROW) {
      const parts = [sorted.slice(0, index), sorted.slice(index)] as const;
      if (areSideBySide(...parts)) return parts;
    }
    right = Math.max(right, rightOf(place));
  }
  return undefined;
}

/** Whether one begins above the end of the other; otherwise they are one below the other. */
function areSideBySide(left: readonly Shape[], right: readonly Shape[]): boolean {
  const top = (part: readonly Shape[]): number => Math.min(...part.map(({ place }) => place.top));
  const bottom = (part: readonly Shape[]): number => Math.max(...part.map(({ place }) => bottomOf(place)));
  return top(left) < bottom(right) - SAME_ROW && top(right) < bottom(left) - SAME_ROW;
}

/** Splits shapes into bands at heights that none of them crosses. */
function toBands(shapes: readonly Shape[]): readonly (readonly Shape[])[] {
  const bands: Shape[][] = [];
  let bottom = -Infinity;
  for (const shape of shapes.toSorted((one, other) => one.place.top - other.place.top)) {
    if (shape.place.top >= bottom - SAME_ROW) bands.push([]);
    bands.at(-1)!.push(shape);
    bottom = Math.max(bottom, bottomOf(shape.place));
  }
  return bands;
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

function areaOf({ width, height }: Place): number {
  return width * height;
}

function rightOf({ left, width }: Place): number {
  return left + width;
}

function bottomOf({ top, height }: Place): number {
  return top + height;
}
