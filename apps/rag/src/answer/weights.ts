/**
 * Learned by benchmarks/rag/cross-validate.ts from the questions about 90 generated documents in English, German, French and Spanish, those of
 * by-kind/open.tsv, the Debian FAQ in three languages and the repository's fixtures. Results for questions that taught nothing are in
 * docs/decisions/2026-11-27-refusals-by-class.md.
 */
import type { Sign } from "./signs.ts";

/** Signs of whether to answer at all: those of the best candidate, and how far it leads the others. */
export type SupportSign = Sign | "lead" | "bias";

/** Weight of each sign for ranking the candidates of a question. `namedLater` is stated: it decides between sentences that are equal otherwise. */
export const ANSWER_WEIGHTS: Readonly<Record<Sign, number>> = {
  named: 1.22,
  namedAround: 0.84,
  told: 1.37,
  toldAround: 0.62,
  foremost: 0.98,
  heaviest: 0,
  fixed: 0.78,
  value: 1.41,
  lacks: -1,
  near: 0.8,
  defines: 0.32,
  empty: -1.17,
  counts: 0.59,
  phrases: 0.34,
  found: 1.5,
  caption: 0.07,
  cell: -1.28,
  row: -0.43,
  field: 0,
  rowNamed: 0.35,
  columnNamed: 0.21,
  rowTells: 0,
  columnTells: 0,
  crossing: 1.21,
  labelled: 0.57,
  headed: 0.34,
  otherYear: -0.19,
  long: -0.59,
  focus: 1.23,
  focusValue: 0.72,
  missing: 0,
  valueNamed: 0.87,
  outstanding: 0.23,
  fixedMissing: -0.38,
  fixedUnknown: 0,
  precise: 1.13,
  missedElsewhere: 0,
  missedWords: -0.52,
  otherLanguage: -2.11,
  namedLater: -0.3,
  thingMissed: -0.13,
  thingFar: -0.79,
  thingUnknown: -1.05,
};

/**
 * Weight of each sign of the best candidate for answering at all. None of them falls with the length of the question. `otherYear` and `fixedMissing` are
 * stated, not learned: they hold for 2 of 935 right answers and for one in ten of the others, too few for the penalty on weights to let them count.
 */
export const SUPPORT_WEIGHTS: Readonly<Partial<Record<SupportSign, number>>> = {
  bias: -4.97,
  lead: 2.45,
  named: 0.43,
  namedAround: 0.61,
  told: 1.24,
  toldAround: 1.03,
  foremost: 0.59,
  heaviest: 0,
  fixed: 0.85,
  value: 0,
  lacks: -1.39,
  near: 0.69,
  defines: 0.25,
  empty: -0.71,
  phrases: 0.25,
  crossing: 0.82,
  labelled: 0.27,
  headed: 0,
  otherYear: -1.5,
  focus: 0.51,
  focusValue: 0.36,
  missing: 0,
  valueNamed: 0.09,
  outstanding: 0,
  fixedMissing: -1.5,
  fixedUnknown: -0.13,
  precise: 0.89,
  missedElsewhere: -0.49,
  missedWords: -0.04,
  otherLanguage: -1.42,
  thingMissed: -0.71,
  thingFar: -0.51,
  thingUnknown: -0.02,
};
