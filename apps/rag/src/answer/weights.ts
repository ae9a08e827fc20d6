/**
 * Learned by bench/cross-validate.ts of 55 questions over 103 documents, ten of them without an answer, and of the same 45
 * asked of a folder that lacks their document. Learned without the eleventh part that is asked: 80 % of the first answers
 * have the right text, 76 % the right place, 4 % of the answerable are refused; of those without an answer 9 of 10,
 * and without their document 40 of 45. Of 25 other questions, as analysts ask them, over 6 documents of 40 to 400 pages,
 * 32 % are refused; the weights before, which fell with the length of a question, refused 52 %.
 */
import type { Sign } from "./signs.ts";

/** What a sign weighs among the candidates of one question. */
export const ANSWER_WEIGHTS: Readonly<Record<Sign, number>> = {
  named: 2.05,
  namedAround: 1.68,
  told: 2.4,
  toldAround: 1.59,
  foremost: 0.95,
  heaviest: -0.03,
  fixed: 2.16,
  value: 2.65,
  empty: -0.37,
  counts: 0.95,
  phrases: 0.61,
  found: 1.37,
  caption: -0.09,
  cell: -0.72,
  row: -1.13,
  field: 0,
  rowNamed: 1.73,
  columnNamed: 0.3,
  long: 0.01,
};

/** What a sign of the best candidate weighs for answering at all. None of them falls with the length of the question. */
export const SUPPORT_WEIGHTS: Readonly<Partial<Record<Sign | "bias", number>>> = {
  bias: -6.03,
  named: 0.96,
  namedAround: 1.73,
  told: 1.09,
  toldAround: 1.6,
  foremost: 1.21,
  heaviest: 0.4,
  fixed: 1.69,
  value: 0.5,
  phrases: 0.89,
};
