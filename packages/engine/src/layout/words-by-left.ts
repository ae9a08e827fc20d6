import type { Word } from "./text.ts";

/** Stripes that words are dealt out to; of a page full of text, each gets one or two. */
const STRIPES = 512;
/** Steps a word that insertion may take: a page of text takes one or two, a page built to have all words in a stripe any. */
const MOST_STEPS = 32;

/**
 * Words by their left edge, those of one edge in the order of the content stream.
 *
 * Method: distribution counting, then insertion (Knuth, "The Art of Computer Programming", vol. 3, 5.2, algorithm D, and
 * 5.2.1). The native sort calls back at every comparison, which took a tenth of the layout's time; a merge of the page's
 * lines took a twentieth.
 */
export function wordsByLeft(words: readonly Word[]): readonly Word[] {
  const places = byStripe(words);
  const sorted: Word[] = [];
  let stepsLeft = MOST_STEPS * words.length;
  for (let at = 0; at < words.length; at++) {
    const word = words[places[at]!]!;
    sorted.push(word);
    let to = at;
    for (; to > 0 && isBefore(word, sorted[to - 1]!); to--) sorted[to] = sorted[to - 1]!;
    sorted[to] = word;
    stepsLeft -= at - to;
    if (stepsLeft < 0) return [...words].sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0));
  }
  return sorted;
}

/** Places of the words in their list, by the stripe of the page in which the words begin. */
function byStripe(words: readonly Word[]): Uint32Array {
  let widest = 1;
  for (let at = 0; at < words.length; at++) widest = Math.max(widest, words[at]!.left);
  const stripes = new Uint16Array(words.length);
  const next = new Uint32Array(STRIPES + 1);
  for (let at = 0; at < words.length; at++) {
    const stripe = (STRIPES - 1) * Math.max(0, words[at]!.left / widest);
    stripes[at] = stripe;
    next[stripes[at]! + 1]!++;
  }
  for (let stripe = 1; stripe < STRIPES; stripe++) next[stripe]! += next[stripe - 1]!;
  const places = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at++) places[next[stripes[at]!]!++] = at;
  return places;
}

function isBefore(a: Word, b: Word): boolean {
  return a.left < b.left || (a.left === b.left && a.order < b.order);
}
