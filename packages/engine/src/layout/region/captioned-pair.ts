import { type Box, unionBoxes } from "../../geometry/box.ts";
import { opensTableCaption } from "../../text/table-caption.ts";
import type { TextRun } from "../../text/word.ts";
import type { Item } from "./region.ts";

// Shown by captioned-pair.test.ts.

/** Maximum difference of baselines on one line, in font sizes. */
const SAME_LINE = 0.25;
/** Maximum distance between the left edges of a caption and its table: the padding of the cells, in font sizes. */
const PADDING = 1;

/**
 * Whether two tables are side by side: each has a numbered caption above it, both on one line. Their rows may share baselines by chance, so only the
 * captions distinguish two tables from one.
 */
export function areCaptioned(left: readonly Item[], right: readonly Item[]): boolean {
  const first = captionOf(left);
  if (first === null) return false;
  const second = captionOf(right);
  return second !== null && Math.abs(first.baseline - second.baseline) <= SAME_LINE * first.size;
}

/** Returns the caption that a side begins with, at its left edge or centred above it. */
function captionOf(side: readonly Item[]): TextRun | null {
  const [first, ...others] = side.toSorted((a, b) => a.top - b.top);
  const run = first?.run ?? null;
  if (run === null || others.length === 0 || !opensTableCaption(textOf(run))) return null;
  return isOver(run, unionBoxes(others)) ? run : null;
}

function isOver({ left, right, size }: TextRun, table: Box): boolean {
  const off = (left + right - table.left - table.right) / 2;
  return Math.abs(left - table.left) <= PADDING * size || Math.abs(off) <= PADDING * size;
}

function textOf({ words }: TextRun): string {
  return words.map(({ text }) => text).join(" ");
}
