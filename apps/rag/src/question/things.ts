/**
 * The things that a question is about: "ski lesson" in "How much is a ski lesson?". An answer may use another verb than the question, but one that
 * names none of its things answers something else. Nouns are recognised by what precedes them; in German by their capital.
 */
import type { Language } from "../language/languages.ts";
import { wordsOf } from "../search/words.ts";

/** @returns the words, as `wordsOf` writes them */
export function thingsIn(question: string, language: Language): ReadonlySet<string> {
  if (language === "de") return new Set(question.split(/\s+/u).slice(1).filter(isCapital).flatMap(inGerman));
  const before = BEFORE[language];
  return new Set([...question.matchAll(before)].flatMap(([, words = ""]) => wordsOf(words, language)));
}

function isCapital(word: string): boolean {
  return /^[(„"]?\p{Lu}/u.test(word);
}

function inGerman(word: string): readonly string[] {
  return wordsOf(word, "de");
}

/** A determiner or the word that counts, and the words up to the next mark; small words among them are no words of the question. */
const following = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words})\s?(\p{L}[\p{L}\p{M}'’-]*(?:\s(?=\p{L}+\s*[?.,]?\s*$)\p{L}[\p{L}-]*)?)`,
    "giu",
  );

const BEFORE: Readonly<Record<Exclude<Language, "de">, RegExp>> = {
  en: following("the|an?|my|your|his|her|its|our|their|this|that|of|which|what|how many|any|each|per|for|with|on|in"),
  fr: following("les?|la|l['’]|une?|des?|du|d['’]|mon|ma|mes|son|sa|ses|leurs?|ce|cette|ces|quel(?:le)?s?|combien de"),
  es: following("el|la|los|las|una?|unos|unas|del?|al|mi|mis|su|sus|este|esta|qué|cuánt[oa]s?|cuál|con|por|en"),
  it: following("il|lo|la|l['’]|i|gli|le|una?|del(?:la|lo|l['’])?|dei|delle|quale|quali|quant[oaie]|che"),
  nl: following("de|het|een|mijn|uw|van|welke?|hoeveel|voor|met|in|op"),
  pt: following("os?|as?|uma?|d[oa]s?|de|n[oa]s?|qual|quais|quant[oa]s?|que|com|por|em"),
};
