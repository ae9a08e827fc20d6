import type { Transform } from "../../geometry/transform.ts";
import type { BoxList } from "../raw/box-list.ts";
import type { ClipFilter } from "./clip-filter.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** The drawn objects of one page. */
export interface PageObjects {
  readonly rulingLines: BoxList;
  filledRectangles: BoxList;
  readonly drawings: BoxList;
  readonly images: BoxList;
  truncated: boolean;
  /** Objects and path segments that may still be looked at. */
  budget: number;
}

/** One pass over the objects of a page. */
export interface ObjectReading {
  readonly pdfium: Pdfium;
  readonly found: PageObjects;
  /** Filled squares no larger than the dots of a dotted line. */
  readonly dots: BoxList;
  /** Fills thin enough to be lines; the tag is their colour. */
  readonly strips: BoxList;
  readonly clips: ClipFilter;
  /** 64 bytes of scratch memory. */
  readonly at: Pointer;
}

/** The object's own matrix. */
export function readMatrix(pdfium: Pdfium, object: Pointer, at: Pointer): Transform {
  if (pdfium.exports.FPDFPageObj_GetMatrix(object, at) === 0) return [1, 0, 0, 1, 0, 0];
  const heap = pdfium.heap.HEAPF32;
  const k = at >> 2;
  return [heap[k]!, heap[k + 1]!, heap[k + 2]!, heap[k + 3]!, heap[k + 4]!, heap[k + 5]!];
}

/** Adds the bounds that `FPDFPageObj_GetBounds` left at `at` (left, bottom, right, top). */
export function pushBounds(pdfium: Pdfium, into: BoxList, space: Transform, at: Pointer): void {
  const heap = pdfium.heap.HEAPF32;
  const k = at >> 2;
  const x0 = heap[k]!;
  const y0 = heap[k + 1]!;
  const x1 = heap[k + 2]!;
  const y1 = heap[k + 3]!;
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = space;
  // Of all four corners: a form may turn its content by any angle.
  const left = Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e;
  const right = Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e;
  const top = Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f;
  const bottom = Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f;
  into.push(left, top, right, bottom, 0);
}
