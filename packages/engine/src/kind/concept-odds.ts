import type { ConceptSign } from "./concept-signs.ts";
import { CONCEPT_BIAS, CONCEPT_WEIGHTS } from "./concept-weights.ts";

/** Log odds that a page is of a concept. */
export function conceptOdds(signs: Readonly<Record<ConceptSign, number>>): number {
  let odds = CONCEPT_BIAS;
  for (const sign in signs) odds += CONCEPT_WEIGHTS[sign as ConceptSign] * signs[sign as ConceptSign];
  return odds;
}
