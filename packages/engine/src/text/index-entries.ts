import { endsInDigit } from "./digits.ts";
import type { Word } from "./word.ts";

/** The last page, or the last range of pages. */
const LAST_PAGE = /,\s*\d+(?:[–-]\d+)?$/;
const LETTER = /\p{L}/u;

/** Whether words are an entry of an index: a text, then after commas the pages where it occurs. */
export function isIndexEntry(words: readonly Word[]): boolean {
  // The last char excludes most texts, without building the whole text.
  if (!endsInDigit(words.at(-1)!.text)) return false;
  const text = words.map((word) => word.text).join(" ");
  const at = text.search(LAST_PAGE);
  return at > 0 && LETTER.test(text.slice(0, at));
}
