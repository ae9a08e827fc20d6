import { findIbans } from "./find-ibans.ts";
import { type Finder, overlapsAny, toSpan } from "./span.ts";

/** 12 to 19 digits, without spaces or in groups of 3 to 6. */
const CANDIDATE =
  /(?<![\p{L}\p{N}][-./]?)(?:\d{12,19}|\d{4}(?:[ \u00a0\n-]\d{3,6}){2,4}(?:[ \u00a0-]\d{1,3})?)(?![-./]?[\p{L}\p{N}])/gu;
/** First digits of payment cards: Visa, Mastercard, American Express, Diners, JCB, Discover, Maestro, UnionPay. */
const ISSUERS = /^(?:4|5[0-8]|2[2-7]|2131|1800|3[045678]|6|060)/u;
const NAMED = /(?:card|visa|master|amex|karte|maestro|american express)/iu;
/** Maximum distance in chars of a word such as "card" before the number. */
const NEAR = 60;

/** Numbers of payment cards: a valid check digit (Luhn), and a known issuer or a word for a card before it. */
export const findCards: Finder = (text) => {
  const ibans = findIbans(text);
  return Array.from(text.matchAll(CANDIDATE)).flatMap((match) => {
    const digits = match[0].replaceAll(/\D/gu, "");
    const isNamed = NAMED.test(text.slice(Math.max(0, match.index - NEAR), match.index));
    if (digits.length < 12 || digits.length > 19 || !(isNamed || ISSUERS.test(digits)) || !isLuhn(digits)) return [];
    const span = toSpan(match);
    return overlapsAny(span, ibans) ? [] : [span];
  });
};

/** The check of ISO/IEC 7812-1, annex B. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.at(-1 - index));
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 && /[1-9]/u.test(digits);
}
