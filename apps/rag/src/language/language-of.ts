import { LANGUAGES, plainOf, type Language } from "./languages.ts";
import { SIGNATURES } from "./signatures.ts";

/**
 * The language of a text, told by its small words and letters. A question has few of them: words that open a question count
 * twice, and `usual`, the language of what is asked, decides between languages that have the same.
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
/** "In which year", "Seit wann": a preposition may go before. */
const OPENING_WORDS = 3;
