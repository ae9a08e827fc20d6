/**
 * Learned by bench/cross-validate.ts from the questions about 90 generated documents in English, German, French and Spanish, those of
 * by-kind/open.tsv and those about the repository's fixtures. Results for questions that taught nothing are in
 * docs/decisions/2026-11-27-refusals-by-class.md.
 */
import type { Sign } from "./signs.ts";

/** Signs of whether to answer at all: those of the best candidate, and how far it leads the others. */
export type SupportSign = Sign | "lead" | "bias";

/** Weight of each sign for ranking the candidates of a question. */
export const ANSWER_WEIGHTS: Readonly<Record<Sign, number>> = {
  named: 1.13,
  namedAround: 0.85,
  told: 1.38,
  toldAround: 0.64,
  foremost: 0.95,
  heaviest: 0,
  fixed: 0.92,
  value: 1.39,
  lacks: -0.99,
  near: 0.77,
  defines: 0.13,
  empty: -1.18,
  counts: 0.58,
  phrases: 0.4,
  found: 1.51,
  caption: 0.07,
  cell: -1.29,
  row: -0.43,
  field: 0,
  rowNamed: 0.34,
  columnNamed: 0.21,
  rowTells: 0,
  columnTells: 0,
  crossing: 1.22,
  labelled: 0.64,
  headed: 0.29,
  otherYear: -0.19,
  long: -0.48,
  focus: 1.26,
  focusValue: 0.73,
  missing: 0,
  valueNamed: 0.8,
  outstanding: 0.25,
  fixedMissing: -0.31,
  fixedUnknown: 0,
  precise: 1.13,
  missedElsewhere: 0,
  missedWords: -0.61,
  otherLanguage: -2.13,
  thingMissed: -0.09,
  thingFar: -0.9,
  thingUnknown: -1.01,
};

/**
 * Weight of each sign of the best candidate for answering at all. None of them falls with the length of the question. `otherYear` and `fixedMissing` are
 * stated, not learned: they hold for 2 of 935 right answers and for one in ten of the others, too few for the penalty on weights to let them count.
 */
export const SUPPORT_WEIGHTS: Readonly<Partial<Record<SupportSign, number>>> = {
  bias: -4.94,
  lead: 2.39,
  named: 0.47,
  namedAround: 0.61,
  told: 1.26,
  toldAround: 0.99,
  foremost: 0.64,
  heaviest: 0,
  fixed: 0.83,
  value: 0,
  lacks: -1.41,
  near: 0.69,
  defines: 0.27,
  empty: -0.74,
  phrases: 0.29,
  crossing: 0.81,
  labelled: 0.26,
  headed: 0,
  otherYear: -1.5,
  focus: 0.54,
  focusValue: 0.34,
  missing: 0,
  valueNamed: 0.06,
  outstanding: 0,
  fixedMissing: -1.5,
  fixedUnknown: -0.14,
  precise: 0.89,
  missedElsewhere: -0.48,
  missedWords: -0.12,
  otherLanguage: -1.45,
  thingMissed: -0.67,
  thingFar: -0.44,
  thingUnknown: -0.07,
};
