import { namedIn, type UnderstoodQuestion } from "../question/understand.ts";
import { likeness, wordsOf } from "../search/words.ts";
import { hasValue } from "./value.ts";

/** Returns a function that checks whether a token repeats a word of the question. */
export function tokensAsked({ words, language }: UnderstoodQuestion): (token: string) => boolean {
  return (token) =>
    wordsOf(token, language).some((other) => words.some(({ word }) => likeness(word, other, language) > 0));
}

/**
 * How close the requested value is to the words of the question, 0 to 1: each word counts by its weight, and less with each
 * word in between. 0 if there is no such value.
 */
export function proximityOf(text: string, question: UnderstoodQuestion): number {
  const tokens = text.split(/\s+/u).slice(0, MAX_WORDS);
  const named = tokens.map((token) => namedIn(question, wordsOf(token, question.language)));
  const fresh = tokens.map((token, at) => (named[at]!.length > 0 ? "_" : token));
  let best = 0;
  for (const at of tokens.keys()) {
    if (hasValue(question.kind, fresh.slice(at, at + WINDOW_WORDS).join(" "), false) < MIN_FIT) continue;
    best = Math.max(best, nearness(question, named, at));
  }
  return best;
}

const MAX_WORDS = 80;
/** Length of values such as "28 July 2024" and "4.5 million euros". */
const WINDOW_WORDS = 3;
const MIN_FIT = 0.6;
const HALF_AT_WORDS = 5;

function nearness({ words }: UnderstoodQuestion, named: readonly (readonly number[])[], at: number): number {
  const near = words.map(() => 0);
  for (const [position, indexes] of named.entries()) {
    for (const index of indexes) {
      near[index] = Math.max(near[index]!, 1 / (1 + Math.abs(position - at) / HALF_AT_WORDS));
    }
  }
  return words.reduce((sum, { weight }, index) => sum + weight * near[index]!, 0);
}
