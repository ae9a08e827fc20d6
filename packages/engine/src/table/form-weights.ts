import type { FormCells } from "./form-cells.ts";
import { type FormSign, MEASURES } from "./form-signs.ts";

/** Odds of boxes that show no sign at all. */
const BIAS = -9.53;

/**
 * What each sign adds to the logarithm of the odds that drawn cells are those of a form, as learned by
 * train-form-weights.ts from 5,420 grids, 793 of them of forms.
 *
 * Forms and tables in equal numbers are HTML of 13 kinds of forms (boxes with their label above, beside, in front of the
 * room; numbered lines of a tax form; customs declarations; CVs; combs; section bars) and of 19 kinds of tables (half
 * empty, to be filled in, calendars, invoices, specifications, groups, rubrics) in eight languages, printed by Chromium
 * in random typographies, and pages written stroke by stroke; tables of `benchmarks/tables.ts`; and, given twice, the
 * tables, diagrams, charts and listings of 1,400 real PDFs, of which hardly one is a form. On 375 more of those, with
 * 3,200 grids, a dozen tables and diagrams count as forms; without the real ones in the learning ten times as many.
 */
const WEIGHTS: Readonly<Record<FormSign, number>> = {
  // An answer in another look, under its label.
  captioned: 1.9,
  colons: 3.04,
  filledIn: 1.25,
  numbered: 5.1,
  smallLabels: 1.89,
  headed: -2.64,
  unnamedRoom: 1.38,
  alternating: 1.62,
  sameColumns: -0.69,
  // With what else speaks for a form: tables, and diagrams still more, have more empty cells.
  empty: -3.4,
  numericColumn: -1.5,
  repeated: -1.95,
  long: -3.19,
  echoed: 4.87,
  // Boxes that keep to no columns make many of them.
  manyColumns: 1.22,
  capitalised: 5,
  typed: -1.33,
  wrapped: -1.23,
  // Charts and diagrams write beside their lines and across them.
  worded: 1.75,
  startsLeft: 3.59,
  crossing: -2.08,
};

/** The logarithm of the odds of boxes that show all that speaks for a form, and nothing else. */
const MOST = Object.values(WEIGHTS).reduce((sum, weight) => sum + Math.max(0, weight), BIAS);

/**
 * True where drawn cells are those of a form rather than of a table. Signs are measured one by one, until what is left
 * cannot make them a form: most tables are told before their words are looked at.
 */
export function isWeighedAsForm(cells: FormCells): boolean {
  let most = MOST;
  let sign: FormSign;
  for (sign in MEASURES) {
    const weight = WEIGHTS[sign];
    most += weight * MEASURES[sign](cells) - Math.max(0, weight);
    if (most <= 0) return false;
  }
  return true;
}
