import type { Language } from "../language/languages.ts";
import { languageOf } from "../language/language-of.ts";
import type { Rarity } from "../search/rarity.ts";
import { likeness, wordsOf } from "../search/words.ts";
import { columnCompared, extremeIn, type Extreme } from "./extremes.ts";
import { tellsKind } from "./kind-words.ts";
import { kindOf, type AnswerKind } from "./kinds.ts";

export interface UnderstoodQuestion {
  readonly kind: AnswerKind;
  readonly language: Language;
  /** Each with its share of what the question says: a rare word says more. */
  readonly words: readonly QuestionWord[];
  /** What all its words say together: 1 for a word that occurs nowhere, less for one that occurs everywhere. */
  readonly mass: number;
  /** Names, years and figures: they occur in the answer's sentence or row, or the answer is to another question. */
  readonly fixed: ReadonlySet<string>;
  /** What is counted: `colleges` of "How many colleges …". */
  readonly counted: string | undefined;
  /** Which of several has the most or the least of something: `undefined` where that is not asked. */
  readonly extreme: Extreme | undefined;
  /** What the header of the compared column says, where the question does not name it: "the dearest". */
  readonly compared: RegExp | undefined;
}

export interface QuestionWord {
  readonly word: string;
  readonly weight: number;
  /** It only says what kind of thing is asked for: "cost" of "What does a berth cost?". */
  readonly tellsKind: boolean;
}

export function understand(
  question: string,
  rarity: Rarity,
  language: Language = languageOf(question),
): UnderstoodQuestion {
  const told = [...new Set(wordsOf(question, language).map(yearOf))].filter((word) => !ABOUT_THE_ANSWER.has(word));
  const kind = kindOf(question, language);
  const words = told.map((word) => ({ word, weight: rarity(word, language), tellsKind: tellsKind(word, kind) }));
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
  };
}

const COUNTED =
  /(?<!\p{L})(?:how many|wie ?viele?|combien (?:de |d['’])|cuánt[oa]s|quant[ie]|hoeveel|quant[oa]s)\s*(.+)$/iu;

/**
 * "Please give a response in USD millions by relying on the details shown in the income statement": words of how to answer
 * name nothing that the answer has to name. What they rely on, the income statement, they leave.
 */
const ABOUT_THE_ANSWER: ReadonlySet<string> = new Set(
  `answer answers question response respond please give provide provided providing following follows shown using use
  utilizing details detail information based primarily relying rely only according assume calculate compute compared
  terms there usd analyst`.split(/\s+/),
);

/** "FY18" and "FY2018" are the year; documents write "fiscal 2018", or the year alone. */
function yearOf(word: string): string {
  const [, year] = /^fy'?(\d{2}|\d{4})$/u.exec(word) ?? [];
  return year === undefined ? word : `20${year.slice(-2)}`;
}

/** "Q2", "H1": documents write them out. */
const PERIOD = /^[qh][1-4]$/u;

/** Words with figures, and capitalised ones but for the first of a sentence; German writes all nouns so: figures and names alone. */
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

/** The question's words that a text names, by their positions there. */
export function namedIn({ words, language }: UnderstoodQuestion, others: readonly string[]): readonly number[] {
  return words.flatMap(({ word }, at) => (others.some((other) => likeness(word, other, language) > 0) ? [at] : []));
}
