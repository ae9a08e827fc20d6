import type { Box } from "../../geometry/box.ts";
import type { Word } from "../../text/word.ts";

/** Words at a table's edge may be so far outside of it, in points. */
const SLACK = 1;

/** The words whose middle lies in a box. Each candidate asks all words of its page: a loop that meets nothing but words. */
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
