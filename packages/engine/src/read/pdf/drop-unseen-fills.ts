import type { Box } from "../../geometry/box.ts";
import { BoxList } from "../raw/box-list.ts";
import type { PageObjects } from "./page-objects.ts";

// Shown by drop-unseen-fills.test.ts.

const WHITE = 0xff_ff_ff;
/** Sides of two fills agree by this much, in points: programs round them to a tenth or to half a pixel. */
const SAME_SIDE = 0.3;
/** Pages of more fills are drawings. */
const MAX_FILLS = 5000;
const NO_SIDES: Sides = new Map();

/**
 * Leaves out what no one sees of the fills of a page: white next to colour, and strips that continue in the colour of the fill at
 * their side. Browsers fill each cell of a table, and its padding apart: the white rows of a filing's statements would be as
 * shaded as the others, and the strips rule them into fields. White that touches no colour stays: it is the ground of a card.
 *
 * @param strips - fills thin enough to be lines, by colour; those that are seen become ruling lines
 */
export function dropUnseenFills(found: PageObjects, strips: BoxList, size: { width: number; height: number }): void {
  const fills = found.filledRectangles;
  const sides = fills.count > MAX_FILLS ? NO_SIDES : bySide(fills);
  for (let strip = 0; strip < strips.count; strip++) {
    if (widenFill(strips, strip, fills, sides)) continue;
    const { left, top, right, bottom } = boxOf(strips, strip);
    found.rulingLines.push(left, top, right, bottom, Math.round(Math.min(right - left, bottom - top) * 100));
  }
  const unseen = whiteBesideColor(fills, sides);
  if (unseen.size === 0) return;
  const kept = new BoxList(size.width, size.height);
  for (let fill = 0; fill < fills.count; fill++) {
    if (unseen.has(fill)) continue;
    const { left, top, right, bottom } = boxOf(fills, fill);
    kept.push(left, top, right, bottom, fills.tag[fill]!);
  }
  found.filledRectangles = kept;
}

function boxOf({ edges }: BoxList, at: number): Box {
  return { left: edges[4 * at]!, top: edges[4 * at + 1]!, right: edges[4 * at + 2]!, bottom: edges[4 * at + 3]! };
}

type Sides = ReadonlyMap<number, readonly number[]>;

/** Fills by each of their sides, in whole points. */
function bySide({ edges, count }: BoxList): Sides {
  const sides = new Map<number, number[]>();
  for (let index = 0; index < 4 * count; index++) {
    const side = Math.round(edges[index]!);
    const fill = index >> 2;
    const list = sides.get(side);
    if (list === undefined) sides.set(side, [fill]);
    else if (list.at(-1) !== fill) list.push(fill);
  }
  return sides;
}

/** Whether it holds for one of the fills with a side at this place, of any direction. */
function isNear(at: number, sides: Sides, holds: (fill: number) => boolean): boolean {
  const first = Math.round(at - SAME_SIDE);
  const last = Math.round(at + SAME_SIDE);
  return sides.get(first)?.some(holds) === true || (last !== first && sides.get(last)?.some(holds) === true);
}

/** White fills that lie on no colour, and touch some, or white that does; and the ground under it. */
function whiteBesideColor(fills: BoxList, sides: Sides): ReadonlySet<number> {
  const white = new Set<number>();
  const colored: number[] = [];
  const boxes: Box[] = [];
  for (let fill = 0; fill < fills.count; fill++) {
    boxes.push(boxOf(fills, fill));
    if (fills.tag[fill] === WHITE) white.add(fill);
    else colored.push(fill);
  }
  const unseen = new Set<number>();
  if (white.size === 0 || colored.length === 0 || sides.size === 0) return unseen;
  const open = [...colored];
  for (const fill of white) {
    const own = boxes[fill]!;
    const over = colored.filter((other) => areOver(own, boxes[other]!));
    if (over.length === 0) continue;
    white.delete(fill);
    // What is painted first lies below.
    if (over.every((other) => other > fill && isAround(own, boxes[other]!))) unseen.add(fill);
  }
  for (let fill = open.pop(); fill !== undefined; fill = open.pop()) {
    const own = boxes[fill]!;
    const take = (other: number): boolean => {
      if (white.has(other) && touch(own, boxes[other]!)) {
        white.delete(other);
        unseen.add(other);
        open.push(other);
      }
      return white.size === 0;
    };
    for (const side of [own.left, own.top, own.right, own.bottom]) if (isNear(side, sides, take)) return unseen;
  }
  return unseen;
}

/** How far two boxes reach over each other across the page; less than nothing for what lies between them. */
function across(one: Box, other: Box): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** The same down the page. */
function down(one: Box, other: Box): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}

function areOver(one: Box, other: Box): boolean {
  return across(one, other) > SAME_SIDE && down(one, other) > SAME_SIDE;
}

function isAround(one: Box, other: Box): boolean {
  return (
    across(one, other) >= other.right - other.left - SAME_SIDE &&
    down(one, other) >= other.bottom - other.top - SAME_SIDE
  );
}

/** True for boxes side by side, or above each other, along more than a corner. */
function touch(one: Box, other: Box): boolean {
  const wide = across(one, other);
  const high = down(one, other);
  return Math.abs(Math.min(wide, high)) <= SAME_SIDE && Math.max(wide, high) > SAME_SIDE;
}

/**
 * Adds an upright strip to a fill of its colour that is next to it and is as high; false where there is none. A strip along
 * the top or the bottom of a shaded cell is its border.
 */
function widenFill(strips: BoxList, strip: number, { tag, edges }: BoxList, sides: Sides): boolean {
  const own = boxOf(strips, strip);
  const color = strips.tag[strip];
  const widens = (fill: number): boolean => {
    if (tag[fill] !== color) return false;
    const at = 4 * fill;
    const isAsHigh =
      Math.abs(edges[at + 1]! - own.top) <= SAME_SIDE && Math.abs(edges[at + 3]! - own.bottom) <= SAME_SIDE;
    if (!isAsHigh) return false;
    const other = { left: edges[at]!, top: edges[at + 1]!, right: edges[at + 2]!, bottom: edges[at + 3]! };
    if (!touch(own, other)) return false;
    edges[at] = Math.min(other.left, own.left);
    edges[at + 2] = Math.max(other.right, own.right);
    return true;
  };
  return isNear(own.left, sides, widens) || isNear(own.right, sides, widens);
}
