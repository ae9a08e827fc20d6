import type { Line } from "../../text/runs-to-lines.ts";
import { byLeft, median } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";
import { MIN_GUTTER, OUTSTANDING, RUN_GAP } from "../../text/words-to-runs.ts";

// Shown by is-tabular.test.ts, lines-to-rows.test.ts; fixture statement.

/** True where a line holds two texts that a wide gap parts. */
export function hasWideGap({ words, size }: Line): boolean {
  const ordered = byLeft(words);
  const widest = widestGap(ordered);
  // Most lines are plain text: nothing in them stands out, whatever their usual gap.
  if (widest <= MIN_GUTTER * size) return false;
  return widest > RUN_GAP * size || widest > outstandingGap(gapsOf(ordered), size);
}

/** Wide gaps of a line, as they part its runs; among words of one line a gap may be narrower and yet stand out. */
export function countGaps({ words, size }: Line): number {
  const gaps = gapsOf(byLeft(words));
  const outstanding = outstandingGap(gaps, size);
  let count = 0;
  for (const gap of gaps) if (gap > RUN_GAP * size || gap > outstanding) count++;
  return count;
}

/** Two gaps have no usual one between them. */
const MIN_GAPS = 3;

/** A wider gap stands out from the line's others; infinite where they are too few to tell. */
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

/** Words of one text are this close, in font sizes: spaces measure 0.22–0.33, and more in justified lines. */
export const TOUCHING = 0.45;

/** Where the texts of a line begin that more than spaces part. */
export function textStarts({ words, size }: Line): number[] {
  const starts: number[] = [];
  let reach = -Infinity;
  for (const { left, right } of byLeft(words)) {
    if (left - reach >= TOUCHING * size) starts.push(left);
    reach = right;
  }
  return starts;
}
