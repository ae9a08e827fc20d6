import { WIDEST_LEADING } from "../rows/leading.ts";
import { unionBoxes } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";
import { leastWidth } from "../../text/without-spaces.ts";

// Shown by centred-spans.test.ts.

/** Width of a space in font sizes, minimum number of rows of names under each other, and maximum share of them with room next to the one above. */
const SPACE = 0.2;
const MIN_NAMES = 3;
const MAX_FREE = 0.5;
const LETTER = /\p{L}/u;

/** A text of one column, on the lines of rows or between them. */
export interface Entry {
  readonly words: readonly Word[];
  /** Twice the middle of its baselines. */
  readonly middle: number;
  /** Rows whose lines contain it, ascending; empty if it is between two rows. */
  readonly rows: readonly number[];
  readonly isWide: boolean;
}

export function toEntry(words: readonly Word[], rows: readonly number[], isWide: boolean): Entry {
  return { words, middle: words[0]!.baseline + words.at(-1)!.baseline, rows, isWide };
}

/** Joins texts on lines close under each other, which are one if the text wrapped; names of separate rows would have had room. */
export function joinLines(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  const widest = Math.max(...entries.map(({ words }) => widthOf(words)));
  let free = 0;
  for (const [index, entry] of entries.entries()) {
    const above = joined.at(-1);
    if (above !== undefined && continuesEntry(above, entry)) {
      const [word] = entry.words;
      if (widthOf(entries[index - 1]!.words) + SPACE * word!.size + leastWidth(word!) <= widest) free++;
      joined[joined.length - 1] = toEntry([...above.words, ...entry.words], [...above.rows, ...entry.rows], false);
    } else joined.push(entry);
  }
  const most = Math.max(...joined.map(({ rows }) => rows.length));
  return most >= MIN_NAMES && free > MAX_FREE * (entries.length - joined.length) ? [] : joined;
}

function widthOf(words: readonly Word[]): number {
  const { left, right } = unionBoxes(words);
  return right - left;
}

/** Whether an entry continues the one above; values do not wrap. */
function continuesEntry(above: Entry, entry: Entry): boolean {
  const [first] = entry.words;
  const isClose = first!.baseline - above.words.at(-1)!.baseline <= WIDEST_LEADING * first!.size;
  return isClose && !entry.isWide && !above.isWide && [above, entry].every(({ words }) => LETTER.test(words[0]!.text));
}
