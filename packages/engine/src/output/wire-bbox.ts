import type { BoundingBox } from "@docsvc/openapi";
import type { Page } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";

/** Fractions are whole millionths, so that they print with at most 6 decimals and their sums stay exact. */
const MILLION = 1_000_000;

/**
 * Converts a box of the engine (points from the page's top left) to the result's fractions of the page.
 *
 * @returns 0 ≤ left, left + width ≤ 1, and the same vertically, whatever the box: glyphs may cross the edge of the page.
 */
export function toWireBBox(bbox: BBox, page: Pick<Page, "width" | "height">): BoundingBox {
  const left = millionths(bbox.left, page.width);
  const top = millionths(bbox.top, page.height);
  return {
    left: left / MILLION,
    top: top / MILLION,
    width: extentFrom(left, bbox.left + bbox.width, page.width) / MILLION,
    height: extentFrom(top, bbox.top + bbox.height, page.height) / MILLION,
    page: bbox.page,
  };
}

function extentFrom(start: number, end: number, whole: number): number {
  const extent = Math.max(0, millionths(end, whole) - start);
  // 0.000021 + 0.999979 is 1.0000000000000002 in binary: lose a millionth rather than break the contract.
  return start / MILLION + extent / MILLION > 1 ? extent - 1 : extent;
}

function millionths(value: number, whole: number): number {
  const share = whole > 0 ? Math.round((value / whole) * MILLION) : 0;
  return Number.isFinite(share) ? Math.min(MILLION, Math.max(0, share)) : 0;
}
