/**
 * Terms. A sign is something about a candidate that speaks for or against it as the answer: a name, a meaning and a
 * measure from 0 to 1. The weights are learned; weights.ts has them.
 */
import { compares, type UnderstoodQuestion } from "../question/understand.ts";
import { contextOf } from "../search/search.ts";
import { likeness, wordsOf } from "../search/words.ts";
import type { Candidate } from "./candidates.ts";
import { freshPart, hasValue } from "./value.ts";

export type Sign =
  | "named"
  | "namedAround"
  | "told"
  | "toldAround"
  | "foremost"
  | "heaviest"
  | "fixed"
  | "value"
  | "empty"
  | "counts"
  | "phrases"
  | "found"
  | "caption"
  | "cell"
  | "row"
  | "field"
  | "rowNamed"
  | "columnNamed"
  | "long";
export type Measures = Readonly<Record<Sign, number>>;

/** A candidate as its signs look at it. */
interface Seen {
  readonly question: UnderstoodQuestion;
  readonly candidate: Candidate;
  /** For each word of the question, how well it is named in the candidate itself. */
  readonly own: readonly number[];
  /** The same of its passage, headings and the sentence before. */
  readonly around: readonly number[];
  readonly words: readonly string[];
  readonly fresh: string;
}

export const SIGNS: Readonly<Record<Sign, (seen: Seen) => number>> = {
  /** Share of the question that the sentence, or the cell with its row and column, names. */
  named: ({ question, own }) => sum(question.words, (at) => own[at]!),
  /** The same with its surroundings. */
  namedAround: ({ question, own, around }) => sum(question.words, (at) => Math.max(own[at]!, around[at]!)),
  /** How much of the question is named, however long it is: what a few rare words say is enough. */
  told: ({ question, own }) => Math.min(1, (question.mass * sum(question.words, (at) => own[at]!)) / ENOUGH),
  toldAround: ({ question, own, around }) =>
    Math.min(1, (question.mass * sum(question.words, (at) => Math.max(own[at]!, around[at]!))) / ENOUGH_AROUND),
  /** Share of the three words that say most. */
  foremost: ({ question: { words }, own, around }) => {
    const order = words.map((_, at) => at).sort((one, other) => words[other]!.weight - words[one]!.weight);
    const first = order.slice(0, 3);
    return first.reduce((all, at) => all + Math.max(own[at]!, 0.8 * around[at]!), 0) / Math.max(1, first.length);
  },
  /** The rarest word of the question is named. */
  heaviest: ({ question: { words }, own, around }) => {
    const heaviest = words.reduce((best, { weight }, at) => (weight > (words[best]?.weight ?? 0) ? at : best), 0);
    return Math.max(own[heaviest] ?? 0, 0.5 * (around[heaviest] ?? 0));
  },
  /** Share of the question's names, years and figures that are named, the sentence's own counting more. */
  fixed: ({ question, own, around }) => {
    const at = question.words.flatMap(({ word }, index) => (question.fixed.has(word) ? [index] : []));
    const named = at.reduce((all, index) => all + Math.max(own[index]!, 0.8 * around[index]!), 0);
    return at.length === 0 ? 1 : named / at.length;
  },
  /** What does not repeat the question has a value of the kind that is asked for; an outstanding row is one. */
  value: ({ question, candidate, fresh }) =>
    candidate.isExtreme ? 1 : hasValue(question.kind, fresh, candidate.kind === "cell"),
  /** Nothing but the question's own words. */
  empty: ({ fresh }) => (wordsOf(fresh.replaceAll("_", " ")).length < 1 ? 1 : 0),
  /** The value is right before what is counted: "39 jurisdictions". */
  counts: ({ question: { counted }, candidate: { text } }) => {
    if (counted === undefined) return 0;
    const words = text.toLowerCase().split(/[^\p{L}\p{N}.,]+/u);
    const at = words.findIndex((word) => likeness(counted, word) > 0);
    return at > 0 && words.slice(Math.max(0, at - 3), at).some((word) => hasValue("number", word, true) > 0) ? 1 : 0;
  },
  /** Words that are neighbours in the question are neighbours here. */
  phrases: ({ question, words }) => {
    const pairs = question.words.slice(1).map(({ word }, at) => [question.words[at]!.word, word] as const);
    const together = pairs.filter(([one, other]) =>
      words.some((word, at) => likeness(one, word) > 0 && likeness(other, words[at + 1] ?? "") > 0),
    );
    return pairs.length === 0 ? 0 : together.length / pairs.length;
  },
  /** How well the search found its passage. */
  found: ({ candidate }) => candidate.found.score,
  caption: ({ candidate }) => Number(candidate.kind === "caption"),
  cell: ({ candidate }) => Number(candidate.kind === "cell"),
  row: ({ candidate }) => Number(candidate.kind === "row"),
  field: ({ candidate }) => Number(candidate.kind === "field"),
  /** The question names the row of the cell. */
  rowNamed: ({ question, candidate }) => (candidate.cell ? naming(question, candidate.cell.row) : 0),
  /** The question names the column of the cell. */
  columnNamed: ({ question, candidate }) => (candidate.cell ? naming(question, candidate.cell.column) : 0),
  /** Long sentences name much and say little. */
  long: ({ words }) => Math.min(1, words.length / 40),
};

/** Rarities add up: a word of one passage in ten says about a third of what one says that occurs nowhere. */
const ENOUGH = 2.5;
const ENOUGH_AROUND = 4;

export function measure(question: UnderstoodQuestion, candidate: Candidate): Measures {
  const words = wordsOf(candidate.text);
  const { passage } = candidate.found;
  const nearby = wordsOf(`${contextOf(passage)}\n${candidate.before}\n${candidate.cell ? "" : passage.text}`);
  const own = question.words.map(({ word }) => (candidate.isExtreme && compares(word) ? 1 : closest(word, words)));
  const around = question.words.map(({ word }) => closest(word, nearby));
  const isAsked = (token: string): boolean =>
    wordsOf(token).some((other) => question.words.some(({ word }) => likeness(word, other) > 0));
  const fresh = freshPart(candidate.cell?.text ?? candidate.text, isAsked);
  const seen: Seen = { question, candidate, own, around, words, fresh };
  return Object.fromEntries(Object.entries(SIGNS).map(([sign, of]) => [sign, of(seen)])) as Measures;
}

function sum(words: UnderstoodQuestion["words"], named: (at: number) => number): number {
  return words.reduce((all, { weight }, at) => all + weight * named(at), 0);
}

/** Share of the words of a label that the question names. */
function naming(question: UnderstoodQuestion, label: string): number {
  const words = wordsOf(label);
  const named = words.filter((other) => question.words.some(({ word }) => likeness(word, other) > 0));
  return words.length === 0 ? 0 : named.length / words.length;
}

function closest(word: string, others: readonly string[]): number {
  let best = 0;
  for (const other of others) {
    const like = likeness(word, other);
    if (like === 1) return 1;
    if (like > best) best = like;
  }
  return best;
}
