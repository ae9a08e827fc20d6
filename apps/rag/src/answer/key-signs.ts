/** Terms. A run is some neighbouring words of a sentence; a sign speaks for or against it as the words that answer. */
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

/** A run of the words of a sentence, from `start` up to `end`. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** A sentence in words, and what is known of each. */
export interface Seen {
  readonly question: UnderstoodQuestion;
  readonly tokens: readonly string[];
  /** The question's words that the token names, by their positions there. */
  readonly names: readonly (readonly number[])[];
  /** Whether a clause ends with the token. */
  readonly closes: readonly boolean[];
  /** What repeats the question is `_`. */
  readonly fresh: readonly string[];
  /** "of", "the". */
  readonly small: readonly boolean[];
}

export const KEY_SIGNS: Readonly<Record<KeySign, (seen: Seen, run: Run) => number>> = {
  /** What does not repeat the question has a value of the kind that is asked for. */
  value: ({ question, fresh }, { start, end }) => hasValue(question.kind, fresh.slice(start, end).join(" "), false),
  figure: ({ fresh }, { start, end }) => Number(fresh.slice(start, end).some((token) => /\p{N}/u.test(token))),
  capital: ({ fresh }, { start, end }) =>
    Number(fresh.slice(Math.max(1, start), end).some((token) => /^["“(]?\p{Lu}/u.test(token))),
  /** Share of the question that is named. */
  named: ({ question, names }, { start, end }) => weightOf(question, names.slice(start, end).flat()),
  /** The word before or behind names something of the question, and was left out. */
  cutsNamed: ({ names }, { start, end }) =>
    (Number((names[start - 1]?.length ?? 0) > 0) + Number((names[end]?.length ?? 0) > 0)) / 2,
  /** Words that are new, of ten. */
  newWords: ({ names, small }, { start, end }) =>
    Math.min(1, names.slice(start, end).filter((named, at) => named.length === 0 && !small[start + at]).length / 10),
  opensClause: ({ closes }, { start }) => Number(start === 0 || closes[start - 1] === true),
  closesClause: ({ closes }, { end }) => Number(closes[end - 1] === true),
  /** Clauses that end within. */
  clauses: ({ closes }, { start, end }) => Math.min(1, closes.slice(start, end - 1).filter(Boolean).length / 3),
  /** "of", "the": a part does not end with them. */
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

/** What a clause begins with. */
const OPENS =
  /^(?:[(“"–—]|(?:and|but|while|which|who|that|because|when|where|whether|if|although|with|und|aber|der|die|das|weil|wenn|wo|ob|mit|et|mais|qui|que|dont|où|si|avec|y|pero|porque|cuando|donde|con)$)/u;

function weightOf({ words }: UnderstoodQuestion, named: readonly number[]): number {
  return [...new Set(named)].reduce((sum, at) => sum + words[at]!.weight, 0);
}

/** Words between spaces. A range of figures is one, as "51 – 99": half of it answers nothing. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/\S*\d\s[–—]\s\d\S*|\S+/gu) ?? [];
}
