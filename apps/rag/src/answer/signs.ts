/**
 * Terms. A sign is a feature that counts for or against a candidate as the answer. It has a name, a meaning and a
 * measure from 0 to 1. The weights are learned; they are in weights.ts.
 */
import { compares } from "../question/extremes.ts";
import { labelNamesKind } from "../question/kind-words.ts";
import type { UnderstoodQuestion } from "../question/understand.ts";
import { contextOf, nameOf } from "../search/search.ts";
import { likeness, wordsOf } from "../search/words.ts";
import type { Candidate } from "./candidates.ts";
import { fixedMissedBy, rarestMissedBy, thingMissedBy } from "./missed.ts";
import { howNamed, howNamedInDocument, namedBy, labelShare, questionShare, wordsAround } from "./named.ts";
import { proximityOf, tokensAsked } from "./proximity.ts";
import { freshPart, hasValue, needsValue } from "./value.ts";
import { valueIn } from "./value-of-kind.ts";

export type Sign =
  | "named"
  | "namedAround"
  | "told"
  | "toldAround"
  | "foremost"
  | "heaviest"
  | "fixed"
  | "value"
  | "lacks"
  | "near"
  | "defines"
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
  | "rowTells"
  | "columnTells"
  | "crossing"
  | "labelled"
  | "headed"
  | "otherYear"
  | "long"
  | "focus"
  | "focusValue"
  | "missing"
  | "valueNamed"
  | "outstanding"
  | "fixedMissing"
  | "fixedUnknown"
  | "precise"
  | "missedElsewhere"
  | "missedWords"
  | "otherLanguage"
  | "namedLater"
  | "thingMissed"
  | "thingFar"
  | "thingUnknown";
export type Measures = Readonly<Record<Sign, number>>;

/** The input of the signs: a candidate and what was computed for it. */
interface Seen {
  readonly question: UnderstoodQuestion;
  readonly candidate: Candidate;
  /** For each word of the question, how well the candidate itself names it. */
  readonly own: readonly number[];
  /** The same for the candidate's passage, its headings and the sentence before. */
  readonly around: readonly number[];
  readonly words: readonly string[];
  readonly fresh: string;
  /** How well its new words contain a value of the requested kind. */
  readonly value: number;
  /** The same for its headings and what its passage says before it, and itself. */
  readonly earlier: readonly number[];
  /** The same for the names of its document and sections only. */
  readonly topic: readonly number[];
  /** The same for the candidate, its surroundings and the passages before and after. */
  readonly near: readonly number[];
  /** The same for the whole document. */
  readonly document: readonly number[];
}

