import { inkOf } from "../text/char-ink.ts";
import { fromFrame, type PagePlace } from "../geometry/frame.ts";
import type { Line } from "../text/runs-to-lines.ts";
import { type Box, unionBoxes } from "../geometry/box.ts";

// Shown by block-box.test.ts.

/** Above the baseline, letters reach the type's height; below it only some do, and figures a trace (sizes). */
const TYPE_ABOVE = 0.73;
const TYPE_BELOW = 0.1;

/**
 * Where lines are on the page as displayed: from the pen's first place to its last and as high as their type, whatever
 * letters they are made of, with the ink that reaches beyond. Ink alone gives a line of small letters half of its type's
 * height (block-box.test.ts); more than this is white, and boxes are to fit their ink (read/pdf/ink.test.ts). Vertical
 * writing has no advances of its own, and keeps to its ink.
 */
export function boxOf(
  lines: readonly Line[],
  { left, right }: Box,
  { quarter, width, height }: PagePlace,
  isVertical: boolean,
): Box {
  const ink = inkOf(lines);
  if (isVertical) return ink;
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const type = {
    left,
    top: first.baseline - TYPE_ABOVE * first.size,
    right,
    bottom: last.baseline + TYPE_BELOW * last.size,
  };
  return unionBoxes([ink, fromFrame(type, quarter, { width, height })]);
}
