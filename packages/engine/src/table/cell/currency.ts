import { endsInDigit } from "../../text/digits.ts";
import type { Word } from "../../text/word.ts";

// Shown by statements.test.ts.

const SIGNS = "$€£¥";
/** Start of an amount: a number, a loss in brackets, or a dash instead of a value. */
const AMOUNT = /^[(\d.—–−-]/;

/** Maximum white space between an amount and the sign after it, in font sizes; columns are further apart. */
const MAX_SPACE = 0.45;

/**
 * Whether a currency sign precedes its amount. Accounts align signs to one edge of their cells and amounts to the other, so the white space between
 * them does not separate columns, however wide it is. In "5,50 € 3,00 €", each sign follows its amount.
 *
 * @param before - the word before the sign
 */
export function leadsAmount(before: Word | undefined, sign: Word, amount: Word): boolean {
  if (sign.text.length !== 1 || !SIGNS.includes(sign.text) || !AMOUNT.test(amount.text)) return false;
  return before === undefined || !endsInDigit(before.text) || sign.left - before.right > MAX_SPACE * sign.size;
}
