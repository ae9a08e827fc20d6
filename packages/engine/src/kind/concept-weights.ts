import type { ConceptSign } from "./concept-signs.ts";

/** Log odds of a page without any of the signs. */
export const CONCEPT_BIAS = 1.06;
/**
 * Learned from 384 generated documents of 16 kinds (`benchmarks/training/train-concept-weights.ts`). With the weights of the other kinds, 94 % of the pairs of
 * a page and a held-out kind are right, of issuers in the training set and of others.
 */
export const CONCEPT_WEIGHTS: Readonly<Record<ConceptSign, number>> = {
  own: 3.71,
  leads: 1.4,
  trails: -4.42,
  named: 0.95,
  namedOther: -1.31,
  fewOfAll: -0.19,
};
