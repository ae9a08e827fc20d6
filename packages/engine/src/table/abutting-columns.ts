import type { Line } from "../layout/runs-to-lines.ts";
import { byLeft, type Word } from "../layout/text.ts";

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
/** Share of different words at the edge: units after their numbers are always the same. */
const LEAST_DIFFERENT = 0.6;

/**
 * Finds columns that touch: numbers set to the right edge of their column, and close to them texts set to the left edge
 * of the next, as spreadsheets print them. The white between is no wider than a space, but stands at one place.
 */
export function abuttingColumns(lines: readonly Line[], size: number): Separator[] {
  const pairs = lines.flatMap(({ words }) => {
    const inOrder = byLeft(words);
    return inOrder.slice(1).flatMap((after, index) => {
      const before = inOrder[index]!;
      const isTight = after.left >= before.right && after.left - before.right < WIDEST * size;
      return isTight && endsNumber(before) && /^\p{L}/u.test(after.text) ? [{ before, after }] : [];
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
    const exact = group.filter(({ before }) => start - before.right <= SAME_EDGE).length;
    const different = new Set(group.map(({ after }) => after.text)).size;
    if (group.length < Math.max(LEAST_ROWS, LEAST_SHARE * lines.length) || exact < 0.8 * group.length) continue;
    if (different >= LEAST_DIFFERENT * group.length && end > start) found.push({ start, end });
  }
  return found;
}

function endsNumber({ text }: Word): boolean {
  return /\d[\p{L}%)*°]?$/u.test(text);
}
