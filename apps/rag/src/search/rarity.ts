import { likeness, wordsOf } from "./words.ts";

/** How much a word of a question says, given the texts that it is asked of: 1 of a word that stands in none. */
export type Rarity = (word: string) => number;

/** The inverse document frequency, over its highest value. A word in all of the texts says next to nothing. */
export function createRarity(texts: readonly string[]): Rarity {
  const textsWith = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) textsWith.set(word, (textsWith.get(word) ?? 0) + 1);
  }
  const highest = Math.log(1 + texts.length);
  return (word) => {
    const counts = [...textsWith].map(([other, count]) => (likeness(word, other) > 0 ? count : 0));
    const most = counts.reduce((one, count) => Math.max(one, count), 0);
    return highest === 0 ? 1 : Math.log(1 + texts.length / (1 + most)) / highest;
  };
}
