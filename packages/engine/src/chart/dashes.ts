import { areaOf, aroundPoints, type Point, type Shape } from "./shape.ts";

/** Shorter gaps and dashes come from rounding. */
const MIN_DASH_PT = 0.3;

/** Fewer filled dashes are markers. */
const MIN_DASHES = 6;
/** A dash is thin: its area divided by its length, in points. */
const MAX_WIDTH = 3.5;
/** A dash with round ends: its area relative to the square of its length. That of a disc, which is a marker, is 0.39. */
const MAX_ROUND = 0.3;
/** Maximum distance from the centre of a dash to that of the next, in points. */
const MAX_STEP = 24;

/** Browsers print a dashed line as one fill of many dashes. These are joined into one line again, through their centres. */
export function joinDashes<Drawn extends Shape & { readonly path: number }>(shapes: readonly Drawn[]): Drawn[] {
  const joined: Drawn[] = [];
  let at = 0;
  while (at < shapes.length) {
    let end = at;
    while (end < shapes.length && shapes[end]!.path === shapes[at]!.path) end++;
    const run = shapes.slice(at, end);
    const line = run.length >= MIN_DASHES ? toLine(run) : null;
    if (line === null) joined.push(...run);
    else joined.push(line);
    at = end;
  }
  return joined;
}

function toLine<Drawn extends Shape>(run: readonly Drawn[]): Drawn | null {
  const { paint } = run[0]!;
  if (paint.fill === null || paint.stroke !== null || !run.every(isDash)) return null;
  const middles = run.map(middleOf);
  const isChain = middles.every((point, at) => at === 0 || distance(point, middles[at - 1]!) <= MAX_STEP);
  if (!isChain) return null;
  // From the outer end of the first dash to that of the last.
  const points = [endOf(run[0]!, middles[1]!), ...middles, endOf(run.at(-1)!, middles.at(-2)!)];
  const dashed = { fill: null, stroke: paint.fill, lineWidth: MAX_WIDTH / 2, dashes: "filled" };
  return {
    ...run[0]!,
    ...aroundPoints(points),
    paint: dashed,
    points,
    outline: points,
    isCurved: false,
    isSampled: true,
  };
}

/** Some programs draw each dash as a separate stroke: a chain of short strokes, each in the direction of the next. */
export function joinStrokedDashes<Drawn extends Shape>(shapes: readonly Drawn[]): Drawn[] {
  const joined: Drawn[] = [];
  let at = 0;
  while (at < shapes.length) {
    let end = at + 1;
    while (end < shapes.length && follows(shapes[end - 1]!, shapes[end]!)) end++;
    const run = shapes.slice(at, end);
    if (run.length < MIN_DASHES) joined.push(...run);
    else {
      const points = run.flatMap((shape) => shape.points);
      const paint = { ...run[0]!.paint, dashes: "stroked" };
      joined.push({ ...run[0]!, ...aroundPoints(points), paint, points, outline: points, isSampled: true });
    }
    at = end;
  }
  return joined;
}

/** Radians by which the direction of a dash may differ from that to the next one: ticks are perpendicular to it. */
const MAX_TURN = 0.7;

function follows(last: Shape, next: Shape): boolean {
  if (last.paint !== next.paint || last.paint.stroke === null || !isShort(last) || !isShort(next)) return false;
  const [from, to] = [last.points.at(-1)!, next.points[0]!];
  const gap = distance(from, to);
  if (gap < MIN_DASH_PT || gap > MAX_STEP / 2) return false;
  const way = directionOf(from, to);
  // The line may turn between two dashes, so only one of them must point to the other. Dots have no direction.
  return (
    lengthOf(last) + lengthOf(next) < MIN_DASH_PT ||
    isAlong(directionOf(last.points.at(-2)!, from), way) ||
    isAlong(directionOf(to, next.points[1]!), way)
  );
}

/** A dash, including one with a corner of its line in it. */
function isShort(shape: Shape): boolean {
  return !shape.isCurved && shape.points.length <= 3 && shape.paint.fill === null && lengthOf(shape) <= MAX_STEP;
}

function directionOf(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function isAlong(direction: number, way: number): boolean {
  const turn = direction - way;
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) < MAX_TURN;
}

function lengthOf({ points }: Shape): number {
  return distance(points[0]!, points.at(-1)!);
}

function isDash({ points, outline, left, top, right, bottom, isCurved }: Shape): boolean {
  if (points.length > 14) return false;
  const length = Math.hypot(right - left, bottom - top);
  const area = areaOf(outline);
  if (isCurved && area > MAX_ROUND * length ** 2) return false;
  return length <= MAX_STEP && length > 1 && area / length <= MAX_WIDTH;
}

function middleOf({ left, top, right, bottom }: Shape): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The centre of the end of a dash that is further from its neighbour. */
function endOf(dash: Shape, neighbour: Point): Point {
  const middle = middleOf(dash);
  const corners = dash.points.slice(0, -1);
  const far = corners.toSorted((a, b) => distance(b, neighbour) - distance(a, neighbour)).slice(0, 2);
  return far.length < 2 ? middle : { x: (far[0]!.x + far[1]!.x) / 2, y: (far[0]!.y + far[1]!.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Points by which a line may extend beyond its last dash. */
const MAX_BEYOND = 7;

/** Height of a sampled line at a place, between the dashes before and after it. */
export function heightOf(points: readonly Point[], x: number): number | null {
  const after = points.findIndex((point) => point.x >= x);
  if (after < 0) return x - points.at(-1)!.x <= MAX_BEYOND ? points.at(-1)!.y : null;
  if (after === 0) return points[0]!.x - x <= MAX_BEYOND ? points[0]!.y : null;
  const [a, b] = [points[after - 1]!, points[after]!];
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
}
