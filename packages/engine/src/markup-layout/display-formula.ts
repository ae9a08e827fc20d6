/**
 * A paragraph that is one formula, maybe with its number: Word, OpenDocument, MathML and e-books set it apart. Readers of Markdown set apart
 * what is between double dollar signs.
 */
const ONLY_FORMULA = /^\$(?=[^$\s])([^$\n]*[^$\s])\$[\s.,]*(?:\((\d{1,3}(?:[.–-]\d{1,3})*[a-z]?)\))?$/;
/** A sum of money and the name of a variable have neither a command nor a sign of a formula. */
const SIGN = /\\[A-Za-z]|[_^=+<>-]|^[A-Za-z]$/;

/** The text, with double dollar signs if it is a formula set apart. */
export function displayFormula(text: string): string {
  if (!text.startsWith("$")) return text;
  const found = ONLY_FORMULA.exec(text);
  if (found === null || !SIGN.test(found[1]!)) return text;
  const [, latex, number] = found;
  return `$$${latex}${number === undefined ? "" : `\\tag{${number}}`}$$`;
}
