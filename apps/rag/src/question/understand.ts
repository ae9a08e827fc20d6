import type { Rarity } from "../search/rarity.ts";
import { wordsOf } from "../search/words.ts";

/** The kind of answer that an English question asks for, judged by how it begins. */
export type AnswerKind = "date" | "share" | "number" | "name" | "place" | "reason" | "any";

export interface UnderstoodQuestion {
  readonly kind: AnswerKind;
  /** Each with its share of what the question says: a rare word says more. */
  readonly words: readonly QuestionWord[];
  /** What all its words say together: 1 for a word that occurs nowhere, less for one that occurs everywhere. */
  readonly mass: number;
  /** Names, years and figures: they occur in the answer's sentence or row, or the answer is to another question. */
  readonly fixed: ReadonlySet<string>;
  /** What is counted: `colleges` of "How many colleges …". */
  readonly counted: string | undefined;
  /** Which of several has the most or the least of something: `undefined` where that is not asked. */
  readonly extreme: "most" | "least" | undefined;
}

export interface QuestionWord {
  readonly word: string;
  readonly weight: number;
}

export function understand(question: string, rarity: Rarity): UnderstoodQuestion {
  const told = [...new Set(wordsOf(question).map(yearOf))].filter((word) => !ABOUT_THE_ANSWER.has(word));
  const words = told.map((word) => ({ word, weight: rarity(word) }));
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const counted = wordsOf(/\bhow many\s+(.+)$/iu.exec(question)?.[1] ?? "")[0];
  return {
    kind: KINDS.find(([, pattern]) => pattern.test(question))?.[0] ?? "any",
    words: words.map(({ word, weight }) => ({ word, weight: all === 0 ? 0 : weight / all })),
    mass: all,
    fixed: new Set(fixedIn(question)),
    counted,
    extreme: extremeIn(question),
  };
}

/** "Which station has the largest …", "who had the fewest …"; "at most" and "most of" compare nothing. */
function extremeIn(question: string): UnderstoodQuestion["extreme"] {
  if (!/\b(?:which|who|whose)\b/iu.test(question)) return undefined;
  const words = question.replaceAll(/\bat (?:most|least)\b|\bmost of\b/giu, "").match(/\p{L}+/gu) ?? [];
  if (words.some((word) => SMALLEST.test(word))) return "least";
  return words.some((word) => LARGEST.test(word)) ? "most" : undefined;
}

const LARGEST = /^(?:most|highest|largest|greatest|biggest|longest|deepest|fastest|dearest|oldest|maximum)$/iu;
const SMALLEST = /^(?:fewest|least|lowest|smallest|shortest|cheapest|slowest|youngest|minimum)$/iu;

/** A word that comparing answers: the sentence or row does not have to have it. */
export function compares(word: string): boolean {
  return LARGEST.test(word) || SMALLEST.test(word) || word === "often";
}

/** The first that fits decides: "what share" before "what". */
const KINDS: readonly (readonly [AnswerKind, RegExp])[] = [
  ["date", /^(?:since |until |by |from )?when\b|\b(?:what|which) (?:year|date|day|month|time)\b/iu],
  ["share", /\b(?:percent(?:age)?|per cent|share|proportion|fraction|how (?:often|likely))\b|%/iu],
  ["number", /\bhow (?:many|much|long|far|large|tall|old|high|deep|wide|fast|heavy|big|hot|cold)\b/iu],
  [
    "number",
    /\bwhat (?:is|are|was|were) the (?:\w+ ){0,2}(?:number|amount|total|length|limit|average|maximum|minimum|price|cost|fee|rate|size|age|depth|height|width|temperature|weight|magnification|value|beam)\b/iu,
  ],
  ["number", /\bhow did\b.*\b(?:grow|change|develop|fall|rise|increase|decrease)\b|\b(?:what|which) page\b/iu],
  [
    "name",
    /\b(?:who|whose|whom)\b|^(?:which|what) (?:\w+ ){0,3}(?:bill|law|act|organi[sz]ation|company|country|countries|city|person|author|people|state|farmers)\b/iu,
  ],
  ["place", /\bwhere\b/iu],
  ["reason", /\bwhy\b|\bwhat (?:causes|caused|leads)\b/iu],
];

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

/** Words with figures, and capitalised ones but for the first of a sentence. */
function fixedIn(question: string): readonly string[] {
  const sentences = question.split(/(?<=[.?!:])\s+/u);
  const fixed = sentences.flatMap((sentence) => {
    const tokens = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu) ?? [];
    return tokens.filter((token, at) => /\p{N}/u.test(token) || (at > 0 && /^\p{Lu}/u.test(token)));
  });
  const words = fixed.flatMap((token) => wordsOf(token)).map(yearOf);
  return words.filter((word) => !PERIOD.test(word) && !ABOUT_THE_ANSWER.has(word));
}
