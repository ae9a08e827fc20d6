import { compose, type Transform } from "../../geometry/transform.ts";
import type { BoxList } from "./box-list.ts";
import { type ObjectReading, pushBounds, readMatrix } from "./page-objects.ts";
import type { Pointer } from "./pdfium.ts";

/** `FPDFPathSegment_GetType`. */
const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;

/** A filled rectangle at most this thick is a stroke drawn as a fill, as word processors draw cell borders. */
const THICKEST_RULE = 3;
/** Strokes lean by rounding of coordinates; over this many points they are slanted. */
const STRAIGHT = 0.75;
/** A path with more segments is a drawing; walking it would cost more than it tells. */
const MOST_SEGMENTS = 4000;

/** Sorts one path into ruling lines, a filled rectangle, or a drawing. */
export function readPath(reading: ObjectReading, object: Pointer, space: Transform): void {
  const { pdfium, found, at } = reading;
  const { exports } = pdfium;
  exports.FPDFPath_GetDrawMode(object, at, at + 4);
  const filled = pdfium.heap.HEAP32[at >> 2]! !== 0;
  const stroked = pdfium.heap.HEAP32[(at + 4) >> 2]! !== 0;
  // Neither: the path only clips.
  if (!filled && !stroked) return;
  const segments = exports.FPDFPath_CountSegments(object);
  const walkable = segments <= MOST_SEGMENTS && segments <= found.budget;
  if (!walkable || !walk(reading, object, segments, { filled, stroked }, space)) {
    if (exports.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) !== 0) {
      pushBounds(pdfium, found.drawings, space, at);
    }
  }
}

/** Adds the straight parts; false when the path also has curves or slanted strokes. */
function walk(
  reading: ObjectReading,
  object: Pointer,
  segments: number,
  { filled, stroked }: { readonly filled: boolean; readonly stroked: boolean },
  space: Transform,
): boolean {
  const { pdfium, found, at } = reading;
  const { FPDFPath_GetPathSegment, FPDFPathSegment_GetPoint, FPDFPathSegment_GetType } = pdfium.exports;
  const [a, b, c, d, e, f] = compose(readMatrix(pdfium, object, at), space);
  let straight = true;
  let subpath = 0;
  let left = 0;
  let top = 0;
  let right = 0;
  let bottom = 0;
  let startX = 0;
  let startY = 0;
  let x = 0;
  let y = 0;
  let rectangular = true;
  const endSubpath = (): void => {
    if (subpath < 2) return;
    const isBox = rectangular && subpath >= 3;
    if (stroked && subpath >= 3 && rectangular) pushRule(found.rulingLines, x, y, startX, startY);
    if (filled && isBox) pushFill(reading, object, left, top, right, bottom);
    else if (filled && !stroked && rectangular) pushRule(found.rulingLines, left, top, right, bottom);
    if (!rectangular) straight = false;
  };
  found.budget -= segments;
  for (let index = 0; index < segments; index++) {
    const segment = FPDFPath_GetPathSegment(object, index);
    const type = FPDFPathSegment_GetType(segment);
    FPDFPathSegment_GetPoint(segment, at, at + 4);
    const rawX = pdfium.heap.HEAPF32[at >> 2]!;
    const rawY = pdfium.heap.HEAPF32[(at + 4) >> 2]!;
    const nextX = a * rawX + c * rawY + e;
    const nextY = b * rawX + d * rawY + f;
    if (type === MOVE_TO) {
      endSubpath();
      subpath = 1;
      rectangular = true;
      startX = left = right = nextX;
      startY = top = bottom = nextY;
    } else {
      subpath++;
      if (type === BEZIER_TO) rectangular = false;
      else if (type === LINE_TO) {
        if (Math.abs(nextX - x) > STRAIGHT && Math.abs(nextY - y) > STRAIGHT) rectangular = false;
        else if (stroked) pushRule(found.rulingLines, x, y, nextX, nextY);
      }
      if (nextX < left) left = nextX;
      else if (nextX > right) right = nextX;
      if (nextY < top) top = nextY;
      else if (nextY > bottom) bottom = nextY;
    }
    x = nextX;
    y = nextY;
  }
  endSubpath();
  return straight;
}

function pushRule(into: BoxList, x0: number, y0: number, x1: number, y1: number): void {
  const width = Math.abs(x1 - x0);
  const height = Math.abs(y1 - y0);
  // Shorter than a point is a dot of a dotted line or a rounding leftover.
  if (width < 1 && height < 1) return;
  into.push(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1), 0);
}

function pushFill(
  { pdfium, found, dots, at }: ObjectReading,
  object: Pointer,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  if (right - left <= THICKEST_RULE && bottom - top <= THICKEST_RULE) dots.push(left, top, right, bottom, 0);
  if (right - left <= THICKEST_RULE || bottom - top <= THICKEST_RULE) {
    if (right - left >= 1 || bottom - top >= 1) {
      found.rulingLines.push(left, top, right, bottom, Math.round(Math.min(right - left, bottom - top) * 100));
    }
    return;
  }
  if (pdfium.exports.FPDFPageObj_GetFillColor(object, at + 16, at + 20, at + 24, at + 28) === 0) return;
  const rgba = pdfium.heap.HEAPU32.subarray((at + 16) >> 2, (at + 32) >> 2);
  if (rgba[3] === 0) return;
  const color = ((rgba[0]! & 255) << 16) | ((rgba[1]! & 255) << 8) | (rgba[2]! & 255);
  found.filledRectangles.push(left, top, right, bottom, color);
}
