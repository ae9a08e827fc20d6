import type { Line } from "../layout/runs-to-lines.ts";
import { byLeft } from "../layout/text.ts";

/** White between two columns. */
export interface Separator {
  readonly start: number;
  readonly end: number;
}

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

/**
 * Finds columns that touch: numbers and marks set to the right edge of their column, and close to them texts set to the left edge
 * of the next, as spreadsheets print them. The white between is no wider than a space, but stands at one place.
 */
export function abuttingColumns(lines: readonly Line[], size: number): Separator[] {
  const pairs = lines.flatMap(({ words }) => {
    const inOrder = byLeft(words);
    return inOrder.slice(1).flatMap((after, index) => {
      const before = inOrder[index]!;
      const isTight = after.left >= before.right && after.left - before.right < WIDEST * size;
      return isTight && /^\p{L}/u.test(after.text) ? [{ before, after }] : [];
    });
  });
  pairs.sort((a, b) => a.after.left - b.after.left);
  const found: Separator[] = [];
  for (let from = 0; from < pairs.length;) {
    let to = from + 1;
    while (to < pairs.length && pairs[to]!.after.left - pairs[from]!.after.left <= SAME_EDGE) to++;
    const group = pairs.slice(from, to);
    from = to;
    const start = Math.max(...group.map(({ before }) => before.right));
    const end = group[0]!.after.left;
    // Words of one width in one text after another end at one place, too, but they begin at one as well.
    const lefts = group.map(({ before }) => before.left);
    const areNumbers = group.every(({ before }) => /\d[\p{L}%)*°]?$/u.test(before.text));
    if (!areNumbers && Math.max(...lefts) - Math.min(...lefts) < LEAST_SPREAD * size) continue;
    const exact = group.filter(({ before }) => start - before.right <= SAME_EDGE).length;
    const different = Math.min(
      new Set(group.map(({ before }) => before.text)).size,
      new Set(group.map(({ after }) => after.text)).size,
    );
    if (group.length < Math.max(LEAST_ROWS, LEAST_SHARE * lines.length) || exact < 0.8 * group.length) continue;
    if (different >= LEAST_DIFFERENT * group.length && end > start) found.push({ start, end });
  }
  return found;
}
