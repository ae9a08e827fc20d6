import type { Language } from "../language/languages.ts";
import { languageOf } from "../language/language-of.ts";
import type { Rarity } from "../search/rarity.ts";
import { likeness, wordsOf } from "../search/words.ts";
import { columnCompared, extremeIn, type Extreme } from "./extremes.ts";
import { unitAskedIn } from "./dimensions.ts";
import { namesKind } from "./kind-words.ts";
import { kindOf, type AnswerKind } from "./kinds.ts";
import { thingsIn } from "./things.ts";

export interface UnderstoodQuestion {
  readonly kind: AnswerKind;
  readonly language: Language;
  /** Each word with its weight in the question: rare words weigh more. */
  readonly words: readonly QuestionWord[];
  /** Sum of the rarities of its words: a word counts 1 if it occurs nowhere, less if it is frequent. */
  readonly mass: number;
  /** Names, years and numbers: if the sentence or row lacks them, it answers another question. */
  readonly fixed: ReadonlySet<string>;
  /** What is counted: `colleges` in "How many colleges …". */
  readonly counted: string | undefined;
  /** Whether the question asks for the highest or the lowest of several; `undefined` if neither. */
  readonly extreme: Extreme | undefined;
  /** Matches the header of the compared column if the question does not name it: "the dearest". */
  readonly compared: RegExp | undefined;
  /** Matches a number with the unit that is asked for: "how heavy" asks for kilograms or pounds; `undefined` if none is known. */
  readonly unit: RegExp | undefined;
}

export interface QuestionWord {
  readonly word: string;
  readonly weight: number;
  /** Whether it is a noun that the question is about. */
  readonly isThing: boolean;
  /** Whether the word only names the kind of answer: "cost" in "What does a berth cost?". */
  readonly namesKind: boolean;
}

export function understand(
  question: string,
  rarity: Rarity,
  language: Language = languageOf(question),
): UnderstoodQuestion {
  const contentWords = [...new Set(wordsOf(question, language).map(yearOf))].filter(
    (word) => !ABOUT_THE_ANSWER.has(word),
  );
  const kind = kindOf(question, language);
  const things = new Set([...thingsIn(question, language)].map(yearOf));
  const words = contentWords.map((word) => ({
    word,
    weight: rarity(word, language),
    namesKind: namesKind(word, kind),
    isThing: things.has(word),
  }));
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const counted = wordsOf(COUNTED.exec(question)?.[1] ?? "", language)[0];
  return {
    kind,
    language,
    words: words.map(({ weight, ...word }) => ({ ...word, weight: all === 0 ? 0 : weight / all })),
    mass: all,
    fixed: new Set(fixedIn(question, language)),
    counted,
    extreme: extremeIn(question, language),
    compared: columnCompared(question),
    unit: kind === "number" || kind === "any" ? unitAskedIn(question) : undefined,
  };
}

const COUNTED =
  /(?<!\p{L})(?:how many|wie ?viele?|combien (?:de |d['’])|cuánt[oa]s|quant[ie]|hoeveel|quant[oa]s)\s*(.+)$/iu;

/**
 * "Please give a response in USD millions by relying on the details shown in the income statement": the words about how to answer
 * are ignored, because the answer need not contain them. The rest, "the income statement", is kept.
 */
const ABOUT_THE_ANSWER: ReadonlySet<string> = new Set(
  `answer answers question response respond please give provide provided providing following follows shown using use
  utilizing details detail information based primarily relying rely only according assume calculate compute compared
  terms there usd analyst`.split(/\s+/),
);

/** "FY18" and "FY2018" name the year; documents write "fiscal 2018" or only the year. */
function yearOf(word: string): string {
  const [, year] = /^fy'?(\d{2}|\d{4})$/u.exec(word) ?? [];
  return year === undefined ? word : `20${year.slice(-2)}`;
}

/** "Q2", "H1": documents spell them out. */
const PERIOD = /^[qh][1-4]$/u;

/** Words with digits, and capitalised words except the first of a sentence. In German, which capitalises all nouns, only numbers and names. */
function fixedIn(question: string, language: Language): readonly string[] {
  const sentences = question.split(/(?<=[.?!:])\s+/u);
  const fixed = sentences.flatMap((sentence) => {
    const tokens = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu) ?? [];
    const isName = (token: string, at: number): boolean => language !== "de" && at > 0 && /^\p{Lu}/u.test(token);
    return tokens.filter((token, at) => /\p{N}/u.test(token) || isName(token, at));
  });
  const words = fixed.flatMap((token) => wordsOf(token, language)).map(yearOf);
  return words.filter((word) => !PERIOD.test(word) && !ABOUT_THE_ANSWER.has(word));
}

/** Returns the positions of the question's words that a text names. */
export function namedIn({ words, language }: UnderstoodQuestion, others: readonly string[]): readonly number[] {
  return words.flatMap(({ word }, at) => (others.some((other) => likeness(word, other, language) > 0) ? [at] : []));
}
