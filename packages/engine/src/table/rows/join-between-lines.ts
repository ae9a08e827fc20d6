import { MIN_LEADING } from "./leading.ts";
import { type Line, toLine } from "../../text/runs-to-lines.ts";
import { byLeft } from "../../geometry/order.ts";
import type { Word } from "../../text/word.ts";

// Shown by join-between-lines.test.ts.

/** Minimum white space between texts of two columns, in font sizes. */
const MIN_COLUMN_GAP = 0.62;

/**
 * Joins lines that are side by side, offset by half a row: names centred on two rows, headers centred on two header lines. No row has a text in their
 * column, although they are one row.
 */
export function joinBetweenLines(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isNear = above !== undefined && line.baseline - above.baseline < MIN_LEADING * line.size;
    if (isNear && areApart(above, line)) joined[joined.length - 1] = toLine(byLeft([...above.words, ...line.words]));
    else joined.push(line);
  }
  return joined.length === lines.length ? lines : joined;
}

function areApart(above: Line, line: Line): boolean {
  const own = new Set<Word>(line.words);
  const words = byLeft([...above.words, ...line.words]);
  return words.every((word, at) => {
    const before = words[at - 1];
    if (before === undefined || own.has(before) === own.has(word)) return true;
    return word.left - before.right >= MIN_COLUMN_GAP * line.size;
  });
}
