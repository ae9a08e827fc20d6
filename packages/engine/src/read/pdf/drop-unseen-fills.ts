import type { Box } from "../../geometry/box.ts";
import { BoxList } from "../raw/box-list.ts";
import type { PageObjects } from "./page-objects.ts";

// Shown by drop-unseen-fills.test.ts.

const WHITE = 0xff_ff_ff;
/** Sides of two fills that differ by at most this, in points, are equal: programs round them to a tenth or to half a pixel. */
const SAME_SIDE = 0.3;
/** Pages of more fills are drawings. */
const MAX_FILLS = 5000;
const NO_SIDES: Sides = new Map();

/**
 * Drops invisible fills of a page: white next to colour, and strips that continue the colour of an adjacent
 * fill. Browsers fill each table cell and its padding separately: without this, the white rows of a financial statement would count as
 * shaded like the others, and the strips would divide them into fields. White that touches no colour stays: it is the background of a card.
 *
 * @param strips - fills thin enough to be lines, by colour; visible ones become ruling lines
 */
export function dropUnseenFills(found: PageObjects, strips: BoxList, size: { width: number; height: number }): void {
  const fills = found.filledRectangles;
  const sides = fills.count > MAX_FILLS ? NO_SIDES : bySide(fills);
  for (let strip = 0; strip < strips.count; strip++) {
    if (widenFill(strips, strip, fills, sides)) continue;
    const { left, top, right, bottom } = boxOf(strips, strip);
    found.rulingLines.push(left, top, right, bottom, Math.round(Math.min(right - left, bottom - top) * 100));
  }
  const unseen = whiteTouchingColor(fills, sides);
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

/** Whether a condition holds for a fill with a side at this place, in any direction. */
function isNear(at: number, sides: Sides, contains: (fill: number) => boolean): boolean {
  const first = Math.round(at - SAME_SIDE);
  const last = Math.round(at + SAME_SIDE);
  return sides.get(first)?.some(contains) === true || (last !== first && sides.get(last)?.some(contains) === true);
}

/** White fills that are on no colour but touch colour, or touch white that does; and the white background under it. */
function whiteTouchingColor(fills: BoxList, sides: Sides): ReadonlySet<number> {
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
    // Earlier fills are painted below.
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

/** How far two boxes overlap horizontally; negative if there is a gap. */
function across(one: Box, other: Box): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** The same vertically. */
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

/** Whether boxes are next to or above each other, and touch along more than a corner. */
function touch(one: Box, other: Box): boolean {
  const wide = across(one, other);
  const high = down(one, other);
  return Math.abs(Math.min(wide, high)) <= SAME_SIDE && Math.max(wide, high) > SAME_SIDE;
}

/**
 * Adds a vertical strip to an adjacent fill of the same colour and height; false if there is none. A strip along
 * the top or bottom of a shaded cell is its border.
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
