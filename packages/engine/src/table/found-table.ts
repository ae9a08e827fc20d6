import { type Box, isInside } from "../geometry/box.ts";
import type { PagePlace } from "../geometry/frame.ts";
import type { PageObject } from "../page-object/page-object.ts";
import type { Word } from "../text/word.ts";

/** What table finding needs of a page, in the frame of its writing. */
export interface TableInput extends PagePlace {
  readonly words: readonly Word[];
  readonly rules: readonly Box[];
  readonly fills: readonly Box[];
}

/** A table or a form found, and the words that it holds. */
export interface FoundTable {
  readonly piece: PageObject;
  readonly words: ReadonlySet<Word>;
}

/** True for a table that lies in none of the others and shares no word with them. */
export function isApart(table: FoundTable, others: readonly FoundTable[]): boolean {
  return !others.some((other) => isInside(table.piece, other.piece) || isOver(table, other));
}

/** True for two that hold the same word. */
export function isOver(one: FoundTable, other: FoundTable): boolean {
  for (const word of one.words) if (other.words.has(word)) return true;
  return false;
}
