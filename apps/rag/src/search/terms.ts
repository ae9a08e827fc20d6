import { conceptsIn } from "../language/concepts.ts";
import { hasCompounds, stemOf, type Language } from "../language/languages.ts";
import { rootOf } from "../language/roots.ts";
import { wordsOf } from "./words.ts";

/**
 * Returns the index terms of a text: its words, their stems, and the nouns at the end of compounds, if the language writes
 * compounds as one word: "Grenzwert" finds "Nitratgrenzwert". The beginnings of words are found by prefix search.
 *
 * @param vocabulary - a part of a compound counts only if it is a word of the documents
 */
export function termsOf(text: string, language: Language, vocabulary: ReadonlySet<string>): string[] {
  return wordsOf(text, language).flatMap((word) => [
    ...withStem(word, language),
    ...endsOf(word, language).filter((end) => vocabulary.has(end)),
  ]);
}

/** Returns the search terms of a question, and which of them are parts of compounds: these are searched without stemming. */
export function queryTermsOf(text: string, language: Language): { terms: string[]; parts: ReadonlySet<string> } {
  const words = wordsOf(text, language);
  const parts = new Set(words.flatMap((word) => endsOf(word, language)));
  for (const word of words) parts.delete(word);
  return { terms: [...words.flatMap((word) => withStem(word, language)), ...parts], parts };
}

/** Returns a term for each concept that the text names, the same in every language: "repair" finds "mend" and "réparer". */
export function conceptTermsOf(text: string, language: Language): readonly string[] {
  return [...conceptsIn(wordsOf(text, language), language)].map((concept) => `${CONCEPT_MARK}${concept}`);
}

const CONCEPT_MARK = "§";

function withStem(word: string, language: Language): readonly string[] {
  const stem = stemOf(word, language);
  const root = rootOf(word, language);
  const stems = stem === word ? [] : [`${STEM_MARK}${stem}`];
  return [word, ...stems, ...(root === word || root === stem ? [] : [`${STEM_MARK}${root}`])];
}

/** Marks stems, so that prefix search does not match them as beginnings of other words. */
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
/** Shorter parts are endings. */
const MIN_END_CHARS = 5;
