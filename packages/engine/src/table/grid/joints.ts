import type { Box } from "../../geometry/box.ts";
import { byLeft } from "../../geometry/order.ts";
import type { Edge } from "./edges.ts";

// Shown by joints.test.ts.

/** Maximum distance or overlap of parts of one line, apart from a corner drawn by itself. */
const MEETING = 1.6;
/** Shorter parts are corners, or dashes. */
const SHORTEST_PART = 9;
/** Maximum number of joints of a line; a line with more parts is dashed. */
const MAX_JOINTS = 40;
/** Maximum height difference of parts of one line. */
const SAME_HEIGHT = 1;

/** Finds where the parts of each line meet: word processors draw the lines of a table cell by cell, and columns also meet there. */
export function jointEdges(edges: readonly Edge[], rules: readonly Box[]): Edge[] {
  const flat = rules
    .filter(({ left, top, right, bottom }) => right - left >= SHORTEST_PART && right - left > bottom - top)
    .sort((a, b) => a.top + a.bottom - b.top - b.bottom);
  return edges.map((edge) => {
    const joints = jointsOf(edge, flat);
    return joints.length > 0 ? { ...edge, joints } : edge;
  });
}

/** @param flat - drawn lines, from top to bottom */
function jointsOf({ position, start, end }: Edge, flat: readonly Box[]): number[] {
  let at = firstAt(flat, position - SAME_HEIGHT);
  const parts: Box[] = [];
  for (; at < flat.length && middle(flat[at]!) <= position + SAME_HEIGHT; at++) {
    const part = flat[at]!;
    if (part.left >= start - MEETING && part.right <= end + MEETING) parts.push(part);
  }
  if (parts.length < 2 || parts.length > MAX_JOINTS) return [];
  const joints: number[] = [];
  let reach = -Infinity;
  for (const { left, right } of byLeft(parts)) {
    if (Math.abs(left - reach) <= MEETING) joints.push((left + reach) / 2);
    reach = Math.max(reach, right);
  }
  return joints;
}

/** Whether each joint of one line is also a joint of the other; cells that span several columns leave out some. */
export function haveSameJoints({ joints: one = [] }: Edge, { joints: other = [] }: Edge): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.every((at) => many.some((joint) => Math.abs(joint - at) <= MEETING));
}

/** Returns the positions at which the parts of several lines meet, ascending. */
export function jointsOfAll(edges: readonly Edge[]): number[] {
  const joints: number[] = [];
  for (const at of edges.flatMap(({ joints: own = [] }) => own).sort((a, b) => a - b)) {
    if (joints.length === 0 || at - joints.at(-1)! > 2 * MEETING) joints.push(at);
  }
  return joints;
}

function firstAt(flat: readonly Box[], height: number): number {
  let low = 0;
  let high = flat.length;
  while (low < high) {
    const at = (low + high) >> 1;
    if (middle(flat[at]!) < height) low = at + 1;
    else high = at;
  }
  return low;
}

function middle({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}
