/**
 * Learned by bench/cross-validate.ts of 1,158 questions over 96 made documents in English, German, French and Spanish, the Debian FAQ in three
 * languages and the repository's fixtures; 119 of the questions have no answer. Figures for questions whose domain was left out when the
 * weights were learned are in docs/decisions/2026-11-26-answers-by-learned-signs-in-four-languages.md: about nine in ten first candidates
 * are right, about one in six of the answerable questions is refused, and seven in eight of the others.
 */
import type { Sign } from "./signs.ts";

/** What speaks for answering at all: signs of the best candidate, and how far it leads the others. */
export type SupportSign = Sign | "lead" | "bias";

/** What a sign weighs among the candidates of one question. */
export const ANSWER_WEIGHTS: Readonly<Record<Sign, number>> = {
  named: 1.53,
  namedAround: 0.92,
  told: 1.62,
  toldAround: 0.72,
  foremost: 1.18,
  heaviest: 0.15,
  fixed: 0.43,
  value: 1.43,
  lacks: -0.93,
  near: 1.12,
  defines: 0.27,
  empty: -1.04,
  counts: 0.33,
  phrases: 0.41,
  found: 1.92,
  caption: 0.04,
  cell: -0.84,
  row: 0.1,
  field: 0,
  rowNamed: 0.55,
  columnNamed: 0.55,
  rowTells: 0,
  columnTells: 0,
  crossing: 1.69,
  labelled: 0.5,
  headed: 0.06,
  otherYear: -0.11,
  long: -0.86,
  focus: 1.39,
  focusValue: 0.75,
  missing: -0.03,
  valueNamed: 1.12,
  outstanding: 0.76,
  fixedMissing: -0.36,
  fixedUnknown: 0,
};

/** What a sign of the best candidate weighs for answering at all. None of them falls with the length of the question. */
export const SUPPORT_WEIGHTS: Readonly<Partial<Record<SupportSign, number>>> = {
  bias: -5.88,
  lead: 2.28,
  named: 0.63,
  namedAround: 0.84,
  told: 1.31,
  toldAround: 1.02,
  foremost: 0.87,
  heaviest: 0,
  fixed: 1.07,
  value: 0.02,
  lacks: -1.2,
  near: 0.33,
  defines: 0.35,
  empty: -0.55,
  phrases: 0.34,
  crossing: 1.47,
  labelled: 0.28,
  headed: 0.09,
  otherYear: -0.02,
  focus: 0.51,
  focusValue: 0.53,
  missing: 0,
  valueNamed: 0.51,
  outstanding: 0.09,
  fixedMissing: -0.56,
  fixedUnknown: -0.34,
};
