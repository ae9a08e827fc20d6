import { areaOf, type Point, type Shape } from "./shape.ts";

/** Maximum difference of the radii of a pie's sectors. */
const MAX_RADIUS_CHANGE = 0.03;
/** Minimum radius of the hole of a ring, in radii. */
const MIN_HOLE = 0.1;
/** A full circle, with rounding. */
const MAX_SHARE = 1.01;
/** Points closer together are the same. */
const SAME_POINT_PT = 0.05;
/** Minimum turn at a corner, in radians. */
const MIN_TURN = 0.7;
/** Points further from the centre, in radii, are on the circle. */
const MIN_ON_CIRCLE = 0.9;

/** A sector of a pie or a ring. */
export interface Sector {
  readonly shape: Shape;
  readonly center: Point;
  readonly radius: number;
  readonly inner: number;
  /** Share of the full circle. */
  readonly share: number;
  /** Direction of its middle, clockwise from the top, in radians from 0 to 2π. */
  readonly middle: number;
}

/** Smaller shapes are markers (points). */
const MIN_RADIUS = 12;
/** Share of the radius by which the corners of a sector may deviate from its circle. */
const ON_CIRCLE = 0.02;
/** Maximum distance of consecutive points on one arc, in radii. */
const MAX_CHORD = 0.9;
/** Some programs round the corners of sectors: this many points may be inside the circle, by this share of the radius. */
const MAX_ROUNDED = 0.35;
const ROUNDED = 0.12;
/** Maximum distance of the centre of an exploded sector, in radii. */
const PULLED_OUT = 0.3;
/** The shares of a pie's sectors add up to 1 with this tolerance. */
const FULL = 0.03;

/** The pies of a page: sectors around one centre that together form a full circle. */
export function findPies(outlines: readonly Shape[]): Sector[][] {
  const candidates = outlines.filter(
    (shape) => shape.points.length >= 3 && (shape.isCurved || shape.points.length >= 5),
  );
  if (candidates.length < 2 || candidates.length > 500) return [];
  const sectors = candidates.flatMap((shape) => toSector(shape) ?? []);
  const pies: Sector[][] = [];
  for (const sector of sectors) {
    const pie = pies.find(([first]) => isSameRing(sector, first!));
    if (pie === undefined) pies.push([sector]);
    else pie.push(sector);
  }
  const found: Sector[][] = [];
  for (const pie of pies) {
    const whole = [...pie, ...slivers(candidates, pie)];
    const sum = whole.reduce((total, { share }) => total + share, 0);
    if (whole.length >= 2 && Math.abs(sum - 1) <= FULL) found.push(whole.toSorted((a, b) => a.middle - b.middle));
  }
  return found;
}

function isSameRing(sector: Sector, first: Sector): boolean {
  const isAlike =
    Math.abs(sector.radius / first.radius - 1) < MAX_RADIUS_CHANGE &&
    Math.abs(sector.inner - first.inner) < 0.03 * first.radius;
  return isAlike && distance(sector.center, first.center) <= PULLED_OUT * first.radius;
}

/** Reads a shape as a sector: its whole outline is on its centre, its circle, or the inner circle of a ring. */
function toSector(shape: Shape): Sector | null {
  const apex = centers(shape);
  for (const center of apex) {
    const sector = around(shape, center);
    if (sector !== null) return sector;
  }
  return null;
}

function around(shape: Shape, center: Point): Sector | null {
  const distances = shape.outline.map((point) => distance(point, center));
  const radius = Math.max(...distances);
  if (radius < MIN_RADIUS) return null;
  const near = (value: number, target: number): boolean => Math.abs(value - target) <= ON_CIRCLE * radius;
  const onCircle = distances.filter((value) => near(value, radius)).length;
  if (onCircle < 3) return null;
  const off = distances.filter((value) => !near(value, radius));
  const inside = off.filter((value) => value < (1 - ROUNDED) * radius);
  const rest = off.length - inside.length <= MAX_ROUNDED * distances.length ? inside : off;
  const isPie = rest.every((value) => value <= ON_CIRCLE * radius * 2);
  const inner = isPie ? 0 : Math.min(...rest);
  if (!isPie && (rest.length < 2 || inner < MIN_HOLE * radius || !rest.every((value) => near(value, inner)))) {
    return null;
  }
  const area = areaOf(shape.outline) + cutOff(shape, center, radius) - (inner > 0 ? cutOff(shape, center, inner) : 0);
  const share = area / (Math.PI * (radius * radius - inner * inner));
  if (share > MAX_SHARE) return null;
  return { shape, center, radius, inner, share, middle: middleOf(shape, center, radius) };
}

