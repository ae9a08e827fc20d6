import type { Transform } from "../../geometry/transform.ts";
import type { BoxList } from "./box-list.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** The drawn objects of one page. */
export interface PageObjects {
  readonly rulingLines: BoxList;
  readonly filledRectangles: BoxList;
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
  const [a, b, c, d, e, f] = space;
  // All four corners: a form may turn its content by any angle.
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  into.push(Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f, 0);
}
