import type { Box } from "../../geometry/box.ts";
import { BoxList } from "../raw/box-list.ts";
import type { PathTable } from "../raw/path-list.ts";

// Shown by rounded-fills.test.ts.

/** In points: higher ones are boxes around blocks. */
const MAX_HEIGHT = 40;
/** Points by which a corner may miss the edges of its rectangle. */
const AT_EDGE = 0.3;
/** Share of its width that is straight; less of a circle and of an arrow. */
const MIN_STRAIGHT = 0.4;
/** Four curves of three points each, four straight sides, and the start once more. */
const MAX_POINTS = 18;
const MIN_POINTS = 8;

/** Filled rectangles with round corners that are as low as a line of text: style sheets put them behind words. The tag is the colour. */
export function roundedFills(paths: PathTable, size: PageSize): BoxList {
  const found = new BoxList(size.width, size.height);
  for (let subpath = 0; subpath < paths.count; subpath++) {
    const [from, until] = [paths.start[subpath]!, paths.start[subpath + 1]!];
    const { fill } = paths.styles[paths.style[subpath]!]!;
    if (fill === null || fill < 0 || until - from > MAX_POINTS || until - from < MIN_POINTS) continue;
    if (!paths.control.subarray(from, until).includes(1)) continue;
    const box = boundsOf(paths, from, until);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (height > MAX_HEIGHT || width < height || straightPart(paths, from, until, box) < MIN_STRAIGHT * width) continue;
    found.push(box.left, box.top, box.right, box.bottom, fill);
  }
  return found;
}

function boundsOf({ points }: PathTable, from: number, until: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = from; at < until; at++) {
    left = Math.min(left, points[2 * at]!);
    right = Math.max(right, points[2 * at]!);
    top = Math.min(top, points[2 * at + 1]!);
    bottom = Math.max(bottom, points[2 * at + 1]!);
  }
  return { left, top, right, bottom };
}

/** Length of the longest straight side at the top or the bottom; 0 if a point is on no side of the box. */
function straightPart({ points, control }: PathTable, from: number, until: number, box: Box): number {
  let longest = 0;
  for (let at = from; at < until; at++) {
    const [x, y] = [points[2 * at]!, points[2 * at + 1]!];
    const isOnEdge = Math.min(y - box.top, box.bottom - y) <= AT_EDGE;
    if (!isOnEdge && Math.min(x - box.left, box.right - x) > AT_EDGE) return 0;
    const isStraight = at + 1 < until && control[at] === 0 && control[at + 1] === 0;
    if (isOnEdge && isStraight && Math.abs(points[2 * at + 3]! - y) <= AT_EDGE) {
      longest = Math.max(longest, Math.abs(points[2 * at + 2]! - x));
    }
  }
  return longest;
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}
