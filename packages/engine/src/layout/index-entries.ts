import { endsInDigit } from "../table/cell-digits.ts";
import type { Word } from "./text.ts";

const ENTRY = /\p{L}.*,\s*\d+(?:[–-]\d+)?(?:,\s*\d+(?:[–-]\d+)?)*$/u;

/** Tells whether words are an entry of an index: a text, then after commas the pages where it occurs. */
export function isIndexEntry(words: readonly Word[]): boolean {
  // The last char tells most texts apart, which the pattern would search from each of their letters on.
  return endsInDigit(words.at(-1)!.text) && ENTRY.test(words.map((word) => word.text).join(" "));
}
