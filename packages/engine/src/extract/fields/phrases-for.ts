import type { Concept } from "../lexicon/concept.ts";
import { conceptsNamed, phrasesOf } from "../lexicon/lexicon.ts";
import type { FieldPhrase } from "./field.ts";
import { isEndWord, withoutEnd } from "./range-end.ts";

/** How much a name of more than four words counts. */
const OF_LONG_NAME = 0.7;
/** Weight of a name without its filling words, and */
const WITHOUT_FILLERS = 0.85;
/** of the base of a range's name. */
const OF_BASE = 0.95;
/** Weight of a weak phrase of a related concept. */
const OF_WEAK_PHRASE = 0.3;

/** Words that name a field, and how sure that is. */
export interface Naming {
  readonly keys: readonly string[];
  readonly weight: number;
}

/** Words of descriptions that do not name anything. */
export const FILLERS: ReadonlySet<string> = new Set(
  "the a an of this document is are for to be or and in on by it that which who used der die das des dem den von oder und für le la les de du des ou et el los del de o y".split(
    " ",
  ),
);
/** A label with more words is a sentence. */
const LONGEST_LABEL = 6;
/** Weight of phrases that may also mean something else. */
export const WEAK_PHRASE = 0.55;
const UNDER_HEADING = 0.25;

/** Concepts that can own a value. */
export const PARTIES: ReadonlySet<Concept> = new Set<Concept>([
  "seller",
  "buyer",
  "recipient",
  "advertiser",
  "agency",
  "employer",
  "bank",
  "salesperson",
]);

/** Weight of labels of a related concept: an invoice may call its number the document number, and a document often is an invoice. */
const ALSO_CALLED = 0.8;

function alsoCalled(concept: Concept | undefined): readonly Concept[] {
  if (concept === "invoiceNumber") return ["documentNumber"];
  if (concept === "documentNumber") return ["invoiceNumber"];
  if (concept === "contractNumber") return ["orderNumber"];
  return concept === "grossBeforeCommission" ? ["gross"] : [];
}

/** The labels that a field may have in a document, with their weights. */
export function phrasesFor(
  namings: readonly Naming[],
  concepts: ReadonlyMap<Concept, number>,
  isRange: boolean,
  words: readonly string[],
): FieldPhrase[] {
  const found = new Map<string, FieldPhrase>();
  const add = (keys: readonly string[], weight: number): void => {
    if (keys.length === 0 || keys.length > LONGEST_LABEL || weight <= 0) return;
    const joined = keys.join(" ");
    if ((found.get(joined)?.weight ?? 0) < weight) found.set(joined, { keys, weight });
  };
  for (const { keys, weight } of namings) {
    add(keys, Math.min(1, weight) * (keys.length > 4 ? OF_LONG_NAME : 1));
    const bare = keys.filter((key) => !FILLERS.has(key));
    if (bare.length < keys.length && bare.length <= 3) add(bare, weight * WITHOUT_FILLERS);
    if (isRange) {
      const specific = keys.filter((key) => !FILLERS.has(key) || isEndWord(key));
      for (const base of withoutEnd(specific)) add(base, weight * OF_BASE);
    }
  }
  addPhrasesOf(concepts, add);
  const first = [...concepts.keys()][0];
  for (const also of alsoCalled(first)) {
    for (const { keys, weak } of phrasesOf(also)) add(keys, weak ? OF_WEAK_PHRASE : ALSO_CALLED);
  }
  if (isRange) {
    for (const { keys, weak } of phrasesOf("period")) add(keys, weak ? OF_WEAK_PHRASE : words.length > 1 ? 0.55 : 0.7);
  }
  // Under the heading of a party its name has just the label "Name"; then the heading must confirm it.
  if (first !== undefined && PARTIES.has(first)) for (const { keys } of phrasesOf("name")) add(keys, UNDER_HEADING);
  return [...found.values()];
}

function addPhrasesOf(
  concepts: ReadonlyMap<Concept, number>,
  add: (keys: readonly string[], weight: number) => void,
): void {
  const best = Math.max(0.01, ...concepts.values());
  const first = [...concepts.keys()][0];
  for (const [concept, weight] of concepts) {
    const share = Math.min(1, weight / Math.min(1, best)) * (weight < 0.5 && best > 0.9 ? 0.5 : 1);
    for (const { keys, weak } of phrasesOf(concept)) {
      const isShared = weak || (concept !== first && namesOther(keys, concepts));
      add(keys, Math.min(1, weight, share) * (isShared ? WEAK_PHRASE : 0.97));
    }
  }
}

/** "Subtotal" for a "total": lines may have either name for both, but a document's total is never its subtotal. */
function namesOther(keys: readonly string[], concepts: ReadonlyMap<Concept, number>): boolean {
  return conceptsNamed(keys).some(({ concept, weak }) => !weak && !concepts.has(concept));
}
