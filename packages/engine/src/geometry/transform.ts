import type { Box } from "./box.ts";

/**
 * Affine maps, in the order of the PDF specification (ISO 32000-2, 8.3.3): `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.
 */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Transform = [1, 0, 0, 1, 0, 0];

/** The map that applies `first` and then `second`. This runs for every path: indexing avoids an iterator. */
export function compose(first: Transform, second: Transform): Transform {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = first;
  const { 0: p, 1: q, 2: r, 3: s, 4: t, 5: u } = second;
  return [a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u];
}

/** Scale of the vertical direction: a font of size 1 becomes this tall. */
export function verticalScale(transform: Transform): number {
  return Math.hypot(transform[2], transform[3]);
}

/** Direction in which the map sends the x axis, in degrees 0–360, clockwise in a space whose y points down. */
export function directionDegrees(transform: Transform): number {
  const degrees = (Math.atan2(transform[1], transform[0]) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** The box around the four corners of another: a form may turn its content by any angle. */
export function boundsIn(
  { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f }: Transform,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Box {
  return {
    left: Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e,
    right: Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e,
    top: Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f,
    bottom: Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f,
  };
}
