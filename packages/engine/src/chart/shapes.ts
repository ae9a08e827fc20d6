import type { Box } from "../geometry/box.ts";
import { joinDashes, joinStrokedDashes } from "./dashes.ts";
import { areaOf, aroundPoints, boxOf, type Point, type Shape, type Stroke } from "./shape.ts";
import type { PathTable } from "../read/raw/path-list.ts";

/** Maximum difference of the two strokes of a cross. */
const MAX_WIDTH_CHANGE = 0.25;
/** Shorter distances are rounding. */
const SAME_POINT_PT = 0.05;

export interface Shapes {
  readonly horizontal: readonly Stroke[];
  readonly vertical: readonly Stroke[];
  /** Filled, or only outlined. */
  readonly rectangles: readonly Shape[];
  readonly polylines: readonly Shape[];
  /** Fills that are not rectangles. */
  readonly outlines: readonly Shape[];
  /** Small shapes: markers of points and keys of legends. */
  readonly symbols: readonly Shape[];
}

/** A fill this thin is a stroke (points); axes of browsers measure .75 to 1.5. */
const MAX_STROKE = 1.6;
/** Points by which a straight stroke may lean. */
const MAX_LEAN = 0.4;
/** Maximum size of a marker (points). */
export const MAX_SYMBOL = 15;
/** Share of its box that a rectangle fills, including rounded corners; a circle fills .785. */
const MIN_FILLED = 0.86;

/** A straight stroke this wide is a bar, or a dot if it has no length (points); lines of charts are .5 to 4. */
const MIN_WIDE = 4.5;
const MIN_LENGTH = 0.5;

/** The rectangle covered by a wide stroke along an axis; some programs draw bars and dots this way. */
function toThick(shape: Shape): Shape {
  const { left, top, right, bottom, paint } = shape;
  const half = paint.lineWidth / 2;
  const isDot = right - left + bottom - top < MIN_LENGTH;
  const [dx, dy] = isDot ? [half, half] : right - left > bottom - top ? [0, half] : [half, 0];
  const box = { left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy };
  const outline = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ];
  return { ...box, paint: { ...paint, fill: paint.stroke, stroke: null }, points: outline, outline, isCurved: isDot };
}

/** Shapes while they are being classified. */
type OpenShapes = {
  readonly [kind in keyof Shapes]: Shapes[kind][number][];
};

/** Classifies the paths of a page. */
export function toShapes(paths: PathTable): Shapes {
  const shapes: OpenShapes = {
    horizontal: [],
    vertical: [],
    rectangles: [],
    polylines: [],
    outlines: [],
    symbols: [],
  };
  for (const shape of joinStrokedDashes(joinStrokes(joinSmall(joinDashes(readShapes(paths)))))) {
    const { horizontal, vertical, rectangles, symbols } = shapes;
    const width = shape.right - shape.left;
    const height = shape.bottom - shape.top;
    const { paint } = shape;
    const isLine = shape.paint.fill === null || shape.points.length === 2;
    const thin = isLine ? MAX_LEAN : MAX_STROKE;
    const isThin = Math.min(width, height) <= thin && shape.points.length <= 5;
    if (isWideLine(shape)) {
      const thick = toThick(shape);
      (isSmallBox(thick) ? symbols : rectangles).push(thick);
      if (width + height < MIN_LENGTH) continue;
    }
    // Bars of small values are as thin as strokes.
    if (isThin && shape.paint.fill !== null && shape.points.length >= 4 && isRectangle(shape)) rectangles.push(shape);
    // A dashed line along an axis is a grid line.
    const isStraight = shape.points.length <= 5 || shape.isSampled === true;
    if (height <= thin && width > height && isStraight) horizontal.push({ ...boxOf(shape), paint });
    else if (width <= thin && height > width && isStraight) vertical.push({ ...boxOf(shape), paint });
    else addShape(shape, shapes);
  }
  shapes.symbols.push(...crosses(shapes.horizontal, shapes.vertical));
  return shapes;
}

