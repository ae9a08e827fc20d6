import { inkOf } from "../text/char-ink.ts";
import { fromFrame, type PagePlace } from "../geometry/frame.ts";
import type { Line } from "../text/runs-to-lines.ts";
import { type Box, unionBoxes } from "../geometry/box.ts";

// Shown by block-box.test.ts.

/** Above the baseline, lines have the height of the type; below it only some letters have ink, and digits a trace (in units of the font size). */
const TYPE_ABOVE = 0.73;
const TYPE_BELOW = 0.1;

/**
 * Box of lines on the page as displayed: from the pen's first position to its last and as high as the type, whatever
 * the letters, extended by ink beyond that. The ink of a line of small letters is only half as high as the type
 * (block-box.test.ts); a larger box contains white space, and boxes should fit their ink (read/pdf/ink.test.ts). Vertical
 * writing has no advances of its own, and uses its ink.
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
