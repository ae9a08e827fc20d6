import type { Word } from "./text.ts";

/** Hebrew, Arabic and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** True where most words that have letters are of a script that reads to the left. */
export function readsToLeft(words: readonly Word[]): boolean {
  let toLeft = 0;
  let lettered = 0;
  for (const { text } of words) {
    if (RIGHT_TO_LEFT.test(text)) toLeft++;
    if (/\p{L}/u.test(text)) lettered++;
  }
  return toLeft > 0 && toLeft * 2 > lettered;
}

/**
 * Orders the words of a line that reads to the left, given from right to left: words of Latin script and numbers among
 * them still read to the right of each other, and stops that lead a number follow it.
 */
export function orderToLeft(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let latin: Word[] = [];
  for (const word of words) {
    // European digits of a telephone number stand in groups, which read like Latin words.
    const isLatin = /[A-Za-z\u00c0-\u024f\d]/.test(word.text);
    if (isLatin || (latin.length > 0 && !RIGHT_TO_LEFT.test(word.text))) latin.unshift(word);
    else {
      ordered.push(...latin, word);
      latin = [];
    }
  }
  ordered.push(...latin);
  return ordered.map((word) => {
    const stops = RIGHT_TO_LEFT.test(word.text) ? null : /^([.,:;!?]+)([+\d].*)$/.exec(word.text);
    return stops === null ? word : { ...word, text: `${stops[2]}${stops[1]}` };
  });
}
