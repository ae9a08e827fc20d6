import { type Box, isInside } from "../geometry/box.ts";
import type { Plot } from "./plot.ts";
import type { Paint, Shape } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** A shape as long as this share of the plot, and */
const FULL_SHARE = 0.95;
/** as wide as this one, is its background. */
const WIDE_SHARE = 0.6;

/** The data of one shape, or of one corner of it. */
export interface Mark {
  /** Its position along the category axis, in points. */
  readonly at: number;
  readonly value: number;
  /** Box of its bar or marker. */
  readonly box: Box;
  /** Where its value may be printed: the end of the bar, the corner of the line. */
  readonly end: { readonly x: number; readonly y: number };
  /** Whether it is a segment of a stack: a printed value may also be the sum. */
  readonly isStacked?: boolean;
}

/** Marks with the same paint. */
export interface MarkSeries {
  readonly kind: "bar" | "line" | "area" | "scatter";
  readonly key: string;
  readonly paint: Paint;
  readonly marks: readonly Mark[];
  /** Whether its corners are unknown: then it is read at the positions of categories or other series. */
  readonly isSampled?: boolean;
}

export const WHITE = 0xffffff;

/** The colour by which a reader distinguishes a shape from others. */
export function colorOf({ fill, stroke }: Paint): number {
  if (fill !== null && fill !== WHITE) return fill;
  return stroke ?? fill ?? 0;
}

/** Shapes of a series have the same colour and dashes, and are all filled or all not. */
export function keyOf(paint: Paint): string {
  const isHollow = paint.fill === null || paint.fill === WHITE;
  return `${colorOf(paint)} ${isHollow ? "hollow" : "filled"} ${paint.dashes}`;
}

/** Rectangles of a plot that may be bars, without the background, its frame and bands across the whole plot. */
export function innerRectangles({ rectangles }: Shapes, plot: Plot): Shape[] {
  const width = plot.right - plot.left;
  const height = plot.bottom - plot.top;
  const inner = rectangles.filter((box) => {
    if (!isInside(box, plot, 1)) return false;
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    return (
      !(w > FULL_SHARE * width && h > WIDE_SHARE * height) && !(h > 0.95 * height && w > 0.6 * width) && isPainted(box)
    );
  });
  return withoutDoubles(inner);
}

function isPainted({ paint }: Shape): boolean {
  return paint.stroke !== null || paint.fill !== WHITE;
}

/** A fill and its border are often two paths; keeps the one with the colour. */
export function withoutDoubles(shapes: readonly Shape[]): Shape[] {
  const kept: Shape[] = [];
  const byPlace = new Map<number, number>();
  for (const shape of shapes) {
    const x = Math.round((shape.left + shape.right) / 2);
    const y = Math.round((shape.top + shape.bottom) / 2);
    const at = doubleOf(shape, x, y, kept, byPlace);
    if (at === undefined) {
      byPlace.set(placeKey(x, y), kept.length);
      kept.push(shape);
    } else if (isPlain(kept[at]!) && !isPlain(shape)) kept[at] = shape;
  }
  return kept;
}

/** Offsets to neighbouring positions, the same one first. */
const STEPS = [0, -1, 1];

function doubleOf(
  shape: Shape,
  x: number,
  y: number,
  kept: readonly Shape[],
  byPlace: ReadonlyMap<number, number>,
): number | undefined {
  for (const dx of STEPS) {
    for (const dy of STEPS) {
      const found = byPlace.get(placeKey(x + dx, y + dy));
      if (found !== undefined && isSamePlace(kept[found]!, shape)) return found;
    }
  }
  return undefined;
}

/** One number for a position in whole points; strings would cost more than everything else here. */
function placeKey(x: number, y: number): number {
  return x * 2 ** 26 + y;
}

/** Points by which the border of a shape extends beyond its fill. */
const BORDER = 1.2;

function isSamePlace(a: Box, b: Box): boolean {
  return (
    Math.abs(a.left - b.left) < BORDER &&
    Math.abs(a.right - b.right) < BORDER &&
    Math.abs(a.top - b.top) < BORDER &&
    Math.abs(a.bottom - b.bottom) < BORDER
  );
}

/** Without a fill of its own. */
function isPlain({ paint }: Shape): boolean {
  return paint.fill === null || paint.fill === WHITE;
}
