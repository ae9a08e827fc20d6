import type { Item, Region } from "./region.ts";
import { type Box, unionBoxes } from "../../geometry/box.ts";

// Shown by parting-rules.test.ts; fixture two-column/newspaper.

/** Minimum share of the items' width that a rule between two sections covers. */
const WIDE = 0.8;
/** Maximum thickness of a rule; anything thicker is a bar or a frame. */
const THIN = 4;

/**
 * Orders what is above a drawn rule across all columns before what is below it. The columns are known before this step, from the height of both
 * sections; a single section is often too short to show them. Rules that fewer than two columns pass, as in tables, running heads and notes, change
 * nothing.
 */
export function partAtRules(regions: readonly Region[], rules: readonly Box[]): Region[] {
  if (regions.length < 2) return [...regions];
  let parted = [...regions];
  for (const at of partingHeights(regions.flat(), rules)) {
    const isAbove = (item: Item): boolean => middleOf(item) < at;
    const isPast = (region: Region): boolean => region.some(isAbove) && !region.every(isAbove);
    if (parted.filter(isPast).length < 2) continue;
    const above = parted.map((region) => region.filter(isAbove));
    const below = parted.map((region) => region.filter((item) => !isAbove(item)));
    parted = [...above, ...below].filter((region) => region.length > 0);
  }
  return parted;
}

/** Returns the heights of wide rules that no item crosses, from top to bottom. */
function partingHeights(items: readonly Item[], rules: readonly Box[]): number[] {
  const { left, right } = unionBoxes(items);
  const heights = rules
    .filter((rule) => rule.bottom - rule.top <= THIN)
    .filter((rule) => Math.min(rule.right, right) - Math.max(rule.left, left) >= WIDE * (right - left))
    .map(middleOf);
  // Lines next to a rule may touch it: their boxes span the usual ascent and descent, whatever their letters.
  return heights.filter((at) => !items.some((item) => item.top < at - 1 && item.bottom > at + 1)).sort((a, b) => a - b);
}

function middleOf({ top, bottom }: { readonly top: number; readonly bottom: number }): number {
  return (top + bottom) / 2;
}
