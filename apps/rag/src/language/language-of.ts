import { LANGUAGES, plainOf, type Language } from "./languages.ts";
import { SIGNATURES } from "./signatures.ts";

/**
 * Guesses the language of a text from its function words and letters. A question has few function words, so words that open a question
 * count twice, and `usual` decides ties.
 */
export function languageOf(text: string, usual: Language = "en"): Language {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .slice(0, MAX_CHARS)
      .match(/[\p{L}’']+/gu) ?? [];
  let best = usual;
  let most = 0;
  for (const language of LANGUAGES) {
    const { small, opening, letters } = SIGNATURES.get(language)!;
    const counted = words.reduce((sum, word) => sum + Number(small.has(plainOf(word))), 0);
    const opened = words.slice(0, OPENING_WORDS).reduce((sum, word) => sum + Number(opening.has(word)), 0);
    const lettered = words.filter((word) => letters.test(word)).length;
    const score = counted + 2 * opened + lettered + (language === usual ? 0.5 : 0);
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

const MAX_CHARS = 20_000;
/** "In which year", "Seit wann": a preposition may come first. */
const OPENING_WORDS = 3;
