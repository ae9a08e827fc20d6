import type { StartSign } from "./start-signs.ts";

/** Odds of a page that shows no sign at all. */
export const BIAS = -8.35;

/**
 * What each sign adds to the logarithm of the odds, as learned by logistic regression of 700 bundles put together from 136 documents of ten
 * families (orders, invoices in four languages, quarterly reports, CVs, result lists, papers, reports, forms), up to twelve pages of
 * each, some of them with blank pages between. Those with a comment are set by hand. `training/train-split-weights.ts` learns them of documents that
 * it makes and of a folder of one's own, and says what they are worth on families that nothing was learned of.
 */
export const WEIGHTS: Readonly<Record<StartSign, number>> = {
  saysFirst: 4.16,
  showsOne: 0.66,
  saysLater: -1.02,
  numberFollows: -6.51,
  totalReached: 1.16,
  numberLost: 2.07,
  numberGained: 0.35,
  otherWords: 3.42,
  sharesNoIdentifier: 2.21,
  // Given: single-page forms of one supplier and another number; the documents at hand have few.
  numbersChange: 2.5,
  newMargins: 0.67,
  firstPageAgain: 1.53,
  // Given, as the next: what was learned of has few copies.
  samePage: 9.5,
  copyOfEarlier: 3.3,
  largeTitle: 3.84,
  otherBodySize: 1.76,
  otherPageSize: 3.67,
  otherLayout: 4.28,
  afterBlank: 5.5,
  otherMedium: 2.31,
  // Given: a page that says “continued” is no beginning, and too few say so to learn it of.
  goesOn: -0.5,
};

/** Logarithm of the odds that a page begins a document. */
export function startOdds(signs: Readonly<Record<StartSign, number>>): number {
  let odds = BIAS;
  for (const sign in signs) odds += WEIGHTS[sign as StartSign] * signs[sign as StartSign];
  return odds;
}
