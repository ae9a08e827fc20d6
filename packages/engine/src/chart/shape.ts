/**
 * Terms of this folder. A shape is one drawn path, classified by what it may be in a chart: a stroke along an axis, a rectangle, a
 * polyline, an outline (any other fill), a symbol. A label is text that reads as one unit. An axis maps positions to values; a mark is
 * a shape that represents data. Positions are points of the page as displayed.
 */
import type { Box } from "../geometry/box.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a shape is painted; shapes of one series have the same paint. */
export interface Paint {
  readonly fill: number | null;
  readonly stroke: number | null;
  readonly lineWidth: number;
  readonly dashes: string;
}

/** A horizontal or vertical stroke. */
export interface Stroke extends Box {
  readonly paint: Paint;
}

export interface Shape extends Box {
  readonly paint: Paint;
  /** Without the control points of curves. */
  readonly points: readonly Point[];
  /** Including points on its curves. */
  readonly outline: readonly Point[];
  readonly isCurved: boolean;
  /** Whether its corners are unknown: the points are samples between them. */
  readonly isSampled?: boolean;
}

export function aroundPoints(points: readonly Point[]): Box {
  // Runs on most pages before V8 compiles it, for every drawn point: no iterator, no calls.
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = 0; at < points.length; at++) {
    const { x, y } = points[at]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

export function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

/** Area inside a closed outline. */
export function areaOf(outline: readonly Point[]): number {
  let twice = 0;
  for (let at = 0; at < outline.length; at++) {
    const { x, y } = outline[at]!;
    const next = outline[at + 1] ?? outline[0]!;
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
}
