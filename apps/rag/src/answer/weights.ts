/**
 * Learned by bench/cross-validate.ts of 55 questions over 103 documents, ten of them without an answer, and of the same 45
 * asked of a folder that lacks their document. Learned without the eleventh part that is asked: 71 % of the first answers
 * stand where the truth does, 4 % of the answerable are refused; of those without an answer 8 of 10, and without their
 * document 38 of 45.
 */
import type { Sign } from "./signs.ts";

/** What a sign weighs among the candidates of one question. */
export const ANSWER_WEIGHTS: Readonly<Record<Sign, number>> = {
  named: 3.73,
  namedAround: 2.27,
  heaviest: 0.32,
  fixed: 2.31,
  value: 2.56,
  empty: -0.27,
  counts: 1.03,
  phrases: 0.98,
  found: 2.02,
  caption: 0.02,
  cell: -0.94,
  row: -1.2,
  field: 0,
  rowNamed: 2.05,
  columnNamed: 0.56,
  long: 0.15,
};

/** What a sign of the best candidate weighs for answering at all. None of them falls with the length of the question. */
export const SUPPORT_WEIGHTS: Readonly<Partial<Record<Sign | "bias", number>>> = {
  bias: -4.73,
  named: 1.68,
  namedAround: 2.63,
  heaviest: 0.68,
  fixed: 1.75,
  value: 0.49,
  phrases: 1.17,
};
