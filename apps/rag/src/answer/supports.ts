import type { IndexedPassage } from "../index/refresh.ts";
import { languageOf } from "../language/language-of.ts";
import { contextOf } from "../search/search.ts";
import { likeness, wordsOf } from "../search/words.ts";
import { figuresOf } from "./figures.ts";

/**
 * Whether a passage shares one of the numbers or some of the words of a sentence that cites it. Across languages
 * this cannot be checked, so the citation is kept.
 */
export function supports(passage: IndexedPassage, sentence: string): boolean {
  const language = languageOf(passage.text);
  if (languageOf(sentence, language) !== language) return true;
  const figures = new Set(figuresOf(passage.text));
  if (figuresOf(sentence).some((figure) => figures.has(figure))) return true;
  const said = wordsOf(`${contextOf(passage)}\n${passage.text}`, language);
  const words = [...new Set(wordsOf(sentence, language))].filter((word) => !/\p{N}/u.test(word));
  const named = words.filter((word) => said.some((other) => likeness(word, other, language) > 0));
  return named.length >= MIN_SHARE * words.length && named.length > 0;
}

const MIN_SHARE = 0.3;
