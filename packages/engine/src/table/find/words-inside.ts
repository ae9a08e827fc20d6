import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

/** Maximum distance of words at a table's edge outside it, in points. */
const SLACK = 1;

/** Returns the words whose middle is in a box. Each candidate checks all words of its page, so this loop handles nothing but words. */
export function wordsInside(words: readonly Word[], { left, top, right, bottom }: Box): Word[] {
  const inside: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const x = (word.left + word.right) / 2;
    const y = (word.top + word.bottom) / 2;
    if (x >= left - SLACK && x <= right + SLACK && y >= top - SLACK && y <= bottom + SLACK) inside.push(word);
  }
  return inside;
}
