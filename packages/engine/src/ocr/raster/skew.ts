import type { Component } from "./components.ts";

/** Minimum and maximum size of letters, in inches. */
const MIN_LETTER_INCH = 0.03;
const MAX_LETTER_INCH = 0.4;

/** Sheets lie in a feeder within 5°; more is another orientation or a photograph of a page. */
const MAX_DEGREES = 6;
const COARSE = 0.5;
const FINE = 0.05;
/** Fewer letters are too few to estimate an angle. */
const MIN_LETTERS = 60;
/** In degrees; Tesseract reads text with less skew as well as level text. */
const NEGLIGIBLE = 0.25;

/**
 * Estimates the angle by which lines of print fall to the right, clockwise in degrees.
 *
 * Method: projects the baseline points of letters along each angle; the profile is sharpest along the lines
 * (Baird, "The skew angle of printed documents", 1987).
 */
export function estimateSkew(components: readonly Component[], dpi: number): number {
  const letters = components.filter(
    ({ top, bottom, left, right }) =>
      bottom - top > MIN_LETTER_INCH * dpi &&
      bottom - top < MAX_LETTER_INCH * dpi &&
      right - left < MAX_LETTER_INCH * dpi,
  );
  if (letters.length < MIN_LETTERS) return 0;
  const bin = Math.max(1, dpi / 100);
  const score = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const counts = new Map<number, number>();
    for (const { left, right, bottom } of letters) {
      const at = Math.round((bottom - ((left + right) / 2) * slope) / bin);
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    let sum = 0;
    for (const count of counts.values()) sum += count * count;
    return sum;
  };
  const coarse = best(-MAX_DEGREES, MAX_DEGREES, COARSE, score);
  const fine = best(coarse - COARSE, coarse + COARSE, FINE, score);
  return Math.abs(fine) < NEGLIGIBLE ? 0 : fine;
}

function best(from: number, to: number, step: number, score: (degrees: number) => number): number {
  let found = 0;
  let highest = -1;
  for (let index = 0; index <= Math.round((to - from) / step); index++) {
    const degrees = from + index * step;
    const value = score(degrees);
    // On equal scores, prefers the angle closer to 0.
    if (value > highest || (value === highest && Math.abs(degrees) < Math.abs(found))) {
      highest = value;
      found = degrees;
    }
  }
  return found;
}