export const SIGNS: Readonly<Record<Sign, (seen: Seen) => number>> = {
  /** Share of the question that the sentence, or the cell with its row and column, names. */
  named: ({ question, own }) => sum(question.words, (at) => own[at]!),
  /** The same, including its surroundings. */
  namedAround: ({ question, own, around }) => sum(question.words, (at) => Math.max(own[at]!, around[at]!)),
  /** How much of the question is named, regardless of the question's length: a few rare words are enough. */
  told: ({ question, own }) => Math.min(1, (question.mass * sum(question.words, (at) => own[at]!)) / ENOUGH),
  toldAround: ({ question, own, around }) =>
    Math.min(1, (question.mass * sum(question.words, (at) => Math.max(own[at]!, around[at]!))) / ENOUGH_AROUND),
  /** Share of the question's three rarest words that is named. */
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
  /** Share of the question's names, years and numbers that is named; those in the sentence itself count more. */
  fixed: ({ question, own, around }) => {
    const at = question.words.flatMap(({ word }, index) => (question.fixed.has(word) ? [index] : []));
    const named = at.reduce((all, index) => all + Math.max(own[index]!, 0.8 * around[index]!), 0);
    return at.length === 0 ? 1 : named / at.length;
  },
  /** Its new words contain a value of the requested kind; a row with the highest or lowest value counts as one. */
  value: (seen) => seen.value,
  /** The question asks for a date, an amount or a name, and there is none. */
  lacks: ({ question, value }) => (needsValue(question.kind) ? 1 - Math.min(1, value / FITS) : 0),
  /** How close the value is to the words of the question: a long sentence has several values. */
  near: ({ question, candidate }) => (candidate.cell ? 0 : proximityOf(candidate.text, question)),
  /** The text begins with the term to be defined: "A batten is …", "Batten: …". */
  defines: ({ question, candidate }) => {
    if (question.kind !== "definition") return 0;
    const head = candidate.cell?.row ?? candidate.text.split(/\s+/u).slice(0, HEAD_WORDS).join(" ");
    const share = questionShare(question, head, candidate.found.language);
    return (
      share * (hasValue("definition", candidate.text, false) || /^[^.]{2,60}[:–—]\s/u.test(candidate.text) ? 1 : 0.4)
    );
  },
  /** It has only words of the question. */
  empty: ({ fresh, question }) => (wordsOf(fresh.replaceAll("_", " "), question.language).length < 1 ? 1 : 0),
  /** The value is directly before the thing counted: "39 jurisdictions". */
  counts: ({ question: { counted, language }, candidate: { text } }) => {
    if (counted === undefined) return 0;
    const words = text.toLowerCase().split(/[^\p{L}\p{N}.,]+/u);
    const at = words.findIndex((word) => likeness(counted, word, language) > 0);
    return at > 0 && words.slice(Math.max(0, at - 3), at).some((word) => hasValue("number", word, true) > 0) ? 1 : 0;
  },
  /** Words that are adjacent in the question are adjacent here. */
  phrases: ({ question, words }) => {
    const pairs = question.words.slice(1).map(({ word }, at) => [question.words[at]!.word, word] as const);
    const together = pairs.filter(([one, other]) =>
      words.some(
        (word, at) =>
          likeness(one, word, question.language) > 0 && likeness(other, words[at + 1] ?? "", question.language) > 0,
      ),
    );
    return pairs.length === 0 ? 0 : together.length / pairs.length;
  },
  /** How high the search ranked its passage. */
  found: ({ candidate }) => candidate.found.score,
  caption: ({ candidate }) => Number(candidate.kind === "caption"),
  cell: ({ candidate }) => Number(candidate.kind === "cell"),
  row: ({ candidate }) => Number(candidate.kind === "row"),
  field: ({ candidate }) => Number(candidate.kind === "field"),
  /** The question names the row of the cell. */
  rowNamed: ({ question, candidate }) =>
    candidate.cell ? labelShare(question, candidate.cell.row, candidate.found.language) : 0,
  /** The question names the column of the cell. */
  columnNamed: ({ question, candidate }) =>
    candidate.cell ? labelShare(question, candidate.cell.column, candidate.found.language) : 0,
  /** How much of the question the row and the column name: "lead" and "limit" in "the limit for lead". */
  rowTells: ({ question, candidate }) =>
    candidate.cell ? questionShare(question, candidate.cell.row, candidate.found.language) : 0,
  columnTells: ({ question, candidate }) =>
    candidate.cell ? questionShare(question, candidate.cell.column, candidate.found.language) : 0,
  /**
   * Row and column each name something that the other does not. The column may name only the kind of value: "Fee" for "What does
   * pottery cost?". The name of the row with the highest value is in the column that the question names: "Course" for "Which course is the dearest?".
   */
  crossing: ({ question, candidate: { cell, isExtreme, found } }) => {
    if (cell === undefined) return 0;
    if (isExtreme) return Number(namedBy(question, cell.column, found.language).length > 0);
    const row = new Set(namedBy(question, cell.row, found.language));
    const column = new Set(namedBy(question, cell.column, found.language));
    const isColumn = [...column].some((at) => !row.has(at)) || labelNamesKind(question.kind, cell.column);
    return Number(isColumn && [...row].some((at) => !column.has(at)));
  },
  /** How much of the question the label of a field names: "Due date" in "Due date: 28 July". */
  labelled: ({ question, candidate: { text, cell, found } }) => {
    const [, label] = /^([^:]{2,60}):\s*\S/u.exec(text) ?? [];
    return label === undefined || cell !== undefined ? 0 : questionShare(question, label, found.language);
  },
  /** How much of the question the nearest heading names. */
  headed: ({ question, candidate }) =>
    questionShare(question, candidate.found.passage.section.split(" > ").at(-1) ?? "", candidate.found.language),
  /** The question names a year, and the candidate another. */
  otherYear: ({ question: { fixed }, candidate: { text } }) => {
    const asked = [...fixed].filter((word) => YEAR.test(word));
    const named = text.match(YEARS) ?? [];
    return Number(asked.length > 0 && named.length > 0 && !named.some((year) => asked.includes(year)));
  },
  /** Long sentences match many words by chance. */
  long: ({ words }) => Math.min(1, words.length / 40),
  /**
   * Share of the question, apart from the section's topic and the kind of answer, that is named: "due" in "when is the invoice due" for
   * an invoice; "berth" in "what does a berth cost".
   */
  focus: (seen) => focusOf(seen),
  /** The same, if there is a value of the requested kind. */
  focusValue: (seen) => focusOf(seen) * SIGNS.value(seen),
  /** Weight of the rarest word that is not named in the passage or around it. */
  missing: ({ question, own, around }) => rarestMissedBy(question, own, around),
  /** How much of the question is named in a candidate with a value of the requested kind. */
  valueNamed: (seen) => SIGNS.value(seen) * SIGNS.named(seen),
  /** How much of the question a row with the highest or lowest value names. Every table has such a row. */
  outstanding: (seen) => (seen.candidate.isExtreme ? SIGNS.named(seen) : 0),
  /** A name, year or number of the question is named neither here nor in the passages before and after. */
  fixedMissing: ({ question, near }) => fixedMissedBy(question, near),
  /** The document never names it. */
  fixedUnknown: ({ question, document }) => fixedMissedBy(question, document),
  /** Share of the candidate's words that the question names, apart from figures: high for "Weight: 21 kg" if the weight is asked for. */
  precise: ({ question, candidate }) => {
    const { cell, text } = candidate;
    const words = wordsOf(cell === undefined ? text : `${cell.row} ${cell.column}`, question.language).filter(
      (word) => !/\p{N}/u.test(word),
    );
    const asked = question.words.map(({ word }) => word);
    const named = words.filter((word) => howNamed(word, asked, candidate.found.language, question.language) > 0);
    return words.length === 0 ? 0 : named.length / words.length;
  },
  /** Weight of what the document names, but neither here nor around: the question is about something else that the document says. */
  missedElsewhere: ({ question, own, around, document }) =>
    sum(question.words, (at) => (Math.max(own[at]!, around[at]!) > 0 ? 0 : document[at]!)),
  /** Number of words that are named neither here nor around; three or more count 1. */
  missedWords: ({ question, own, around }) =>
    Math.min(
      3,
      question.words.filter(({ namesKind }, at) => !namesKind && Math.max(own[at]!, around[at]!) === 0).length,
    ) / 3,
  /** Its document is written in another language than the question. */
  otherLanguage: ({ question, candidate }) => Number(candidate.found.language !== question.language),
  /**
   * How much of the question only what follows in its passage names: "The delivery time is 12 days. For oak it is 21 days." In the first sentence
   * oak is not meant, while the second takes its subject from the first.
   */
  namedLater: ({ question, around, earlier }) => sum(question.words, (at) => (earlier[at] === 0 ? around[at]! : 0)),
  /** How little a noun of the question is named here or around: the one that is named least. */
  thingMissed: ({ question, own, around }) =>
    thingMissedBy(
      question,
      own.map((_, at) => Math.max(own[at]!, around[at]!)),
    ),
  /** The same, the passages before and after included. */
  thingFar: ({ question, near }) => thingMissedBy(question, near),
  /** The same, for the whole document. */
  thingUnknown: ({ question, document }) => thingMissedBy(question, document),
};

