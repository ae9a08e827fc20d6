/**
 * Roots of German and Dutch words. Their stemmers leave the prefixes of participles and infinitives and the endings of verbs: "geöffnet" and "öffnet",
 * "mitzubringen" and "mitbringen", "Kündigung" and "gekündigt" have no stem in common.
 */
import type { Language } from "./languages.ts";

interface Affixes {
  /** A separable prefix, and what participles and infinitives put after it. */
  readonly prefix: RegExp;
  readonly endings: RegExp;
}

const AFFIXES: Readonly<Partial<Record<Language, Affixes>>> = {
  de: {
    prefix:
      /^(ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|statt|teil|um|unter|vor|weg|weiter|zu|zuruck|zusammen)?(?:ge|zu)(?=.{4})/u,
    endings: /(?:ungen|ungs|ung|eten|eter|etem|etes|ete|ten|ter|tem|tes|te|et|est|st|en|em|er|es|t|e|n|s)$/u,
  },
  nl: {
    prefix: /^(aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|voor|weg)?ge(?=.{4})/u,
    endings: /(?:ingen|ing|den|de|ten|te|en|er|t|d|e|s)$/u,
  },
};

/** Returns the root of a word; the word itself in other languages, and where too little would be left. @param word - in lower case, without accents */
export function rootOf(word: string, language: Language): string {
  const affixes = AFFIXES[language];
  if (affixes === undefined || word.length < MIN_CHARS || /\P{L}/u.test(word)) return word;
  const ends = affixes.endings.test(word);
  const bare = ends ? word.replace(affixes.prefix, "$1") : word;
  const root = bare.replace(affixes.endings, "");
  return root.length < MIN_ROOT_CHARS ? word : root;
}

const MIN_CHARS = 5;
const MIN_ROOT_CHARS = 4;
