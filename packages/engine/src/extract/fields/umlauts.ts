import { VOCABULARY } from "../lexicon/lexicon.ts";

/** "ae", "oe", "ue" before a consonant, as names in schemas spell umlauts. */
const UMLAUTS = /(?:[ao]|(?<![aeq])u)e(?=[^aeiou])/u;

export function spellsUmlauts(word: string): boolean {
  return UMLAUTS.test(word);
}

/** "stornogebuhr" for "stornogebuehr": the key of the printed word, which has no accents. */
export function withoutE(word: string): string {
  return word.replaceAll(new RegExp(UMLAUTS, "gu"), (letters) => letters[0]!);
}

/** The key of a known word that a name spells without umlauts: "faelligkeit". */
export function withUmlauts(word: string): string {
  return !VOCABULARY.has(word) && VOCABULARY.has(withoutE(word)) ? withoutE(word) : word;
}
