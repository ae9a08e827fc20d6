import type { Line } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";
import { MIN_GUTTER, OUTSTANDING, RUN_GAP } from "../../text/words-to-runs.ts";

// Shown by is-tabular.test.ts, lines-to-rows.test.ts; fixture statement.

/** Whether a line contains two texts separated by a wide gap. */
export function hasWideGap({ words, size }: Line): boolean {
  const ordered = byLeft(words);
  const widest = widestGap(ordered);
  // Most lines are plain text without any outstanding gap.
  if (widest <= MIN_GUTTER * size) return false;
  return widest > RUN_GAP * size || widest > outstandingGap(gapsOf(ordered), size);
}

/** Counts the wide gaps that split a line into runs; between words of one line, a narrower gap may also stand out. */
export function countGaps({ words, size }: Line): number {
  const gaps = gapsOf(byLeft(words));
  const outstanding = outstandingGap(gaps, size);
  let count = 0;
  for (const gap of gaps) if (gap > RUN_GAP * size || gap > outstanding) count++;
  return count;
}

/** Minimum number of gaps; two have no usual gap between them. */
const MIN_GAPS = 3;

/** Returns the width above which a gap stands out from the line's others; infinite if there are too few. */
function outstandingGap(gaps: readonly number[], size: number): number {
  return gaps.length < MIN_GAPS ? Infinity : Math.max(MIN_GUTTER * size, OUTSTANDING * median(gaps));
}

function widestGap(words: readonly Word[]): number {
  let reach = words[0]!.right;
  let widest = 0;
  for (let at = 1; at < words.length; at++) {
    const { left, right } = words[at]!;
    if (left - reach > widest) widest = left - reach;
    if (right > reach) reach = right;
  }
  return widest;
}

function gapsOf(words: readonly Word[]): number[] {
  const gaps: number[] = [];
  let reach = words[0]!.right;
  for (let at = 1; at < words.length; at++) {
    const { left, right } = words[at]!;
    gaps.push(left - reach);
    if (right > reach) reach = right;
  }
  return gaps;
}

/** Maximum distance between words of one text, in font sizes: spaces measure 0.22–0.33, more in justified lines. */
export const TOUCHING = 0.45;

/** Returns where the texts of a line begin, if separated by more than spaces. */
export function textStarts({ words, size }: Line): number[] {
  const starts: number[] = [];
  let reach = -Infinity;
  for (const { left, right } of byLeft(words)) {
    if (left - reach >= TOUCHING * size) starts.push(left);
    reach = right;
  }
  return starts;
}
