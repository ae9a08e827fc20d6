import type { ConceptSign } from "./concept-signs.ts";
import { CONCEPT_BIAS, CONCEPT_WEIGHTS } from "./concept-weights.ts";

/** With this share of a plain score, the words count fully. */
const ENOUGH = 0.4;

/** Log odds that a page is of a concept. A page that shares no word with it is no evidence for it, whatever else the page lacks. */
export function conceptOdds(signs: Readonly<Record<ConceptSign, number>>): number {
  let odds = CONCEPT_BIAS;
  for (const sign in signs) odds += CONCEPT_WEIGHTS[sign as ConceptSign] * signs[sign as ConceptSign];
  return odds > 0 ? odds * Math.min(1, signs.own / ENOUGH) : odds;
}
