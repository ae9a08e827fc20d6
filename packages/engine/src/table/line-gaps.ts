import type { Line } from "../layout/runs-to-lines.ts";
import { median } from "../layout/text.ts";

/** True where a line holds two texts that a wide gap parts. */
export function hasWideGap(line: Line): boolean {
  return countGaps(line) > 0;
}

/** Wide gaps of a line; among words of one line a gap may be narrower and yet stand out. */
export function countGaps(line: Line): number {
  const words = [...line.words].sort((a, b) => a.left - b.left);
  const gaps: number[] = [];
  let reach = words[0]!.right;
  for (const word of words.slice(1)) {
    gaps.push(word.left - reach);
    reach = Math.max(reach, word.right);
  }
  const outstanding = gaps.length >= 3 ? Math.max(0.5 * line.size, 1.75 * median(gaps)) : Infinity;
  return gaps.filter((gap) => gap > 0.95 * line.size || gap > outstanding).length;
}
