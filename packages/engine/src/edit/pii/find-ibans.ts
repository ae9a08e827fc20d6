import { hasCheckDigits, IBAN_LENGTHS } from "../../values/iban.ts";
import { type Finder, toSpan } from "./span.ts";

const CANDIDATE = /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?:[ \n\u00a0]?[A-Za-z\d]){11,30}/gu;

/**
 * Account numbers with the length of their country's IBANs. The check digits are not verified, because a number with a typo is still someone's
 * account; only numbers in lower case need valid ones.
 */
export const findIbans: Finder = (text) =>
  Array.from(text.matchAll(CANDIDATE)).flatMap((match) => {
    const length = IBAN_LENGTHS[match[0].slice(0, 2).toUpperCase()];
    if (length === undefined) return [];
    const end = endOf(match[0], length);
    if (end === null || /^[\p{L}\p{N}]/u.test(text.slice(match.index + end))) return [];
    const own = match[0].slice(0, end);
    return own === own.toUpperCase() || hasCheckDigits(own.replaceAll(/\s/gu, "").toUpperCase())
      ? [{ ...toSpan(match), to: match.index + end }]
      : [];
  });

function endOf(text: string, length: number): number | null {
  let count = 0;
  for (const [index, char] of Array.from(text).entries()) {
    if (/[A-Za-z\d]/u.test(char) && ++count === length) return index + 1;
  }
  return null;
}
