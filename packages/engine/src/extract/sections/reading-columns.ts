import type { Place, LineIndex } from "../line-index/line-index.ts";
import { isHeading } from "./headings.ts";

/** Maximum distance of the tops of texts on one line. */
const SAME_LINE_EM = 0.5;

/** A place and its column in reading order: 0 if the page has one column, or the place spans both. */
export interface ColumnPlace {
  readonly place: Place;
  readonly column: 0 | 1;
}

/** Maximum share of a page's places across the gap between its columns, and minimum share in each column. */
const MAX_GAP_CROSSING = 0.06;
const MIN_SIDE = 0.12;

const known = new WeakMap<LineIndex, readonly ColumnPlace[]>();

/**
 * The places of a document in the order for reading sections. A page with a side bar, which has headings on both
 * sides of a gap, is read column by column from top to bottom; other pages keep their reading order.
 */
export function inReadingColumns(lineIndex: LineIndex): readonly ColumnPlace[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const byPage = Map.groupBy(lineIndex.places, ({ page }) => page.number);
  const ordered = [...byPage.values()].flatMap((places): ColumnPlace[] => {
    const gap = gapOf(places);
    if (gap === null) return places.map((place) => ({ place, column: 0 }));
    return places
      .map((place): ColumnPlace => ({ place, column: place.left >= gap ? 1 : 0 }))
      .toSorted((a, b) => a.column - b.column || byLine(a.place, b.place));
  });
  known.set(lineIndex, ordered);
  return ordered;
}

/** Left edge of a page's second column; null if there is only one. */
function gapOf(places: readonly Place[]): number | null {
  const { width } = places[0]!.page;
  let best: number | null = null;
  let fewest = MAX_GAP_CROSSING * places.length;
  for (let share = 0.2; share <= 0.8; share += 0.01) {
    const at = share * width;
    const left = places.filter(({ right }) => right <= at);
    const right = places.filter((place) => place.left >= at);
    const crossing = places.length - left.length - right.length;
    if (crossing > fewest || left.length < MIN_SIDE * places.length || right.length < MIN_SIDE * places.length) {
      continue;
    }
    if (!left.some(isHeading) || !right.some(isHeading)) continue;
    fewest = crossing - 0.5;
    best = at;
  }
  return best;
}

function byLine(a: Place, b: Place): number {
  return Math.abs(a.top - b.top) < SAME_LINE_EM * Math.min(a.size, b.size) ? a.left - b.left : a.top - b.top;
}
