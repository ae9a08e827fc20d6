import type { Component } from "./components.ts";

/** The shape of a bullet's ink. */
export type BulletShape = "disc" | "dash";

/** Measures of a line's type, in pixels. */
export interface LineMeasure {
  readonly baseline: number;
  readonly size: number;
}

/**
 * Share of its box that ink covers: 0.66 to 0.9 for discs and squares, binarised from twelve ways of scanning; 0.3 to 0.6 for small letters,
 * and more if their counters are filled, but those are on the baseline.
 */
const SOLID = 0.64;
const ROUND = 1.45;
/** Discs and squares of text fonts measure 0.26 to 0.53 font sizes. */
const SMALLEST = 0.18;
const LARGEST = 0.62;
/** Hyphens and dashes: 0.3 to 1 font size long, 0.07 to 0.18 thick. */
const SHORTEST = 0.22;
const LONGEST = 1.1;
const THICKEST = 0.2;
const FLAT = 2.2;
/** How far above the baseline it ends, in font sizes: dots of a leader are on it, quotes and dots of an i are higher. */
const MIN_RISE = 0.015;
const MAX_RISE = 0.36;
const MIN_DASH_RISE = 0.1;

/** The shape of a component next to a line if it can be the line's bullet, otherwise null. */
export function bulletShape(
  { left, top, right, bottom, area }: Component,
  { baseline, size }: LineMeasure,
): BulletShape | null {
  const width = right - left;
  const height = bottom - top;
  const rise = (baseline - bottom) / size;
  if (rise < MIN_RISE || rise > MAX_RISE) return null;
  if (height <= THICKEST * size && width >= SHORTEST * size && width <= LONGEST * size && width >= FLAT * height) {
    return rise >= MIN_DASH_RISE ? "dash" : null;
  }
  const long = Math.max(width, height);
  const isRound = long <= ROUND * Math.min(width, height) && area >= SOLID * width * height;
  return isRound && long >= SMALLEST * size && long <= LARGEST * size ? "disc" : null;
}
