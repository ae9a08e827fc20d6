import type { FormSign, FormSigns } from "./form-signs.ts";

/** Odds of boxes that show no sign at all. */
const BIAS = -6.36;

/**
 * What each sign adds to the logarithm of the odds that drawn cells are those of a form, as learned by
 * train-form-weights.ts from 2,404 grids, 816 of them of forms.
 *
 * Forms and tables in equal numbers are HTML of 13 kinds of forms (boxes with their label above, beside, in front of the
 * room; numbered lines of a tax form; customs declarations; CVs; combs; section bars) and of 19 kinds of tables (half
 * empty, to be filled in, calendars, invoices, specifications, groups, rubrics) in eight languages, printed by Chromium
 * in random typographies, and pages written stroke by stroke; tables of `benchmarks/tables.ts`; and the tables, diagrams, charts and
 * listings of 1,000 real PDFs, none of which is a form.
 */
const WEIGHTS: Readonly<Record<FormSign, number>> = {
  roomBelow: 1.1,
  // An answer in another look, under its label.
  captioned: 2.56,
  colons: 4.19,
  filledIn: 1.73,
  boxes: 0.33,
  numbered: 5.87,
  smallLabels: 1.81,
  headed: -2.84,
  unnamedRoom: 2.07,
  alternating: 1.85,
  sameColumns: 0.48,
  // With what else speaks for a form: tables, and diagrams still more, have more empty cells.
  empty: -3.74,
  numericColumn: -1.5,
  repeated: -3.12,
  long: -4.19,
  comb: 1.13,
  echoed: 7.25,
  // Boxes that keep to no columns make many of them.
  manyColumns: 2.78,
  // Charts and diagrams write beside their lines and across them.
  worded: 2.0,
  startsLeft: 3.95,
  crossing: -3.3,
};

/** Logarithm of the odds that drawn cells are those of a form. */
export function formScore(signs: FormSigns): number {
  let score = BIAS;
  let sign: FormSign;
  for (sign in signs) score += WEIGHTS[sign] * signs[sign];
  return score;
}
