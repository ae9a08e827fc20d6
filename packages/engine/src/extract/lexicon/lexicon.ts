import de from "../../lexicon/labels/de.json" with { type: "json" };
import en from "../../lexicon/labels/en.json" with { type: "json" };
import es from "../../lexicon/labels/es.json" with { type: "json" };
import fr from "../../lexicon/labels/fr.json" with { type: "json" };
import it from "../../lexicon/labels/it.json" with { type: "json" };
import nl from "../../lexicon/labels/nl.json" with { type: "json" };
import { toKeys } from "../line-index/keys.ts";
import { COMMON, type Concept } from "./concept.ts";
import { TRADE_CONCEPTS } from "./trade-concepts.ts";

/** A label in the lexicon. */
export interface LexiconPhrase {
  readonly concept: Concept;
  readonly keys: readonly string[];
  /** True if it also labels other things. */
  readonly weak: boolean;
}

/** The labels of each concept in one language. */
type Labels = Readonly<Record<Concept, readonly string[]>>;

const LANGUAGES: readonly Labels[] = [en, de, fr, es, it, nl];

/** The common concepts language by language, then those of trades one by one. */
function* labelled(): Generator<readonly [Concept, labels: readonly string[]]> {
  for (const labels of LANGUAGES) {
    for (const [concept, list] of Object.entries(labels) as [Concept, string[]][]) {
      if (concept in COMMON) yield [concept, list];
    }
  }
  for (const concept of Object.keys(TRADE_CONCEPTS) as Concept[]) {
    for (const labels of LANGUAGES) yield [concept, labels[concept]];
  }
}

function toPhrases([concept, labels]: readonly [Concept, readonly string[]]): LexiconPhrase[] {
  return labels.map((label) => ({
    concept,
    keys: toKeys(label.replace(/^~/u, "")),
    weak: label.startsWith("~"),
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
