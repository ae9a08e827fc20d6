import type { Language } from "../language/languages.ts";
import { likeness, wordsOf } from "./words.ts";

/** Weight of a word given the texts that are searched: 1 for a word that occurs in none, less for frequent ones. */
export type Rarity = (word: string, language?: Language) => number;

/** The inverse document frequency, divided by its maximum. A word that occurs in all texts weighs next to nothing. */
export function createRarity(texts: readonly string[]): Rarity {
  return rarityOf(countWords(texts), texts.length);
}

/** Counts the texts that each word occurs in. */
export function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const textsWith = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) textsWith.set(word, (textsWith.get(word) ?? 0) + 1);
  }
  return textsWith;
}

export function rarityOf(textsWith: ReadonlyMap<string, number>, texts: number): Rarity {
  const highest = Math.log(1 + texts);
  const known = new Map<string, number>();
  const measure = (word: string, language: Language): number => {
    let most = 0;
    for (const [other, count] of textsWith) if (count > most && likeness(word, other, language) > 0) most = count;
    return highest === 0 ? 1 : Math.log(1 + texts / (1 + most)) / highest;
  };
  return (word, language = "en") => {
    const key = `${language} ${word}`;
    const found = known.get(key) ?? measure(word, language);
    known.set(key, found);
    return found;
  };
}
