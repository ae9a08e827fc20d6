/** The supported languages, with the stemmers and stop words of Orama. */
import { stemmer as dutchStem } from "@orama/stemmers/dutch";
import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as frenchStem } from "@orama/stemmers/french";
import { stemmer as germanStem } from "@orama/stemmers/german";
import { stemmer as italianStem } from "@orama/stemmers/italian";
import { stemmer as portugueseStem } from "@orama/stemmers/portuguese";
import { stemmer as spanishStem } from "@orama/stemmers/spanish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as spanish } from "@orama/stopwords/spanish";

export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Words {
  readonly stem: (word: string) => string;
  /** Stop words such as "the", "of" and "has", in lower case. */
  readonly small: readonly string[];
  /** Words that ask but do not name the subject: "when", "many", "tell". */
  readonly asking: string;
  /** Whether compound nouns are written as one word. */
  readonly compounds: boolean;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    stem: englishStem,
    small: english,
    asking: "a high long many might much often one tell us whose will",
    compounds: false,
  },
  de: {
    stem: germanStem,
    small: german,
    asking:
      "wann wer wem wen wessen wieso weshalb warum wohin woher wieviel lang lange hoch gross groß oft gibt es je wurde wurden worden welches welcher welchem welchen beträgt betragen liegt lautet lauten heißt seit bitte nenne bis zum innerhalb darf dürfen müssen sollen mussten",
    compounds: true,
  },
  fr: {
    stem: frenchStem,
    small: french,
    asking:
      "quand combien comment pourquoi où est-ce quoi lequel laquelle lesquels lesquelles plus moins très faut peut peuvent doit doivent fait font si long donc car depuis jusqu temps chaque tout tous toute toutes entre sous chez vers lors dont a-t-il a-t-elle a-t-on y-a-t-il",
    compounds: false,
  },
  es: {
    stem: spanishStem,
    small: spanish,
    asking: "cuánto cuánta cuántos cuántas quién quiénes cuál cuáles dónde cuándo cómo qué hay largo mide",
    compounds: false,
  },
  it: {
    stem: italianStem,
    small: italian,
    asking: "quando quale quali quanto quanta quanti quante chi dove cosa c'è come perché",
    compounds: false,
  },
  nl: {
    stem: dutchStem,
    small: dutch,
    asking: "wie wat welke welk hoeveel wanneer waar hoe waarom lang",
    compounds: true,
  },
  pt: {
    stem: portugueseStem,
    small: portuguese,
    asking: "quando qual quais quanto quanta quantos quantas quem onde como porque quê há",
    compounds: false,
  },
};

/** Converts to lower case without accents, which people often leave out. */
export function plainOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

const SMALL: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => {
    const { small, asking } = WORDS[language];
    return [language, new Set([...small, ...asking.split(" ")].map(plainOf))] as const;
  }),
);

/** Stop words of a language, without accents. */
export function smallWordsOf(language: Language): ReadonlySet<string> {
  return SMALL.get(language)!;
}

export function hasCompounds(language: Language): boolean {
  return WORDS[language].compounds;
}

const STEMS = new Map<Language, Map<string, string>>(LANGUAGES.map((language) => [language, new Map()]));
/** Limits the cache for services that run for months; enough for the words of a folder. */
const MAX_STEMS = 200_000;

/** @param word - in lower case */
export function stemOf(word: string, language: Language): string {
  const stems = STEMS.get(language)!;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const stem = /\p{N}/u.test(word) ? word : WORDS[language].stem(word);
  stems.set(word, stem);
  return stem;
}