/** A line so wide that it may be a bar or a marker. */
function isWideLine({ paint, points }: Shape): boolean {
  return points.length === 2 && paint.stroke !== null && paint.lineWidth >= MIN_WIDE;
}

function isSmallBox({ left, top, right, bottom }: Box): boolean {
  return right - left <= MAX_SYMBOL && bottom - top <= MAX_SYMBOL;
}

/** Adds a shape that is no straight stroke. */
function addShape(shape: Shape, { horizontal, vertical, rectangles, polylines, outlines, symbols }: OpenShapes): void {
  if (isRectangle(shape)) {
    if (shape.paint.stroke !== null && !isSmall(shape)) addSides(shape, horizontal, vertical);
    rectangles.push(shape);
    if (isSmall(shape)) symbols.push(shape);
  } else if (isSmall(shape)) symbols.push(shape);
  else if (shape.paint.fill !== null) outlines.push(shape);
  else if (isAlongAxes(shape)) addSides(shape, horizontal, vertical);
  else polylines.push(shape);
}

/** Markers of two strokes that cross at their centres. */
function crosses(horizontal: readonly Stroke[], vertical: readonly Stroke[]): Shape[] {
  const upright = new Map<string, Stroke>();
  for (const stroke of vertical) {
    if (isSmall(stroke) && stroke.bottom - stroke.top > 2) upright.set(middleKey(stroke), stroke);
  }
  if (upright.size === 0) return [];
  return horizontal.flatMap((stroke) => {
    const other = isSmall(stroke) ? upright.get(middleKey(stroke)) : undefined;
    const [width, height] = [stroke.right - stroke.left, other === undefined ? 0 : other.bottom - other.top];
    if (
      other === undefined ||
      other.paint.stroke !== stroke.paint.stroke ||
      Math.abs(width - height) > MAX_WIDTH_CHANGE * width
    ) {
      return [];
    }
    const box = { left: stroke.left, right: stroke.right, top: other.top, bottom: other.bottom };
    const { paint } = stroke;
    const points = [
      { x: box.left, y: stroke.top },
      { x: box.right, y: stroke.top },
      { x: other.left, y: box.top },
      { x: other.left, y: box.bottom },
    ];
    return [{ ...box, paint, points, outline: points, isCurved: false }];
  });
}

function middleKey({ left, top, right, bottom }: Box): string {
  return `${Math.round(left + right)} ${Math.round(top + bottom)}`;
}

/** Frames and axes may be drawn in one path, around a corner. */
function isAlongAxes({ points, isCurved }: Shape): boolean {
  return (
    !isCurved && points.length <= 6 && points.every((point, at) => at === 0 || isAlongAxis(points[at - 1]!, point))
  );
}

function addSides({ points, paint }: Shape, horizontal: Stroke[], vertical: Stroke[]): void {
  for (const [at, point] of points.entries()) {
    const box = aroundPoints([point, points[(at + 1) % points.length]!]);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const isClosing = at === points.length - 1;
    if (isClosing && (points.length < 4 || (width > MAX_LEAN && height > MAX_LEAN))) continue;
    if (height <= MAX_LEAN && width > 1) horizontal.push({ ...box, paint });
    else if (width <= MAX_LEAN && height > 1) vertical.push({ ...box, paint });
  }
}

function isSmall({ left, top, right, bottom }: Box): boolean {
  return right - left <= MAX_SYMBOL && bottom - top <= MAX_SYMBOL;
}

interface OpenShape extends Shape {
  readonly path: number;
}

