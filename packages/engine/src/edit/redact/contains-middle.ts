import type { Glyph } from "../content/visitor.ts";
import { isInside, type Quad } from "../find/quad.ts";

/** Share of a letter's height, above and below, that may overlap the neighbouring line's box. */
const INSET = 0.2;

/** Whether the middle of a letter is inside a place. */
export function containsMiddle(quad: Quad, { x, y, endX, endY, ascent, descent, angleDegrees }: Glyph): boolean {
  const radians = (angleDegrees * Math.PI) / 180;
  const up = (ascent + descent) / 2;
  return isInside(quad, (x + endX) / 2 - up * Math.sin(radians), (y + endY) / 2 + up * Math.cos(radians), INSET);
}
