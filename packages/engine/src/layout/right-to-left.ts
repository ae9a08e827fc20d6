import { changeWord, type Word } from "./text.ts";

/** Hebrew, Arabic and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The first char of those scripts: most pages hold none so far up, and each line of them is asked. */
const FIRST_RIGHT_TO_LEFT = 0x590;

/** True where most words that have letters are of a script that reads to the left. */
export function readsToLeft(words: readonly Word[]): boolean {
  let toLeft = 0;
  let lettered = 0;
  for (const { text } of words) if (isBeyond(text, FIRST_RIGHT_TO_LEFT) && RIGHT_TO_LEFT.test(text)) toLeft++;
  if (toLeft === 0) return false;
  for (const { text } of words) if (/\p{L}/u.test(text)) lettered++;
  return toLeft * 2 > lettered;
}

/** True where a code unit of the text is at least `code`. */
function isBeyond(text: string, code: number): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= code) return true;
  return false;
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
    return stops === null ? word : changeWord(word, { text: `${stops[2]}${stops[1]}` });
  });
}