function readShapes({ count, start, path, style, points, control, styles }: PathTable): OpenShape[] {
  const shapes: OpenShape[] = [];
  for (let at = 0; at < count; at++) {
    const paint = styles[style[at]!]!;
    if (paint.fill === null && paint.stroke === null) continue;
    const corners: Point[] = [];
    // The same list until the first curve.
    let outline = corners;
    for (let index = start[at]!; index < start[at + 1]!; index++) {
      if (control[index] === 0) {
        const point = pointAt(points, index);
        corners.push(point);
        if (outline !== corners) outline.push(point);
        continue;
      }
      if (outline === corners) outline = [...corners];
      // Two control points, then the end of the curve.
      const from = corners.at(-1)!;
      const c1 = pointAt(points, index);
      const c2 = pointAt(points, index + 1);
      const end = pointAt(points, index + 2);
      outline.push(onCurve(from, c1, c2, end, 0.25), onCurve(from, c1, c2, end, 0.5), onCurve(from, c1, c2, end, 0.75));
      corners.push(end);
      outline.push(end);
      index += 2;
    }
    const isCurved = outline !== corners;
    if (corners.length < 2) continue;
    shapes.push({ ...aroundPoints(outline), paint, points: corners, outline, isCurved, path: path[at]! });
  }
  return shapes;
}

function pointAt(points: Float32Array, index: number): Point {
  return { x: points[2 * index]!, y: points[2 * index + 1]! };
}

function onCurve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const p = s * s * s;
  const q = 3 * s * s * t;
  const r = 3 * s * t * t;
  const u = t * t * t;
  return { x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y };
}

/** Crosses and stars are one path of several strokes: joined, they are one shape. */
function joinSmall(shapes: readonly OpenShape[]): OpenShape[] {
  const joined: OpenShape[] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    if (last === undefined || last.path !== shape.path || shape.paint.fill !== null || !meet(last, shape)) {
      joined.push(shape);
      continue;
    }
    const outline = last.outline.concat(shape.outline);
    const box = aroundPoints(outline);
    if (isSmall(box)) {
      joined[joined.length - 1] = { ...last, ...box, points: last.points.concat(shape.points), outline };
    } else joined.push(shape);
  }
  return joined;
}

function meet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Some programs draw a line in segments: a stroke that begins at the end of the previous one continues it. */
function joinStrokes(shapes: readonly OpenShape[]): Shape[] {
  const joined: Shape[] = [];
  let at = 0;
  while (at < shapes.length) {
    let end = at + 1;
    while (end < shapes.length && continues(shapes[end - 1]!, shapes[end]!)) end++;
    joined.push(end === at + 1 ? shapes[at]! : joinRun(shapes.slice(at, end)));
    at = end;
  }
  return joined;
}

function joinRun(run: readonly OpenShape[]): Shape {
  const points = run.flatMap((shape, at) => (at === 0 ? shape.points : shape.points.slice(1)));
  const outline = run.flatMap((shape, at) => (at === 0 ? shape.outline : shape.outline.slice(1)));
  return { ...run[0]!, ...aroundPoints(outline), points, outline };
}

function continues(last: OpenShape, next: OpenShape): boolean {
  if (last.paint !== next.paint || next.paint.fill !== null) return false;
  const end = last.points.at(-1)!;
  const start = next.points[0]!;
  // Along an axis it is a frame or a grid, whose sides are not joined.
  const isSlanted = !isAlongAxis(last.points.at(-2)!, end) || !isAlongAxis(start, next.points[1]!);
  return Math.abs(end.x - start.x) < SAME_POINT_PT && Math.abs(end.y - start.y) < 0.05 && isSlanted;
}

function isAlongAxis(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) <= MAX_LEAN || Math.abs(a.y - b.y) <= MAX_LEAN;
}

/** Whether it fills its box: bars may have rounded corners. */
function isRectangle(shape: Shape): boolean {
  const width = shape.right - shape.left;
  const height = shape.bottom - shape.top;
  if (shape.points.length < 4 || width <= SAME_POINT_PT || height <= 0.05) return false;
  // Most other shapes have a deviating corner, which is found before their whole outline is measured.
  if (!shape.isCurved && !shape.points.every((point) => isOnSide(point, shape))) return false;
  const share = areaOf(shape.outline) / (width * height);
  return share >= (shape.isCurved ? MIN_FILLED : 0.985) && share <= 1.001;
}

function isOnSide({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return Math.min(Math.abs(x - left), Math.abs(x - right), Math.abs(y - top), Math.abs(y - bottom)) <= MAX_LEAN;
}
