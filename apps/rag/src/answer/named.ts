/** How well words of a question are named by other words: by the same word, a form of it, a part of a compound, or one that means nearly the same. */
import { conceptsIn, conceptsOf } from "../language/concepts.ts";
import type { Language } from "../language/languages.ts";
import type { UnderstoodQuestion } from "../question/understand.ts";
import { contextOf } from "../search/search.ts";
import { likeness, wordsOf } from "../search/words.ts";
import type { Candidate } from "./candidates.ts";

/**
 * @param others - the same array for the same text: their concepts are cached by it
 * @param written - the language of the other words
 * @returns 0 to 1
 */
export function howNamed(word: string, others: readonly string[], language: Language, written: Language): number {
  return Math.max(closest(word, others, language), meant(word, others, language, written));
}

/** The same for all words of a document; cached, because all of its candidates need it. */
export function howNamedInDocument(
  word: string,
  document: ReadonlySet<string>,
  language: Language,
  written: Language,
): number {
  if (document.has(word)) return 1;
  const known = IN_DOCUMENT.get(document) ?? new Map<string, number>();
  IN_DOCUMENT.set(document, known);
  const key = `${language} ${word}`;
  const like = known.get(key) ?? Math.max(closest(word, document, language), meant(word, document, language, written));
  known.set(key, like);
  return like;
}

const IN_DOCUMENT = new WeakMap<ReadonlySet<string>, Map<string, number>>();

function closest(word: string, others: Iterable<string>, language: Language): number {
  let best = 0;
  for (const other of others) {
    const like = likeness(word, other, language);
    if (like === 1) return 1;
    if (like > best) best = like;
  }
  return best;
}

/** Whether one of the words means nearly the same: "mend" and "repair". */
function meant(
  word: string,
  others: readonly string[] | ReadonlySet<string>,
  language: Language,
  written: Language,
): number {
  const concepts = conceptsOf(word, language);
  if (concepts.size === 0) return 0;
  const named = CONCEPTS.get(others) ?? conceptsIn(others, written);
  CONCEPTS.set(others, named);
  for (const concept of concepts) if (named.has(concept)) return MEANT;
  return 0;
}

/** Less than a form of the same word: a concept has words of different shades. */
const MEANT = 0.7;
const CONCEPTS = new WeakMap<object, ReadonlySet<number>>();

/** Returns the positions of the question's words that a label names. */
export function namedBy(question: UnderstoodQuestion, label: string, written: Language): readonly number[] {
  const words = wordsOf(label, question.language);
  return question.words.flatMap(({ word }, at) => (howNamed(word, words, question.language, written) > 0 ? [at] : []));
}

/** Share of the question that a label names. */
export function questionShare(question: UnderstoodQuestion, label: string, written: Language): number {
  return namedBy(question, label, written).reduce((all, at) => all + question.words[at]!.weight, 0);
}

/** Share of the label's words that the question names. */
export function labelShare(question: UnderstoodQuestion, label: string, written: Language): number {
  const words = wordsOf(label, question.language);
  const asked = question.words.map(({ word }) => word);
  const named = words.filter((other) => howNamed(other, asked, written, question.language) > 0);
  return words.length === 0 ? 0 : named.length / words.length;
}

/** Cached per passage: its sentences, or the cells of its table, are candidates for the same question. */
const AROUND = new WeakMap<Candidate["found"]["passage"], Map<string, readonly string[]>>();

export function wordsAround(
  passage: Candidate["found"]["passage"],
  language: Language,
  isTable: boolean,
): readonly string[] {
  const known = AROUND.get(passage) ?? new Map<string, readonly string[]>();
  AROUND.set(passage, known);
  const key = `${language} ${isTable}`;
  const words = known.get(key) ?? [
    ...new Set(wordsOf(`${contextOf(passage)}\n${isTable ? "" : passage.text}`, language)),
  ];
  known.set(key, words);
  return words;
}
