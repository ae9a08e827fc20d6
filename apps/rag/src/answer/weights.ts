/**
 * Learned by bench/cross-validate.ts from 1,158 questions about 96 generated documents in English, German, French and Spanish, the Debian FAQ in
 * three languages and the repository's fixtures; 119 of the questions have no answer. Results for questions whose domain was left out when the
 * weights were learned are in docs/decisions/2026-11-26-answers-by-learned-signs-in-four-languages.md: about nine in ten first candidates are right;
 * about one in six answerable questions is refused, and seven in eight of the others.
 */
import type { Sign } from "./signs.ts";

/** Signs of whether to answer at all: those of the best candidate, and how far it leads the others. */
export type SupportSign = Sign | "lead" | "bias";

/** Weight of each sign for ranking the candidates of a question. */
export const ANSWER_WEIGHTS: Readonly<Record<Sign, number>> = {
  named: 1.46,
  namedAround: 0.9,
  told: 1.55,
  toldAround: 0.71,
  foremost: 1.17,
  heaviest: 0.16,
  fixed: 0.43,
  value: 1.32,
  lacks: -1,
  near: 1.23,
  defines: 0.28,
  empty: -1.02,
  counts: 0.32,
  phrases: 0.46,
  found: 1.92,
  caption: 0.03,
  cell: -0.89,
  row: 0.11,
  field: 0,
  rowNamed: 0.63,
  columnNamed: 0.27,
  rowTells: 0,
  columnTells: 0,
  crossing: 1.82,
  labelled: 0.5,
  headed: 0.05,
  otherYear: -0.12,
  long: -0.87,
  focus: 1.44,
  focusValue: 0.72,
  missing: -0.05,
  valueNamed: 0.97,
  outstanding: 0.26,
  fixedMissing: -0.35,
  fixedUnknown: 0,
};

/** Weight of each sign of the best candidate for answering at all. None of them falls with the length of the question. */
export const SUPPORT_WEIGHTS: Readonly<Partial<Record<SupportSign, number>>> = {
  bias: -5.88,
  lead: 2.36,
  named: 0.57,
  namedAround: 0.86,
  told: 1.22,
  toldAround: 1.02,
  foremost: 0.81,
  heaviest: 0,
  fixed: 1.05,
  value: 0,
  lacks: -1.21,
  near: 0.61,
  defines: 0.36,
  empty: -0.54,
  phrases: 0.43,
  crossing: 1.26,
  labelled: 0.28,
  headed: 0.07,
  otherYear: -0.02,
  focus: 0.65,
  focusValue: 0.49,
  missing: 0,
  valueNamed: 0.26,
  outstanding: 0,
  fixedMissing: -0.55,
  fixedUnknown: -0.34,
};
