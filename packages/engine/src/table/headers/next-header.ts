import { byLeft } from "../../geometry/order.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { hasWideGap, TOUCHING } from "../columns/line-gaps.ts";

// Shown by next-header.test.ts.

/** Maximum difference between edges, or middles, of texts of one column, in points. */
const SAME_PLACE = 2;
/** Minimum number of rows above a header that begins another table; under fewer, names are in several lines. */
const MIN_ROWS = 2;
/** Maximum number of lines of names. */
const MAX_LINES = 3;

/**
 * Whether a line of bold names begins another table, directly below the rows of one: its names are above the texts of the rows that follow, but not all of
 * them are below texts of the rows so far. A bold total, or the name of a group, keeps to the columns of its table.
 *
 * @param lines - of one region
 * @param from - the first line of the rows so far
 */
export function beginsNextTable(lines: readonly Line[], from: number, at: number): boolean {
  const line = lines[at]!;
  if (!isBold(line) || !hasWideGap(line)) return false;
  const below = lines.slice(at + 1, at + 1 + MAX_LINES).find((each) => !isBold(each));
  const rows = lines.slice(from, at).filter((each) => !isBold(each) && hasWideGap(each));
  if (below === undefined || !hasWideGap(below) || rows.length < MIN_ROWS) return false;
  const names = textsOf(line);
  const entries = textsOf(below);
  if (names.filter((name) => isAtOne(name, entries)).length < Math.max(2, names.length - 1)) return false;
  const above = rows.flatMap((row) => textsOf(row));
  return names.some((name) => !isAtOne(name, above));
}

/** Where a text begins and ends. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

function isAtOne(text: Extent, others: readonly Extent[]): boolean {
  return others.some(
    ({ start, end }) =>
      Math.abs(start - text.start) <= SAME_PLACE ||
      Math.abs(end - text.end) <= SAME_PLACE ||
      Math.abs(start + end - text.start - text.end) <= 2 * SAME_PLACE,
  );
}

function textsOf({ words, size }: Line): Extent[] {
  const texts: { start: number; end: number }[] = [];
  for (const { left, right } of byLeft(words)) {
    const last = texts.at(-1);
    if (last === undefined || left - last.end >= TOUCHING * size) texts.push({ start: left, end: right });
    else last.end = Math.max(last.end, right);
  }
  return texts;
}

function isBold({ words }: Line): boolean {
  return words.every(({ style }) => style.bold);
}
