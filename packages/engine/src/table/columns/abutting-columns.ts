import type { Separator } from "./separator.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { byLeft } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";

// Shown by abutting-columns.test.ts.

/** Wider white parts columns by itself. */
const WIDEST = 0.62;
/** Spreadsheets set numbers and texts to the edges of their cells exactly. */
const SAME_EDGE = 0.75;
/** Rows that show the same two edges; fewer are chance. */
const LEAST_ROWS = 4;
const LEAST_SHARE = 0.4;
/** Where the words before a right edge begin, in font sizes: a digit is half a size wide. */
const LEAST_SPREAD = 0.4;
/** Share of different words at either edge: units after their numbers are always the same, and so is the first word of a phrase. */
const LEAST_DIFFERENT = 0.6;
/** Share of the words before the white that end at its edge. */
const MOST_EXACT = 0.8;

/**
 * Finds columns that touch: numbers and marks set to the right edge of their column, and close to them texts set to the left edge
 * of the next, as spreadsheets print them. The white between is no wider than a space, but stands at one place.
 */
export function abuttingColumns(lines: readonly Line[], size: number): Separator[] {
  const least = Math.max(LEAST_ROWS, LEAST_SHARE * lines.length);
  const pairs = tightPairs(lines, size);
  const lefts = Float64Array.from(pairs, ({ after }) => after.left).sort();
  const found: Separator[] = [];
  for (let from = 0; from < lefts.length;) {
    const end = lefts[from]!;
    let to = from + 1;
    while (to < lefts.length && lefts[to]! - end <= SAME_EDGE) to++;
    if (to - from >= least) {
      const group = pairs.filter(({ after }) => after.left >= end && after.left <= lefts[to - 1]!);
      const start = Math.max(...group.map(({ before }) => before.right));
      if (end > start && keepsEdges(group, start, size)) found.push({ start, end });
    }
    from = to;
  }
  return found;
}

/** Two words that no more than a space parts, the second of which begins with a letter. */
interface Pair {
  readonly before: Word;
  readonly after: Word;
}

function tightPairs(lines: readonly Line[], size: number): Pair[] {
  // A line has one pair at a place: fewer lines than rows that are needed show none.
  if (lines.length < LEAST_ROWS) return [];
  const pairs: Pair[] = [];
  for (const line of lines) {
    const words = byLeft(line.words);
    for (let at = 1; at < words.length; at++) {
      const before = words[at - 1]!;
      const after = words[at]!;
      const gap = after.left - before.right;
      if (gap >= 0 && gap < WIDEST * size && beginsWithLetter(after.text)) pairs.push({ before, after });
    }
  }
  return pairs;
}

/** Nearly every word begins with a letter of ASCII, and needs no pattern. */
function beginsWithLetter(text: string): boolean {
  const lower = text.charCodeAt(0) | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || /^\p{L}/u.test(text);
}

/** True for numbers, or texts that begin at different places, which end at one, each with another text behind it. */
function keepsEdges(group: readonly Pair[], end: number, size: number): boolean {
  let exact = 0;
  for (const { before } of group) if (end - before.right <= SAME_EDGE) exact++;
  if (exact < MOST_EXACT * group.length) return false;
  // Words of one width in one text after another end at one place, too, but they begin at one as well.
  const lefts = group.map(({ before }) => before.left);
  const areSpread = Math.max(...lefts) - Math.min(...lefts) >= LEAST_SPREAD * size;
  if (!areSpread && !group.every(({ before }) => /\d[\p{L}%)*°]?$/u.test(before.text))) return false;
  const different = Math.min(
    new Set(group.map(({ before }) => before.text)).size,
    new Set(group.map(({ after }) => after.text)).size,
  );
  return different >= LEAST_DIFFERENT * group.length;
}
