import type { StartSign } from "./start-signs.ts";

/** Odds of a page that shows no sign at all. */
export const BIAS = -5.09;

/**
 * What each sign adds to the logarithm of the odds, as learned by logistic regression (`training/train-split-weights.ts`) of 240 bundles of
 * 504 made documents of 63 families and as many bundles of 61 real ones of six (orders, invoices in four languages, quarterly reports, CVs, result
 * lists), up to twelve pages of each, some with blank pages between and some with a document twice. Made and real bundles weigh the same.
 */
export const WEIGHTS: Readonly<Record<StartSign, number>> = {
  saysFirst: 6.78,
  showsOne: 4.81,
  saysLater: -2.25,
  numberFollows: -4.31,
  totalReached: 0.98,
  numberLost: 2.47,
  numberGained: -0.49,
  otherWords: 3.39,
  sharesNoIdentifier: 1.7,
  numbersChange: 0.86,
  newMargins: 0.85,
  firstPageAgain: -0.76,
  samePage: 7.48,
  copyOfEarlier: 5.75,
  largeTitle: 3.92,
  otherBodySize: 0.24,
  otherPageSize: 4.98,
  otherLayout: 0.94,
  afterBlank: 5.64,
  otherMedium: 4.21,
  goesOn: -2.82,
  otherNumber: 6.21,
  nextIsSecond: 0.68,
  otherLanguage: 3.98,
  marginsWithNext: 2.48,
};

/** Logarithm of the odds that a page begins a document. */
export function startOdds(signs: Readonly<Record<StartSign, number>>): number {
  let odds = BIAS;
  for (const sign in signs) odds += WEIGHTS[sign as StartSign] * signs[sign as StartSign];
  return odds;
}
