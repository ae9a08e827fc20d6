import type { Box } from "../../geometry/box.ts";
import { compose, type Transform } from "../../geometry/transform.ts";
import type { BoxList } from "../raw/box-list.ts";
import type { PathStyle } from "../raw/path-list.ts";
import { type ObjectReading, pushBounds, readMatrix } from "./page-objects.ts";
import type { Pointer } from "./pdfium.ts";

/** `FPDFPathSegment_GetType`. */
const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;

/** A filled rectangle at most this thick is a line drawn as a fill, such as a word processor's cell borders. */
const THICKEST_RULE = 3;
/** Share of the page above which a fill may be painted only to be clipped. */
const LARGE = 0.25;
/** Share of a page side above which a drawing's bounds are clipped. */
const LONG = 0.1;
/** Colour of a pattern. */
const NO_COLOR = -1;
/** Coordinates are rounded; a stroke that deviates by more points is slanted. */
const STRAIGHT = 0.75;
/** A path with more segments is a drawing; reading its segments would cost more than it yields. */
const MAX_SEGMENTS = 4000;

/** Classifies a path as ruling lines, a filled rectangle, or a drawing. */
export function readPath(reading: ObjectReading, object: Pointer, space: Transform): void {
  const { pdfium, found, clips, at } = reading;
  const { exports } = pdfium;
  exports.FPDFPath_GetDrawMode(object, at, at + 4);
  const filled = pdfium.heap.HEAP32[at >> 2]! !== 0;
  const stroked = pdfium.heap.HEAP32[(at + 4) >> 2]! !== 0;
  // Neither: the path only clips.
  if (!filled && !stroked) return;
  const segments = exports.FPDFPath_CountSegments(object);
  const walkable = segments <= MAX_SEGMENTS && segments <= found.budget;
  if (!walkable || !walk(reading, object, segments, { filled, stroked, space })) {
    if (exports.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return;
    if (!isLong(reading, at) || clips.cut(object, at)) pushBounds(pdfium, found.drawings, space, at);
  }
}

/** Whether bounds extend far, as with a bent stroke whose miter joint reaches its limit. */
function isLong({ pdfium, size }: ObjectReading, at: Pointer): boolean {
  const [left, bottom, right, top] = pdfium.heap.HEAPF32.subarray(at >> 2, (at >> 2) + 4);
  return right! - left! >= LONG * size.width || top! - bottom! >= LONG * size.height;
}

/** How a path is painted, and its coordinate system. */
interface Paint {
  readonly filled: boolean;
  readonly stroked: boolean;
  readonly space: Transform;
}

/** The part of a path between two moves of the pen. */
interface Subpath {
  points: number;
  isRectangular: boolean;
  startX: number;
  startY: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Adds the straight parts; false if the path also has curves or slanted strokes. */
function walk(reading: ObjectReading, object: Pointer, segments: number, paint: Paint): boolean {
  const { pdfium, found, at } = reading;
  const { FPDFPath_GetPathSegment, FPDFPathSegment_GetPoint, FPDFPathSegment_GetType } = pdfium.exports;
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = compose(readMatrix(pdfium, object, at), paint.space);
  let isStraight = true;
  const subpath: Subpath = {
    points: 0,
    isRectangular: true,
    startX: 0,
    startY: 0,
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  };
  let x = 0;
  let y = 0;
  // PDFium returns a curve as three points, two of them control points.
  let curve = 0;
  found.budget -= segments;
  const { paths } = found;
  if (paths.isOpen) paths.begin(readStyle(reading, object, paint, Math.sqrt(Math.abs(a * d - b * c))));
  for (let index = 0; index < segments; index++) {
    const segment = FPDFPath_GetPathSegment(object, index);
    const type = FPDFPathSegment_GetType(segment);
    FPDFPathSegment_GetPoint(segment, at, at + 4);
    const rawX = pdfium.heap.HEAPF32[at >> 2]!;
    const rawY = pdfium.heap.HEAPF32[(at + 4) >> 2]!;
    const nextX = a * rawX + c * rawY + e;
    const nextY = b * rawX + d * rawY + f;
    if (type === MOVE_TO) {
      if (!endSubpath(reading, object, subpath, paint, x, y)) isStraight = false;
      restart(subpath, nextX, nextY);
      if (paths.isOpen) paths.moveTo(nextX, nextY);
    } else {
      subpath.points++;
      if (paths.isOpen) paths.addPoint(nextX, nextY, type === BEZIER_TO && ++curve % 3 !== 0);
      if (type === BEZIER_TO) subpath.isRectangular = false;
      else if (type === LINE_TO) {
        if (Math.abs(nextX - x) > STRAIGHT && Math.abs(nextY - y) > STRAIGHT) subpath.isRectangular = false;
        else if (paint.stroked) pushRule(found.rulingLines, x, y, nextX, nextY);
      }
      if (nextX < subpath.left) subpath.left = nextX;
      else if (nextX > subpath.right) subpath.right = nextX;
      if (nextY < subpath.top) subpath.top = nextY;
      else if (nextY > subpath.bottom) subpath.bottom = nextY;
    }
    x = nextX;
    y = nextY;
  }
  return endSubpath(reading, object, subpath, paint, x, y) && isStraight;
}

/**
 * Colours and stroke of a path.
 *
 * @param scale - of its matrix and the enclosing ones: PDFium returns the width as written in the file
 */
function readStyle(
  { pdfium, at }: ObjectReading,
  object: Pointer,
  { filled, stroked }: Paint,
  scale: number,
): PathStyle {
  const { exports } = pdfium;
  const colorBy = (read: (...args: number[]) => number): number | null => {
    if (read(object, at + 16, at + 20, at + 24, at + 28) === 0) return NO_COLOR;
    const rgba = pdfium.heap.HEAPU32.subarray((at + 16) >> 2, (at + 32) >> 2);
    // Interactive charts place transparent shapes over their labels as click targets.
    if (rgba[3] === 0) return null;
    return ((rgba[0]! & 255) << 16) | ((rgba[1]! & 255) << 8) | (rgba[2]! & 255);
  };
  const isWide = stroked && exports.FPDFPageObj_GetStrokeWidth(object, at) !== 0;
  return {
    fill: filled ? colorBy(exports.FPDFPageObj_GetFillColor) : null,
    lineWidth: isWide ? Math.round(pdfium.heap.HEAPF32[at >> 2]! * scale * 100) / 100 : 0,
    stroke: stroked ? colorBy(exports.FPDFPageObj_GetStrokeColor) : null,
    dashes: stroked ? readDashes(pdfium, object, at) : "",
  };
}

/** Longer dash patterns are cut: this many entries fit the scratch memory, and no real pattern is longer. */
const MAX_DASHES = 8;

function readDashes({ exports, heap }: ObjectReading["pdfium"], object: Pointer, at: Pointer): string {
  const count = Math.min(MAX_DASHES, exports.FPDFPageObj_GetDashCount(object));
  if (count <= 0 || exports.FPDFPageObj_GetDashArray(object, at, count) === 0) return "";
  return Array.from(heap.HEAPF32.subarray(at >> 2, (at >> 2) + count), (length) => length.toFixed(1)).join(" ");
}

function restart(subpath: Subpath, x: number, y: number): void {
  subpath.points = 1;
  subpath.isRectangular = true;
  subpath.startX = subpath.left = subpath.right = x;
  subpath.startY = subpath.top = subpath.bottom = y;
}

/** Ends a subpath at a point and adds it; false if it has curves or slanted strokes. */
function endSubpath(
  reading: ObjectReading,
  object: Pointer,
  { points, isRectangular, startX, startY, left, top, right, bottom }: Subpath,
  { filled, stroked, space }: Paint,
  x: number,
  y: number,
): boolean {
  if (points < 2) return true;
  if (!isRectangular) return false;
  const { rulingLines } = reading.found;
  if (stroked && points >= 3) pushRule(rulingLines, x, y, startX, startY);
  if (filled && points >= 3) pushFill(reading, object, { left, top, right, bottom }, space);
  else if (filled && !stroked) pushRule(rulingLines, left, top, right, bottom);
  return true;
}

function pushRule(into: BoxList, x0: number, y0: number, x1: number, y1: number): void {
  const width = Math.abs(x1 - x0);
  const height = Math.abs(y1 - y0);
  // Anything shorter than a point is a dot of a dotted line or a rounding artefact.
  if (width < 1 && height < 1) return;
  into.push(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1), 0);
}

function pushFill(reading: ObjectReading, object: Pointer, drawn: Box, space: Transform): void {
  const { pdfium, found, dots, strips, clips, size, at } = reading;
  // Some programs paint the whole page and use a clip to show part of it.
  const isLarge = (drawn.right - drawn.left) * (drawn.bottom - drawn.top) >= LARGE * size.width * size.height;
  const box = isLarge ? clips.leaves(object, space, drawn) : drawn;
  if (box === null) return;
  const { left, top, right, bottom } = box;
  if (right - left <= THICKEST_RULE && bottom - top <= THICKEST_RULE) dots.push(left, top, right, bottom, 0);
  const isStrip = right - left <= THICKEST_RULE || bottom - top <= THICKEST_RULE;
  if (isStrip && right - left < 1 && bottom - top < 1) return;
  const isPlain = pdfium.exports.FPDFPageObj_GetFillColor(object, at + 16, at + 20, at + 24, at + 28) !== 0;
  const rgba = pdfium.heap.HEAPU32.subarray((at + 16) >> 2, (at + 32) >> 2);
  if (isPlain && rgba[3] === 0) return;
  const color = isPlain ? ((rgba[0]! & 255) << 16) | ((rgba[1]! & 255) << 8) | (rgba[2]! & 255) : NO_COLOR;
  if (reading.root !== 0 && isPlain && rgba[3] === 255 && !isStrip) {
    const shown = clips.leaves(object, space, box);
    if (shown !== null) reading.covers.push({ object, root: reading.root, isPicture: false, ...shown });
  }
  if (isStrip) strips.push(left, top, right, bottom, color);
  else if (isPlain) found.filledRectangles.push(left, top, right, bottom, color);
}
