import type { RawPage } from "../../read/pdf/raw-page.ts";
import type { Edges } from "./text.ts";

/** Quarter turns, clockwise, from upright writing to a text's direction. */
export type Quarter = 0 | 1 | 2 | 3;

/** A text leaning more than this is of no quarter: watermarks, slanted axis labels. */
const MOST_LEAN_DEGREES = 8;

/** The quarter of a direction of writing; null for slanted text. */
export function quarterOf(angleDegrees: number): Quarter | null {
  const quarter = Math.round(angleDegrees / 90);
  return Math.abs(angleDegrees - quarter * 90) <= MOST_LEAN_DEGREES ? ((quarter % 4) as Quarter) : null;
}

/** The quarter in which most of the page's chars are written. */
export function dominantQuarter(page: RawPage): Quarter {
  const counts = [0, 0, 0, 0];
  const quarters = page.styles.map((style) => quarterOf(style.angleDegrees));
  if (quarters.every((quarter) => quarter === 0)) return 0;
  const { count, style } = page.chars;
  const charsByStyle = new Uint32Array(quarters.length);
  for (let index = 0; index < count; index++) charsByStyle[style[index]!]!++;
  for (let index = 0; index < quarters.length; index++) {
    const quarter = quarters[index];
    if (quarter !== null && quarter !== undefined) counts[quarter]! += charsByStyle[index]!;
  }
  return counts.indexOf(Math.max(...counts)) as Quarter;
}

/** Turns a box of the page so that text of `quarter` stands upright; `page` is the page as displayed. */
export function toFrame(
  edges: Edges,
  quarter: Quarter,
  page: { readonly width: number; readonly height: number },
): Edges {
  const { left, top, right, bottom } = edges;
  if (quarter === 0) return edges;
  if (quarter === 1) return { left: top, top: page.width - right, right: bottom, bottom: page.width - left };
  if (quarter === 2) {
    return { left: page.width - right, top: page.height - bottom, right: page.width - left, bottom: page.height - top };
  }
  return { left: page.height - bottom, top: left, right: page.height - top, bottom: right };
}

/** The way back from {@link toFrame}; `page` is again the page as displayed. */
export function fromFrame(
  edges: Edges,
  quarter: Quarter,
  page: { readonly width: number; readonly height: number },
): Edges {
  const turned = quarter % 2 === 0 ? page : { width: page.height, height: page.width };
  return toFrame(edges, ((4 - quarter) % 4) as Quarter, turned);
}
