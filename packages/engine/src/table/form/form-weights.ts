import type { FormCells } from "./form-cells.ts";
import { type FormSign, MEASURES } from "./form-signs.ts";

/** Odds of boxes that show no sign at all. */
const BIAS = -8.85;

/**
 * What each sign adds to the logarithm of the odds that drawn cells are those of a form, learned by logistic regression
 * from 5,420 grids, 793 of them of forms.
 *
 * They were forms and tables set in HTML, in eight languages and random typographies, pages written stroke by stroke, and,
 * given twice, the tables, diagrams, charts and listings of 1,400 real PDFs. Of the kinds of `training/forms`, which came
 * later and had no part in it, they tell 95 % right; weights that `train-form-weights.ts` learns of these, each kind held
 * out in turn, 90 %. Of 3,900 grids in 1,875 real PDFs without forms, 12 count as forms.
 */
const WEIGHTS: Readonly<Record<FormSign, number>> = {
  // An answer in another look, under its label.
  captioned: 2.01,
  colons: 2.98,
  filledIn: 1.08,
  numbered: 4.93,
  smallLabels: 1.87,
  headed: -2.28,
  unnamedRoom: 1.21,
  alternating: 1.59,
  sameColumns: -0.92,
  // With what else speaks for a form: tables, and diagrams still more, have more empty cells.
  empty: -3.33,
  numericColumn: -1.5,
  repeated: -2.05,
  long: -3.09,
  echoed: 4.86,
  // Boxes that keep to no columns make many of them.
  manyColumns: 1.13,
  capitalised: 5,
  typed: -1.38,
  wrapped: -1.09,
  // Charts and diagrams write next to their lines and across them.
  worded: 1.66,
  startsLeft: 3.43,
  crossing: -2.14,
  columnsNamed: -0.9,
  few: -0.87,
};

/** The logarithm of the odds of boxes that show all that speaks for a form, and nothing else. */
const MAX_SUM = Object.values(WEIGHTS).reduce((sum, weight) => sum + Math.max(0, weight), BIAS);

/**
 * True where drawn cells are those of a form rather than of a table. Signs are measured one by one, until what is left
 * cannot make them a form: most tables are recognised before their words are looked at.
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
