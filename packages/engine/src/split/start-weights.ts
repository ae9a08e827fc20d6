import type { StartSign } from "./start-signs.ts";

/** Log odds of a page that shows no sign at all. */
export const BIAS = -4.97;

/**
 * Weight of each sign in the log odds, learned by logistic regression (`benchmarks/training/train-split-weights.ts`) from 250 bundles of
 * 456 generated documents of 114 families, as many bundles of 40 real ones of six families (orders, invoices in four languages, quarterly reports,
 * CVs, result lists), up to twelve pages of each, and 576 generated ones of 16 kinds in six languages, printed by two programs, which count about
 * half. The signs of templates (up to `sectionsGoOn`) were learned later, with the others fixed, from bundles of 432 documents of nine templates, and of the generated
 * ones so that they do not count where no template is (`training/train-template-weights.ts`). `benchmarks/split-unseen.ts` measures them on papers that are in none of these.
 */
export const WEIGHTS: Readonly<Record<StartSign, number>> = {
  headStays: 0.43,
  headChanges: 2.83,
  headOfFirst: 4.25,
  headOfInner: -5.16,
  keepsNumber: -0.43,
  newNumbersInHead: 1.11,
  carriesForward: -1.29,
  totalBefore: 1.36,
  sectionsGoOn: -1.24,
  saysFirst: 4.32,
  showsOne: 5.23,
  saysLater: -2.54,
  numberFollows: -5.73,
  totalReached: 4.63,
  numberLost: 3.71,
  numberGained: 1.28,
  otherWords: 1.23,
  sharesNoIdentifier: 1.7,
  numbersChange: 1.62,
  newMargins: 0.25,
  firstPageAgain: 0.73,
  samePage: 5.26,
  copyOfEarlier: 3.28,
  largeTitle: 2.15,
  otherBodySize: 1.01,
  otherPageSize: 6.91,
  otherLayout: -0.67,
  afterBlank: 4.44,
  otherMedium: 1.77,
  goesOn: -2.83,
  otherNumber: 3.07,
  nextIsSecond: 0.32,
  otherLanguage: 5.93,
  marginsWithNext: 1.34,
  namesItself: 0.57,
  opens: 1.73,
  closedBefore: 1.64,
  endsEarlyBefore: 1.83,
  otherKind: 1.23,
  otherConcept: 0.12,
  otherSizes: -0.88,
  otherBox: 6.96,
  otherMargin: 4.41,
  sparse: -0.55,
  afterSparse: -0.59,
};

/** Log odds that a page begins a document. */
export function startOdds(signs: Readonly<Record<StartSign, number>>): number {
  let odds = BIAS;
  for (const sign in signs) odds += WEIGHTS[sign as StartSign] * signs[sign as StartSign];
  return odds;
}
