import type { Box } from "./box.ts";

/** Direction of a text: clockwise quarter turns from upright. */
export type Quarter = 0 | 1 | 2 | 3;

/** Size of a page as displayed, and the quarter turn that its text has. */
export interface PagePlace {
  /** 1-based. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly quarter: Quarter;
}

/** Text that leans more than this has no quarter: watermarks, slanted axis labels. */
const MAX_LEAN_DEGREES = 8;

/** The quarter turn of a text direction; null for slanted text. */
export function quarterOf(angleDegrees: number): Quarter | null {
  const quarter = Math.round(angleDegrees / 90);
  return Math.abs(angleDegrees - quarter * 90) <= MAX_LEAN_DEGREES ? ((quarter % 4) as Quarter) : null;
}

/** Rotates a box so that text of `quarter` is upright. `page` is the page as displayed. */
export function toFrame(box: Box, quarter: Quarter, page: Pick<PagePlace, "width" | "height">): Box {
  const { left, top, right, bottom } = box;
  if (quarter === 0) return box;
  if (quarter === 1) return { left: top, top: page.width - right, right: bottom, bottom: page.width - left };
  if (quarter === 2) {
    return { left: page.width - right, top: page.height - bottom, right: page.width - left, bottom: page.height - top };
  }
  return { left: page.height - bottom, top: left, right: page.height - top, bottom: right };
}

/** Reverses {@link toFrame}. `page` is again the page as displayed. */
export function fromFrame(box: Box, quarter: Quarter, page: Pick<PagePlace, "width" | "height">): Box {
  const turned = quarter % 2 === 0 ? page : { width: page.height, height: page.width };
  return toFrame(box, ((4 - quarter) % 4) as Quarter, turned);
}
