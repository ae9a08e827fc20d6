import { hasCompounds, stemOf, type Language } from "../language/languages.ts";
import { wordsOf } from "./words.ts";

/**
 * What a text is indexed under: its words, the stems of those that have one, and the nouns at the end of compounds, if the
 * language writes nouns together: "Nitratgrenzwert" is found as "Grenzwert". What begins a word is found by its beginning.
 *
 * @param vocabulary - a part of a word counts if it is a word of the documents
 */
export function termsOf(text: string, language: Language, vocabulary: ReadonlySet<string>): string[] {
  return wordsOf(text, language).flatMap((word) => [
    ...withStem(word, language),
    ...endsOf(word, language).filter((end) => vocabulary.has(end)),
  ]);
}

/** What a question is searched by, and which of its terms are parts of words: these are searched as they are. */
export function queryTermsOf(text: string, language: Language): { terms: string[]; parts: ReadonlySet<string> } {
  const words = wordsOf(text, language);
  const parts = new Set(words.flatMap((word) => endsOf(word, language)));
  for (const word of words) parts.delete(word);
  return { terms: [...words.flatMap((word) => withStem(word, language)), ...parts], parts };
}

function withStem(word: string, language: Language): readonly string[] {
  const stem = stemOf(word, language);
  return stem === word ? [word] : [word, `${STEM_MARK}${stem}`];
}

/** Keeps stems from being found as the beginnings of other words. */
const STEM_MARK = "~";

export function isStem(term: string): boolean {
  return term.startsWith(STEM_MARK);
}

function endsOf(word: string, language: Language): readonly string[] {
  if (!hasCompounds(language) || word.length < MIN_COMPOUND_CHARS || /\P{L}/u.test(word)) return [];
  const ends: string[] = [];
  for (let at = MIN_BEGINNING_CHARS; word.length - at >= MIN_END_CHARS; at++) ends.push(word.slice(at));
  return ends;
}

const MIN_COMPOUND_CHARS = 9;
const MIN_BEGINNING_CHARS = 3;
/** Shorter ends are endings. */
const MIN_END_CHARS = 5;
