import type { TextStyle } from "../read/raw/raw-page.ts";
import { type Box, isInside } from "../geometry/box.ts";
import type { Word } from "../text/word.ts";

/** A text style with the number of its chars. */
export interface Look {
  readonly style: TextStyle;
  readonly chars: number;
}

interface BlockPlace {
  readonly placed: { readonly kind: string } | null;
  readonly box: Box;
}

/** The text styles of words inside tables. */
export function looksInTables(words: readonly Word[], blocks: readonly BlockPlace[]): Look[] {
  const tables: Box[] = [];
  for (const { placed, box } of blocks) if (placed?.kind === "table") tables.push(box);
  if (tables.length === 0) return [];
  const chars = new Map<TextStyle, number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (isInAny(word, tables)) chars.set(word.style, (chars.get(word.style) ?? 0) + word.text.length);
  }
  return [...chars].map(([style, count]) => ({ style, chars: count }));
}

function isInAny(word: Word, boxes: readonly Box[]): boolean {
  for (let at = 0; at < boxes.length; at++) if (isInside(word, boxes[at]!)) return true;
  return false;
}
