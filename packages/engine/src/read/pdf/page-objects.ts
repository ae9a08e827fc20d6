import type { Box } from "../../geometry/box.ts";
import { boundsIn, type Transform } from "../../geometry/transform.ts";
import type { BoxList } from "../raw/box-list.ts";
import type { PathList } from "../raw/path-list.ts";
import type { ClipFilter } from "./clip-filter.ts";
import type { CoverList } from "./covers.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** The drawn objects of a page. */
export interface PageObjects {
  readonly rulingLines: BoxList;
  filledRectangles: BoxList;
  readonly drawings: BoxList;
  readonly images: BoxList;
  readonly paths: PathList;
  truncated: boolean;
  /** Remaining number of objects and path segments to inspect. */
  budget: number;
}

/** The state of one pass over a page's objects. */
export interface ObjectReading {
  readonly pdfium: Pdfium;
  readonly found: PageObjects;
  /** Filled squares no larger than the dots of a dotted line. */
  readonly dots: BoxList;
  /** Fills thin enough to be lines; the tag is their colour. */
  readonly strips: BoxList;
  readonly clips: ClipFilter;
  readonly covers: CoverList;
  /** The page object that is being read, or contains what is being read; 0 before the first text, because nothing there can cover text. */
  root: Pointer;
  /** Page size, in points. */
  readonly size: { readonly width: number; readonly height: number };
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

/** Adds the bounds that `FPDFPageObj_GetBounds` wrote at `at` (left, bottom, right, top). */
export function pushBounds(pdfium: Pdfium, into: BoxList, space: Transform, at: Pointer): Box {
  const heap = pdfium.heap.HEAPF32;
  const k = at >> 2;
  const box = boundsIn(space, heap[k]!, heap[k + 1]!, heap[k + 2]!, heap[k + 3]!);
  into.push(box.left, box.top, box.right, box.bottom, 0);
  return box;
}
