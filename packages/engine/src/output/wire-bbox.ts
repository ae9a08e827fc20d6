import type { BoundingBox } from "@docsvc/openapi";
import type { Page } from "../document.ts";
import type { BBox } from "../geometry/bbox.ts";

/** Fractions are whole millionths, so that they print with at most 6 decimals and their sums stay exact. */
const MILLION = 1_000_000;

/**
 * Turns a box of the engine (points from the page's top-left) into the wire's fractions of the page.
 *
 * @returns 0 ≤ left, left + width ≤ 1, and the same vertically, whatever the box: glyphs may reach over the page's edge.
 */
export function toWireBBox(bbox: BBox, page: Pick<Page, "width" | "height">): BoundingBox {
  const [left, width] = toFractions(bbox.left, bbox.width, page.width);
  const [top, height] = toFractions(bbox.top, bbox.height, page.height);
  return { left, top, width, height, page: bbox.page };
}

function toFractions(start: number, extent: number, whole: number): readonly [start: number, extent: number] {
  const from = millionths(start, whole);
  let length = Math.max(0, millionths(start + extent, whole) - from);
  // 0.000021 + 0.999979 is 1.0000000000000002 in binary: give up a millionth rather than break the contract.
  if (from / MILLION + length / MILLION > 1) length -= 1;
  return [from / MILLION, length / MILLION];
}

function millionths(value: number, whole: number): number {
  const share = whole > 0 ? Math.round((value / whole) * MILLION) : 0;
  return Number.isFinite(share) ? Math.min(MILLION, Math.max(0, share)) : 0;
}
