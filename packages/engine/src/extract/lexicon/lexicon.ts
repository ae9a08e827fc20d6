import { toKeys } from "../sheet/keys.ts";
import type { Concept, Phrases } from "./concept.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

/** A label as the lexicon knows it. */
export interface LexiconPhrase {
  readonly concept: Concept;
  readonly keys: readonly string[];
  /** Also the label of other things. */
  readonly weak: boolean;
}

const LANGUAGES: readonly Phrases[] = [en, de, fr, es, it, nl];

function toPhrases(phrases: Phrases): LexiconPhrase[] {
  return (Object.keys(phrases) as Concept[]).flatMap((concept) =>
    phrases[concept]!.split("|").map((phrase) => ({
      concept,
      keys: toKeys(phrase.replace(/^~/u, "")),
      weak: phrase.startsWith("~"),
    })),
  );
}

/** All phrases of all languages: a document may mix two, and says its language nowhere. */
export const LEXICON: readonly LexiconPhrase[] = LANGUAGES.flatMap(toPhrases).filter(({ keys }) => keys.length > 0);

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

/** What a whole label may stand for. */
export function conceptsNamed(keys: readonly string[]): readonly LexiconPhrase[] {
  return byKeys.get(keys.join(" ")) ?? [];
}

/** Words of the lexicon, which badly recognised ones are compared with. */
export const VOCABULARY: ReadonlySet<string> = new Set(LEXICON.flatMap(({ keys }) => keys));
