import type { FormCells } from "./form-cells.ts";
import { type FormSign, MEASURES } from "./form-signs.ts";

/** Logarithm of the odds of boxes without any sign. */
const BIAS = -8.85;

/**
 * What each sign adds to the logarithm of the odds that drawn cells are a form, learned by logistic regression from 5,420 grids, 793 of them forms.
 *
 * The training data was forms and tables set in HTML, in eight languages and random typographies, pages written stroke by stroke, and, counted twice,
 * the tables, diagrams, charts and listings of 1,400 real PDFs. On the kinds of `benchmarks/training/forms`, which were added later and not used for training,
 * these weights are right in 95 % of cases; weights that `train-form-weights.ts` learns from those, with each kind held out in turn, in 90 %. Of
 * 3,900 grids in 1,875 real PDFs without forms, 12 are classified as forms.
 */
const WEIGHTS: Readonly<Record<FormSign, number>> = {
  // An answer in another style below its label.
  captioned: 2.01,
  colons: 2.98,
  filledIn: 1.08,
  numbered: 4.93,
  smallLabels: 1.87,
  headed: -2.28,
  unnamedRoom: 1.21,
  alternating: 1.59,
  sameColumns: -0.92,
  // Given the other evidence: tables, and even more so diagrams, have more empty cells.
  empty: -3.33,
  numericColumn: -1.5,
  repeated: -2.05,
  long: -3.09,
  echoed: 4.86,
  // Boxes that are not aligned in columns produce many columns.
  manyColumns: 1.13,
  capitalised: 5,
  typed: -1.38,
  wrapped: -1.09,
  // Charts and diagrams have texts next to and across their lines.
  worded: 1.66,
  startsLeft: 3.43,
  crossing: -2.14,
  columnsNamed: -0.9,
  few: -0.87,
};

/** Logarithm of the odds of boxes with all evidence for a form and none against it. */
const MAX_SUM = Object.values(WEIGHTS).reduce((sum, weight) => sum + Math.max(0, weight), BIAS);

/**
 * Whether drawn cells are a form rather than a table. Signs are measured one by one until the remaining ones cannot make the cells a form: most
 * tables are recognised before their words are measured.
 */
export function isWeighedAsForm(cells: FormCells): boolean {
  let most = MAX_SUM;
  let sign: FormSign;
  for (sign in MEASURES) {
    const weight = WEIGHTS[sign];
    most += weight * MEASURES[sign](cells) - Math.max(0, weight);
    if (most <= 0) return false;
  }
  return true;
}
