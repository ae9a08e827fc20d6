import { fold } from "./words.ts";

/** Words that are on nearly every page of a language, and in none of the other languages. */
const COMMON_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "and", "with", "for", "from", "this", "not"],
  de: ["und", "der", "mit", "von", "nicht", "für", "auf"],
  fr: ["les", "pour", "dans", "sur", "vous", "est", "nous"],
  es: ["los", "para", "con", "las", "por", "del", "una"],
  it: ["che", "per", "della", "sono", "con", "gli", "nel"],
  nl: ["het", "een", "van", "voor", "niet", "zijn", "met"],
};
/** Fewer matches may be chance. */
const MIN_COMMON = 4;

/** Returns the language of most of a page's words. */
export function languageOf(words: ReadonlyMap<string, number>): string | undefined {
  let most = MIN_COMMON - 1;
  let found: string | undefined;
  for (const [language, common] of Object.entries(COMMON_WORDS)) {
    const count = common.reduce((sum, word) => sum + (words.get(fold(word)) ?? 0), 0);
    if (count > most) [most, found] = [count, language];
  }
  return found;
}
