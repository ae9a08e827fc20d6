import { endsInDigit } from "./digits.ts";
import type { Word } from "./word.ts";

/** The last page, or the last few that follow each other. */
const LAST_PAGE = /,\s*\d+(?:[–-]\d+)?$/;
const LETTER = /\p{L}/u;

/** Returns whether words are an entry of an index: a text, then after commas the pages where it occurs. */
export function isIndexEntry(words: readonly Word[]): boolean {
  // The last char distinguishes most texts, and costs no text of them all.
  if (!endsInDigit(words.at(-1)!.text)) return false;
  const text = words.map((word) => word.text).join(" ");
  const at = text.search(LAST_PAGE);
  return at > 0 && LETTER.test(text.slice(0, at));
}
