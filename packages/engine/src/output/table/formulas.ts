import type { Table } from "../../document/document.ts";

/**
 * Texts that spreadsheet programs take for a formula when they open CSV (OWASP, CSV Injection): they begin with `=`, `@`, a tab, or a sign that
 * no number follows.
 */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\s?[\d.,\s]*\d[\d.,\s]*\s?[%€$£]?$))/;

/** Whether a spreadsheet program would take a cell of the table for a formula. */
export function holdsFormula({ cells }: Table): boolean {
  return cells.some(({ text }) => FORMULA.test(text));
}
