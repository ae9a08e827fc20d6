import type { Point } from "./shape.ts";

/** Points by which a level or a riser may lean. */
const MAX_LEAN = 0.4;
/** Fewer levels are a bracket or the corner of a frame. */
const MIN_LEVELS = 3;
/** Share of a step by which the width of a level may deviate. */
const MAX_OFF = 0.06;

interface Level {
  readonly left: number;
  right: number;
  readonly y: number;
}

/**
 * The data of a step line, from left to right; null for any other line, and if steps differ in width, as those of
 * survival curves do: then the drawing does not show the positions of the data.
 *
 * If the line ends with a riser, each value applies from its position on; if it begins with a riser, up to its position; and if its first and
 * last levels are half as wide as the others, around its position. Equal consecutive values form one wide level.
 */
export function stepPoints(points: readonly Point[]): Point[] | null {
  const ordered = points[0]!.x <= points.at(-1)!.x ? points : points.toReversed();
  const stair = toStair(ordered);
  if (stair === null || stair.levels.length < MIN_LEVELS || (stair.rises && stair.falls)) return null;
  const { levels, rises, falls } = stair;
  if (!rises && !falls) return aroundPlaces(levels);
  const step = Math.min(...levels.map(widthOf));
  const found = levels.map((level) => {
    const count = countOf(widthOf(level), step);
    if (count === null) return null;
    return Array.from({ length: count }, (_, at) => ({
      x: falls ? level.left + at * step : level.right - (count - 1 - at) * step,
      y: level.y,
    }));
  });
  if (found.includes(null)) return null;
  const inner = (found as Point[][]).flat();
  return falls ? [...inner, ordered.at(-1)!] : [ordered[0]!, ...inner];
}

/** The levels, and whether the line begins or ends with a riser; null for a line that is not a step line. */
function toStair(
  points: readonly Point[],
): { readonly levels: readonly Level[]; readonly rises: boolean; readonly falls: boolean } | null {
  const levels: Level[] = [];
  let [rises, isRiser] = [false, false];
  for (const [at, point] of points.slice(1).entries()) {
    const from = points[at]!;
    const [dx, dy] = [point.x - from.x, Math.abs(point.y - from.y)];
    if (Math.abs(dx) <= MAX_LEAN && dy <= MAX_LEAN) continue;
    if (Math.abs(dx) <= MAX_LEAN) {
      rises ||= levels.length === 0;
      isRiser = true;
    } else if (dx > 0 && dy <= MAX_LEAN) {
      const last = levels.at(-1);
      if (last !== undefined && !isRiser) last.right = point.x;
      else levels.push({ left: from.x, right: point.x, y: from.y });
      isRiser = false;
    } else return null;
  }
  return { levels, rises, falls: isRiser };
}

function aroundPlaces(levels: readonly Level[]): Point[] | null {
  const [first, last] = [levels[0]!, levels.at(-1)!];
  const step = Math.min(...levels.slice(1, -1).map(widthOf), 2 * widthOf(first), 2 * widthOf(last));
  const points: Point[] = [];
  for (const level of levels) {
    // The first point is at the beginning of the first level, the last one at the end of the last.
    const left = level === first ? level.left - step / 2 : level.left;
    const right = level === last ? level.right + step / 2 : level.right;
    const count = countOf(right - left, step);
    if (count === null) return null;
    for (let at = 0; at < count; at += 1) points.push({ x: left + (at + 0.5) * step, y: level.y });
  }
  return points;
}

/** Width of a level in steps; null if it is not a whole number. */
function countOf(width: number, step: number): number | null {
  const count = Math.round(width / step);
  return Math.abs(width / step - count) <= MAX_OFF ? count : null;
}

function widthOf({ left, right }: Level): number {
  return right - left;
}
