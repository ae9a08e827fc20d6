import { type Box, isInside } from "../geometry/box.ts";
import type { PagePlace } from "../geometry/frame.ts";
import type { PageObject } from "../page-object/page-object.ts";
import type { Word } from "../text/word.ts";

/** Input of the table finders, in the frame of the page's writing direction. */
export interface TableInput extends PagePlace {
  readonly words: readonly Word[];
  readonly rules: readonly Box[];
  readonly fills: readonly Box[];
}

/** A table or form, with its words. */
export interface FoundTable {
  readonly piece: PageObject;
  readonly words: ReadonlySet<Word>;
}

/** Whether a table is inside none of the others and shares no word with them. */
export function isApart(table: FoundTable, others: readonly FoundTable[]): boolean {
  return !others.some((other) => isInside(table.piece, other.piece) || isOver(table, other));
}

/** Whether two tables share a word. */
export function isOver(one: FoundTable, other: FoundTable): boolean {
  for (const word of one.words) if (other.words.has(word)) return true;
  return false;
}
