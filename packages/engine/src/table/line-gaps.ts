import type { Line } from "../layout/runs-to-lines.ts";
import { byLeft, median } from "../layout/text.ts";

/** True where a line holds two texts that a wide gap parts. */
export function hasWideGap(line: Line): boolean {
  return countGaps(line) > 0;
}

/** Wide gaps of a line; among words of one line a gap may be narrower and yet stand out. */
export function countGaps(line: Line): number {
  const words = byLeft(line.words);
  const gaps: number[] = [];
  let reach = words[0]!.right;
  let widest = 0;
  for (let at = 1; at < words.length; at++) {
    const { left, right } = words[at]!;
    const gap = left - reach;
    if (gap > widest) widest = gap;
    if (right > reach) reach = right;
    gaps.push(gap);
  }
  // Most lines are plain text: nothing in them stands out, whatever their usual gap.
  if (widest <= 0.5 * line.size) return 0;
  const outstanding = gaps.length >= 3 ? Math.max(0.5 * line.size, 1.75 * median(gaps)) : Infinity;
  return gaps.filter((gap) => gap > 0.95 * line.size || gap > outstanding).length;
}
