import { LEXICON, type LexiconPhrase } from "../lexicon/lexicon.ts";
import type { Concept } from "../lexicon/concept.ts";

/** Shorter words are similar by chance. */
const SHORTEST_STEM = 4;
const SHORTEST_PART = 4;
/** Minimum share of the longer word that two words with one stem have in common. */
const COMMON_STEM = 0.6;
/** Factor for a different ending. */
const OTHER_ENDING = 0.9;
/** Words that are in the labels of one concept less often than this are unrelated. */
const MIN_SHARED = 0.2;
const MAX_KNOWN = 50_000;

/** Relatedness of words, from the labels of the lexicon and from their stems. */
export class WordKinship {
  readonly #conceptsOf = new Map<string, Set<Concept>>();
  readonly #wordsOf = new Map<Concept, Set<string>>();
  readonly #neighbours = new Map<string, ReadonlySet<string>>();
  readonly #known = new Map<string, number>();
  readonly #all: number;

  constructor(phrases: readonly LexiconPhrase[]) {
    for (const { concept, keys } of phrases) {
      for (const key of keys) {
        this.#conceptsOf.set(key, (this.#conceptsOf.get(key) ?? new Set()).add(concept));
        this.#wordsOf.set(concept, (this.#wordsOf.get(concept) ?? new Set()).add(key));
      }
    }
    this.#all = new Set(phrases.map(({ concept }) => concept)).size;
  }

  /** How specific a word is for what a label names, from 0 to 1: "date" is in the labels of many concepts, "deposit" in few. */
  weightOf(word: string): number {
    const own = this.#conceptsOf.get(word)?.size ?? 1;
    return Math.log(1 + this.#all / own) / Math.log(1 + this.#all);
  }

  /** How similar two words are in meaning, from 0 to 1: they share a stem, or are in labels of the same concepts. */
  between(a: string, b: string): number {
    if (a === b) return 1;
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = this.#known.get(pair);
    if (known !== undefined) return known;
    const found = Math.max(stemShared(a, b), this.#conceptsShared(a, b));
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    this.#known.set(pair, found);
    return found;
  }

  /** Words of the lexicon with nearly the same meaning, whatever their stem. */
  neighboursOf(word: string): ReadonlySet<string> {
    const known = this.#neighbours.get(word);
    if (known !== undefined) return known;
    const others = [...(this.#conceptsOf.get(word) ?? [])].flatMap((concept) => [...this.#wordsOf.get(concept)!]);
    const found = new Set(others.filter((other) => this.#conceptsShared(word, other) > 0));
    this.#neighbours.set(word, found);
    return found;
  }

  /** Splits compounds: "mietbeginn" is "miete" and "beginn"; the word itself if it is not a compound of known ones. */
  partsOf(word: string): readonly string[] {
    if (this.#conceptsOf.has(word)) return [word];
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
      const head = word.slice(cut);
      if (!this.#conceptsOf.has(head)) continue;
      const stem = word.slice(0, cut);
      const forms = [stem, `${stem}e`, stem.replace(/(?:s|n|en|er)$/u, "")];
      return [forms.find((form) => this.#conceptsOf.has(form)) ?? stem, head];
    }
    return [word];
  }

  /** How often the labels of one concept contain both words (Dice, 1945). */
  #conceptsShared(a: string, b: string): number {
    const [ofA, ofB] = [this.#conceptsOf.get(a), this.#conceptsOf.get(b)];
    if (ofA === undefined || ofB === undefined) return 0;
    const both = [...ofA].filter((concept) => ofB.has(concept)).length;
    const share = (2 * both) / (ofA.size + ofB.size);
    return share < MIN_SHARED ? 0 : share;
  }
}

/** Similarity of stems: "reservation" and "reserva". */
function stemShared(a: string, b: string): number {
  if (areCounterparts(a, b)) return 0;
  const longer = Math.max(a.length, b.length);
  let shared = 0;
  while (shared < longer && a[shared] === b[shared]) shared++;
  const share = shared / longer;
  return shared < SHORTEST_STEM || share < COMMON_STEM ? 0 : OTHER_ENDING * Math.min(1, share + 0.1);
}

/** "Employer" and "employee", "lessor" and "lessee": the two sides of one relation. */
function areCounterparts(a: string, b: string): boolean {
  const does = /(?:er|or)s?$/u;
  const isDone = /ees?$/u;
  return (does.test(a) && isDone.test(b)) || (isDone.test(a) && does.test(b));
}

export const WORDS: WordKinship = new WordKinship(LEXICON);