function focusOf({ question, own, topic }: Seen): number {
  const beyond = question.words.map(({ weight, namesKind }, at) => (namesKind ? 0 : weight * (1 - topic[at]!)));
  const all = beyond.reduce((total, weight) => total + weight, 0);
  if (all < MIN_BEYOND) return sum(question.words, (at) => own[at]!);
  return beyond.reduce((total, weight, at) => total + weight * own[at]!, 0) / all;
}

/** Minimum share: a question whose words are all named by the topic has no focus of its own. */
const MIN_BEYOND = 0.05;
const HEAD_WORDS = 8;
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const YEARS = /(?<![\d.,-])(?:1[5-9]|20)\d\d(?![\d]|[.,]\d)/gu;

/** Rarities are added up: a word that occurs in one of ten passages counts about a third of a word that occurs nowhere. */
const ENOUGH = 2.5;
const ENOUGH_AROUND = 4;

export function measure(question: UnderstoodQuestion, candidate: Candidate): Measures {
  const { language } = question;
  const words = wordsOf(candidate.text, language);
  const { passage } = candidate.found;
  const nearby = [
    ...wordsAround(passage, language, candidate.cell !== undefined),
    ...wordsOf(candidate.before, language),
  ];
  const fresh = freshPart(candidate.cell?.text ?? candidate.text, tokensAsked(question));
  const value = valueIn(question, candidate, fresh);
  const written = candidate.found.language;
  const named = (word: string, others: readonly string[]): number => howNamed(word, others, language, written);
  const own = question.words.map(({ word }) =>
    candidate.isExtreme && compares(word, language) ? 1 : named(word, words),
  );
  const around = question.words.map(({ word }) => named(word, nearby));
  const at = candidate.cell === undefined ? passage.text.indexOf(candidate.text) : -1;
  const before = at < 0 ? nearby : wordsOf(`${contextOf(passage)}\n${passage.text.slice(0, at)}`, language);
  const earlier = question.words.map(({ word }, index) => Math.max(own[index]!, named(word, before)));
  const over = wordsOf(`${nameOf(passage)} ${passage.section}`, language);
  const topic = question.words.map(({ word }) => named(word, over));
  const { near: others = [], document: all = new Set<string>() } = candidate.found.surroundings ?? {};
  const near = question.words.map(({ word }, at) => Math.max(own[at]!, around[at]!, named(word, others)));
  const document = question.words.map(({ word }, at) =>
    Math.max(near[at]!, howNamedInDocument(word, all, language, written)),
  );
  const seen: Seen = { question, candidate, own, around, earlier, words, fresh, value, topic, near, document };
  return Object.fromEntries(Object.entries(SIGNS).map(([sign, of]) => [sign, of(seen)])) as Measures;
}

function sum(words: UnderstoodQuestion["words"], named: (at: number) => number): number {
  return words.reduce((all, { weight }, at) => all + weight * named(at), 0);
}

/** From here on, a value is of the requested kind. */
const FITS = 0.6;
