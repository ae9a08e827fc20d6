import { toKeys } from "../line-index/keys.ts";
import type { CommonConcept, Concept, Phrases } from "./concept.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import type { Term } from "./trades/term.ts";
import { type TradeConcept, TRADES } from "./trades/trades.ts";

/** A label in the lexicon. */
export interface LexiconPhrase {
  readonly concept: Concept;
  readonly keys: readonly string[];
  /** True if it also labels other things. */
  readonly weak: boolean;
}

const COMMON: readonly Phrases[] = [en, de, fr, es, it, nl];
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;

function* labelled(): Generator<readonly [Concept, phrases: string]> {
  for (const language of COMMON) yield* Object.entries(language) as [CommonConcept, string][];
  for (const [concept, term] of Object.entries(TRADES) as [TradeConcept, Term][]) {
    for (const language of LANGUAGES) yield [concept, term[language]];
  }
}

function toPhrases([concept, phrases]: readonly [Concept, string]): LexiconPhrase[] {
  return phrases.split("|").map((phrase) => ({
    concept,
    keys: toKeys(phrase.replace(/^~/u, "")),
    weak: phrase.startsWith("~"),
  }));
}

/** All phrases of all languages: a document may mix two, and its language is not declared. */
export const LEXICON: readonly LexiconPhrase[] = [...labelled()]
  .flatMap(toPhrases)
  .filter(({ keys }) => keys.length > 0);

const byConcept = new Map<Concept, LexiconPhrase[]>();
const byKeys = new Map<string, LexiconPhrase[]>();
for (const phrase of LEXICON) {
  const ofConcept = byConcept.get(phrase.concept) ?? [];
  ofConcept.push(phrase);
  byConcept.set(phrase.concept, ofConcept);
  const joined = phrase.keys.join(" ");
  const ofKeys = byKeys.get(joined) ?? [];
  ofKeys.push(phrase);
  byKeys.set(joined, ofKeys);
}

export function phrasesOf(concept: Concept): readonly LexiconPhrase[] {
  return byConcept.get(concept) ?? [];
}

/** The concepts that a whole label may mean. */
export function conceptsNamed(keys: readonly string[]): readonly LexiconPhrase[] {
  return byKeys.get(keys.join(" ")) ?? [];
}

/** Words of the lexicon, for comparison with badly recognised ones. */
export const VOCABULARY: ReadonlySet<string> = new Set(LEXICON.flatMap(({ keys }) => keys));