/** The area between a circle and the straight lines from point to point on it. */
function cutOff({ outline }: Shape, center: Point, radius: number): number {
  let sum = 0;
  for (const [at, point] of outline.entries()) {
    const next = outline[(at + 1) % outline.length]!;
    const isOn = [point, next].every((one) => Math.abs(distance(one, center) - radius) <= ON_CIRCLE * radius);
    const chord = distance(point, next);
    if (!isOn || chord > MAX_CHORD * radius) continue;
    const angle = 2 * Math.asin(chord / 2 / radius);
    sum += (radius * radius * (angle - Math.sin(angle))) / 2;
  }
  return sum;
}

/** Candidates for the centre: corners of the shape, then the centre of the circle through its curves. */
function centers(shape: Shape): Point[] {
  const ring = withoutRepeats(shape.points);
  const found: Point[] = [];
  for (const at of ring.length <= 60 ? ring.keys() : [0, 1, ring.length - 2, ring.length - 1]) {
    const point = ring[at]!;
    const far = ring.filter((other) => other !== point).map((other) => distance(other, point));
    const most = Math.max(...far);
    const onCircle = far.filter((value) => value >= (1 - ON_CIRCLE) * most).length;
    if (onCircle >= (1 - MAX_ROUNDED) * far.length && Math.min(...far) >= (1 - ROUNDED) * most) found.push(point);
  }
  const fitted = shape.isCurved || ring.length >= 8 ? fitCircle(shape) : null;
  return fitted === null ? found : [...found, fitted];
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, at) => points.findIndex((other) => distance(point, other) < SAME_POINT_PT) === at);
}

/** The centre of the circle through the outer part of an outline, from three points on its longest smooth run. */
function fitCircle({ outline }: Shape): Point | null {
  let best: Point[] = [];
  let run: Point[] = [];
  // The sides of a ring's sector are longer than the steps of its curves.
  const steps = outline.slice(1).map((point, at) => distance(point, outline[at]!));
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  for (const [at, point] of outline.entries()) {
    if (at > 0 && (steps[at - 1]! > 3 * usual || isCorner(outline, at - 1))) {
      if (lengthOf(run) > lengthOf(best)) best = run;
      run = [outline[at - 1]!];
    }
    run.push(point);
  }
  if (lengthOf(run) > lengthOf(best)) best = run;
  if (best.length < 4) return null;
  return circleThrough(best[0]!, best[Math.floor(best.length / 2)]!, best.at(-1)!);
}

function lengthOf(run: readonly Point[]): number {
  return run.slice(1).reduce((sum, point, at) => sum + distance(point, run[at]!), 0);
}

/** Whether the outline turns by more than a smooth curve would. */
function isCorner(outline: readonly Point[], at: number): boolean {
  const [a, b, c] = [outline[at - 1], outline[at], outline[at + 1]];
  if (a === undefined || b === undefined || c === undefined) return false;
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > MIN_TURN;
}

function circleThrough(a: Point, b: Point, c: Point): Point | null {
  const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  if (Math.abs(d) < 1e-3) return null;
  const [aa, bb, cc] = [a, b, c].map(({ x, y }) => x * x + y * y);
  return {
    x: (aa! * (b.y - c.y) + bb! * (c.y - a.y) + cc! * (a.y - b.y)) / d,
    y: (aa! * (c.x - b.x) + bb! * (a.x - c.x) + cc! * (b.x - a.x)) / d,
  };
}

/** Sectors too thin to determine their own centre. */
function slivers(candidates: readonly Shape[], pie: readonly Sector[]): Sector[] {
  const first = pie[0]!;
  const own = new Set(pie.map(({ shape }) => shape));
  return candidates.flatMap((shape) => {
    if (own.has(shape)) return [];
    const sector = around(shape, first.center);
    return sector !== null && isSameRing(sector, first) ? [sector] : [];
  });
}

/** Direction of the centre of a sector; for more than half a circle, opposite to the missing part. */
function middleOf({ outline }: Shape, center: Point, radius: number): number {
  let [x, y] = [0, 0];
  for (const [at, point] of outline.entries()) {
    const next = outline[(at + 1) % outline.length]!;
    // Weighted by arc length, because points may be unevenly spaced.
    const onCircle = distance(point, center) > MIN_ON_CIRCLE * radius && distance(next, center) > 0.9 * radius;
    const weight = onCircle ? distance(point, next) : 0;
    x += weight * ((point.x + next.x) / 2 - center.x);
    y += weight * ((point.y + next.y) / 2 - center.y);
  }
  const angle = Math.atan2(x, -y);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
