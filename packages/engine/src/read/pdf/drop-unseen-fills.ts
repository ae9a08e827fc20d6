import { BoxList } from "../raw/box-list.ts";
import type { PageObjects } from "./page-objects.ts";

// Shown by drop-unseen-fills.test.ts.

const WHITE = 0xff_ff_ff;
/** Sides of two fills agree by this much, in points: programs round them to a tenth or to half a pixel. */
const SAME_SIDE = 0.3;
/** Pages of more fills are drawings. */
const MOST_FILLS = 5000;

/**
 * Leaves out what nobody sees of the fills of a page: white beside colour, and strips that go on in the colour of the fill at
 * their side. Browsers fill each cell of a table, and its padding apart: the white rows of a filing's statements would be as
 * shaded as the others, and the strips rule them into fields. White that touches no colour stays: it is the ground of a card.
 *
 * @param strips - fills thin enough to be lines, by colour; those that are seen become ruling lines
 */
export function dropUnseenFills(found: PageObjects, strips: BoxList, size: { width: number; height: number }): void {
  const fills = found.filledRectangles;
  const sides = fills.count > MOST_FILLS ? new Map<number, number[]>() : bySide(fills);
  for (let strip = 0; strip < strips.count; strip++) {
    if (widenFill(strips, strip, fills, sides)) continue;
    const [left, top, right, bottom] = boxOf(strips, strip);
    found.rulingLines.push(left, top, right, bottom, Math.round(Math.min(right - left, bottom - top) * 100));
  }
  const unseen = whiteBesideColor(fills, sides);
  if (unseen.size === 0) return;
  const kept = new BoxList(size.width, size.height);
  for (let fill = 0; fill < fills.count; fill++) {
    if (!unseen.has(fill)) kept.push(...boxOf(fills, fill), fills.tag[fill]!);
  }
  found.filledRectangles = kept;
}

type Sides = readonly [left: number, top: number, right: number, bottom: number];

function boxOf({ edges }: BoxList, at: number): Sides {
  return [edges[4 * at]!, edges[4 * at + 1]!, edges[4 * at + 2]!, edges[4 * at + 3]!];
}

/** Fills by each of their sides, in whole points. */
function bySide(fills: BoxList): Map<number, number[]> {
  const sides = new Map<number, number[]>();
  for (let fill = 0; fill < fills.count; fill++) {
    for (const side of new Set(boxOf(fills, fill).map(Math.round))) {
      const list = sides.get(side);
      if (list === undefined) sides.set(side, [fill]);
      else list.push(fill);
    }
  }
  return sides;
}

/** Fills with a side at this place, of any direction. */
function* near(at: number, sides: ReadonlyMap<number, readonly number[]>): Iterable<number> {
  const [first, last] = [Math.round(at - SAME_SIDE), Math.round(at + SAME_SIDE)];
  yield* sides.get(first) ?? [];
  if (last !== first) yield* sides.get(last) ?? [];
}

/** White fills that lie on no colour, and touch some, or white that does; and the ground under it. */
function whiteBesideColor(fills: BoxList, sides: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const white = new Set<number>();
  const colored: number[] = [];
  for (let fill = 0; fill < fills.count; fill++) {
    if (fills.tag[fill] === WHITE) white.add(fill);
    else colored.push(fill);
  }
  const unseen = new Set<number>();
  if (white.size === 0 || colored.length === 0 || sides.size === 0) return unseen;
  const open = [...colored];
  for (const fill of white) {
    const own = boxOf(fills, fill);
    const over = colored.filter((other) => overlap(own, boxOf(fills, other)));
    if (over.length === 0) continue;
    white.delete(fill);
    // What is painted first lies below.
    if (over.every((other) => other > fill && isAround(own, boxOf(fills, other)))) unseen.add(fill);
  }
  for (let fill = open.pop(); fill !== undefined; fill = open.pop()) {
    for (const side of boxOf(fills, fill)) {
      for (const other of near(side, sides)) {
        if (!white.has(other) || !touch(boxOf(fills, fill), boxOf(fills, other))) continue;
        white.delete(other);
        unseen.add(other);
        open.push(other);
      }
    }
  }
  return unseen;
}

/** How far two boxes reach over each other across and down the page; less than nothing for what lies between them. */
function overlaps(one: Sides, other: Sides): readonly [across: number, down: number] {
  return [
    Math.min(one[2], other[2]) - Math.max(one[0], other[0]),
    Math.min(one[3], other[3]) - Math.max(one[1], other[1]),
  ];
}

function overlap(one: Sides, other: Sides): boolean {
  return Math.min(...overlaps(one, other)) > SAME_SIDE;
}

function isAround(one: Sides, other: Sides): boolean {
  const [across, down] = overlaps(one, other);
  return across >= other[2] - other[0] - SAME_SIDE && down >= other[3] - other[1] - SAME_SIDE;
}

/** True for boxes side by side, or above each other, along more than a corner. */
function touch(one: Sides, other: Sides): boolean {
  const [across, down] = overlaps(one, other);
  return Math.abs(Math.min(across, down)) <= SAME_SIDE && Math.max(across, down) > SAME_SIDE;
}

/**
 * Adds an upright strip to a fill of its colour that stands beside it and is as high; false where there is none. A strip along
 * the top or the bottom of a shaded cell is its border.
 */
function widenFill(
  strips: BoxList,
  strip: number,
  fills: BoxList,
  sides: ReadonlyMap<number, readonly number[]>,
): boolean {
  const [left, top, right, bottom] = boxOf(strips, strip);
  for (const fill of [...near(left, sides), ...near(right, sides)]) {
    if (fills.tag[fill] !== strips.tag[strip]) continue;
    const other = boxOf(fills, fill);
    const isAsHigh = Math.abs(other[1] - top) <= SAME_SIDE && Math.abs(other[3] - bottom) <= SAME_SIDE;
    if (!isAsHigh || !touch([left, top, right, bottom], other)) continue;
    fills.edges[4 * fill] = Math.min(other[0], left);
    fills.edges[4 * fill + 2] = Math.max(other[2], right);
    return true;
  }
  return false;
}
