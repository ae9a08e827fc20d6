/** Terms. A run is a sequence of words in a sentence; a sign counts for or against it as the words that answer. */
import { namedIn, type UnderstoodQuestion } from "../question/understand.ts";
import { wordsOf } from "../search/words.ts";
import { hasValue } from "./value.ts";

export type KeySign =
  | "value"
  | "figure"
  | "capital"
  | "named"
  | "cutsNamed"
  | "newWords"
  | "opensClause"
  | "closesClause"
  | "clauses"
  | "endsSmall"
  | "opensSmall"
  | "short"
  | "long"
  | "longer"
  | "whole";

/** A run of the words of a sentence, from `start` to before `end`. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** A sentence split into words, with what is known about each. */
export interface Seen {
  readonly question: UnderstoodQuestion;
  readonly tokens: readonly string[];
  /** For each token, the positions of the question's words that it names. */
  readonly names: readonly (readonly number[])[];
  /** Whether a clause ends with the token. */
  readonly closes: readonly boolean[];
  /** The tokens; `_` for those that repeat the question. */
  readonly fresh: readonly string[];
  /** Whether the token is a function word: "of", "the". */
  readonly small: readonly boolean[];
}

export const KEY_SIGNS: Readonly<Record<KeySign, (seen: Seen, run: Run) => number>> = {
  /** The run has a new value of the kind that the question asks for. */
  value: ({ question, fresh }, { start, end }) => hasValue(question.kind, fresh.slice(start, end).join(" "), false),
  figure: ({ fresh }, { start, end }) => Number(fresh.slice(start, end).some((token) => /\p{N}/u.test(token))),
  capital: ({ fresh }, { start, end }) =>
    Number(fresh.slice(Math.max(1, start), end).some((token) => /^["“(]?\p{Lu}/u.test(token))),
  /** Share of the question's words that the run names. */
  named: ({ question, names }, { start, end }) => weightOf(question, names.slice(start, end).flat()),
  /** The word before or after the run names a word of the question but is left out. */
  cutsNamed: ({ names }, { start, end }) =>
    (Number((names[start - 1]?.length ?? 0) > 0) + Number((names[end]?.length ?? 0) > 0)) / 2,
  /** Number of new words, as a share of ten. */
  newWords: ({ names, small }, { start, end }) =>
    Math.min(1, names.slice(start, end).filter((named, at) => named.length === 0 && !small[start + at]).length / 10),
  opensClause: ({ closes }, { start }) => Number(start === 0 || closes[start - 1] === true),
  closesClause: ({ closes }, { end }) => Number(closes[end - 1] === true),
  /** Number of clauses that end within the run. */
  clauses: ({ closes }, { start, end }) => Math.min(1, closes.slice(start, end - 1).filter(Boolean).length / 3),
  /** A part does not end with a function word such as "of" or "the". */
  endsSmall: ({ small }, { end }) => Number(small[end - 1]),
  opensSmall: ({ small }, { start }) => Number(small[start]),
  short: (_, { start, end }) => Number(end - start <= 2),
  long: (_, { start, end }) => Math.min(1, (end - start) / 12),
  longer: (_, { start, end }) => Math.max(0, Math.min(1, (end - start - 8) / 8)),
  whole: ({ tokens }, { start, end }) => Number(end - start === tokens.length),
};

export function look(text: string, question: UnderstoodQuestion): Seen {
  const tokens = tokensOf(text);
  const names = tokens.map((token) => {
    return namedIn(question, wordsOf(token, question.language));
  });
  const closes = tokens.map((token, at) => /[,;:.)?!–—]["”]?$/u.test(token) || OPENS.test(tokens[at + 1] ?? "."));
  const fresh = tokens.map((token, at) => (names[at]!.length > 0 ? "_" : token));
  const small = tokens.map((token) => wordsOf(token, question.language).length === 0);
  return { question, tokens, names, closes, fresh, small };
}

/** Words that begin a clause. */
const OPENS =
  /^(?:[(“"–—]|(?:and|but|while|which|who|that|because|when|where|whether|if|although|with|und|aber|der|die|das|weil|wenn|wo|ob|mit|et|mais|qui|que|dont|où|si|avec|y|pero|porque|cuando|donde|con)$)/u;

function weightOf({ words }: UnderstoodQuestion, named: readonly number[]): number {
  return [...new Set(named)].reduce((sum, at) => sum + words[at]!.weight, 0);
}

/** Splits a text at spaces. A range of numbers such as "51 – 99" is one token, because half of it answers nothing. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/\S*\d\s[–—]\s\d\S*|\S+/gu) ?? [];
}
