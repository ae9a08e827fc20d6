import type { Word } from "../../text/word.ts";

// Shown by statements.test.ts.

const SIGNS = "$€£¥";
/** A number, a loss in brackets, or the dash in place of nothing. */
const AMOUNT = /^[(\d.—–−-]/;

/**
 * True for a currency sign before its amount: accounts set signs to one edge of their cells and amounts to the other, so that
 * the white between them is no white between columns, however wide.
 */
export function leadsAmount(sign: Word, amount: Word): boolean {
  return sign.text.length === 1 && SIGNS.includes(sign.text) && AMOUNT.test(amount.text);
}
