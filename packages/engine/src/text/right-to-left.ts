import { changeWord, type Word } from "./word.ts";

/** Hebrew, Arabic and their presentation forms. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
}

/** Whether most words with letters are of a right-to-left script. */
export function readsToLeft(words: readonly Word[]): boolean {
  let toLeft = 0;
  let lettered = 0;
  for (let at = 0; at < words.length; at++) if (words[at]!.rightToLeft) toLeft++;
  if (toLeft === 0) return false;
  for (const { text } of words) if (/\p{L}/u.test(text)) lettered++;
  return toLeft * 2 > lettered;
}

/**
 * Orders the words of a right-to-left line, given from right to left: consecutive Latin words and numbers among
 * them still read from left to right, and punctuation before a number comes after it.
 */
export function orderToLeft(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let latin: Word[] = [];
  for (const word of words) {
    // European digits of a telephone number are in groups, which read like Latin words.
    const isLatin = /[A-Za-z\u00c0-\u024f\d]/.test(word.text);
    if (isLatin || (latin.length > 0 && !word.rightToLeft)) latin.unshift(word);
    else {
      ordered.push(...latin, word);
      latin = [];
    }
  }
  ordered.push(...latin);
  return ordered.map((word) => {
    const stops = word.rightToLeft ? null : /^([.,:;!?]+)([+\d].*)$/.exec(word.text);
    return stops === null ? word : changeWord(word, { text: `${stops[2]}${stops[1]}` });
  });
}
