import type { StartSign } from "./start-signs.ts";

/** Odds of a page that shows no sign at all. */
export const BIAS = -5.31;

/**
 * What each sign adds to the logarithm of the odds, as learned by logistic regression (`training/train-split-weights.ts`) of 350 bundles of
 * 504 made documents of 63 families and as many bundles of 61 real ones of six (orders, invoices in four languages, quarterly reports, CVs, result
 * lists), up to twelve pages of each, some with blank pages between and some with a document twice. Made and real bundles weigh the same.
 */
export const WEIGHTS: Readonly<Record<StartSign, number>> = {
  saysFirst: 6.73,
  showsOne: 4.42,
  saysLater: -2.98,
  numberFollows: -4.92,
  totalReached: 1.11,
  numberLost: 2.26,
  numberGained: 0.25,
  otherWords: 3.76,
  sharesNoIdentifier: 1.83,
  numbersChange: 0.41,
  newMargins: 0.68,
  firstPageAgain: -0.73,
  samePage: 6.1,
  copyOfEarlier: 5.51,
  largeTitle: 4.33,
  otherBodySize: 0.1,
  otherPageSize: 5.34,
  otherLayout: 1.18,
  afterBlank: 6.37,
  otherMedium: 4.65,
  goesOn: -1.85,
  otherNumber: 3.71,
  nextIsSecond: 0.76,
  otherLanguage: 5.55,
  marginsWithNext: 2.42,
};

/** Logarithm of the odds that a page begins a document. */
export function startOdds(signs: Readonly<Record<StartSign, number>>): number {
  let odds = BIAS;
  for (const sign in signs) odds += WEIGHTS[sign as StartSign] * signs[sign as StartSign];
  return odds;
}
