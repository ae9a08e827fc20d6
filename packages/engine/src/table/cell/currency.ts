import type { Word } from "../../text/word.ts";

// Shown by statements.test.ts.

const SIGNS = "$€£¥";
/** Start of an amount: a number, a loss in brackets, or a dash instead of a value. */
const AMOUNT = /^[(\d.—–−-]/;

/**
 * Whether a currency sign precedes its amount. Accounts align signs to one edge of their cells and amounts to the other, so the white space between
 * them does not separate columns, however wide it is.
 */
export function leadsAmount(sign: Word, amount: Word): boolean {
  return sign.text.length === 1 && SIGNS.includes(sign.text) && AMOUNT.test(amount.text);
}
