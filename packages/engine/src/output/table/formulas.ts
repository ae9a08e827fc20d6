import type { Table } from "../../document/document.ts";

/**
 * What spreadsheet programs take for a formula when they open CSV (OWASP, CSV Injection): texts that begin with `=`, `@`, a tab, or a sign that
 * no number follows.
 */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\s?[\d.,\s]*\d[\d.,\s]*\s?[%€$£]?$))/;

/** Whether a cell of the table would be taken for a formula. */
export function holdsFormula({ cells }: Table): boolean {
  return cells.some(({ text }) => FORMULA.test(text));
}
