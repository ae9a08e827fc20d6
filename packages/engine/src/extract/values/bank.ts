import { hasCheckDigits, IBAN_LENGTHS } from "../../values/iban.ts";
import type { Reader } from "./reading.ts";

/** Whether the length is right for the country, or 15 to 34 for one that is not in the registry, and the check digits are right. */
export function isIban(compact: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(compact)) return false;
  const length = IBAN_LENGTHS[compact.slice(0, 2)];
  return (length === undefined || compact.length === length) && hasCheckDigits(compact);
}

/** Maximum words of an IBAN printed in groups. */
const MAX_GROUPS = 10;

export const readIban: Reader = (place, at, end) => {
  if (!/^[A-Z]{2}\d{2}/u.test(place.tokens[at]!.text)) return null;
  let compact = "";
  let shaped: { readonly value: string; readonly to: number } | null = null;
  for (let to = at; to < Math.min(end, at + MAX_GROUPS); to++) {
    const part = place.tokens[to]!.text.replace(/[.,;:)]+$/u, "");
    if (!/^[A-Z0-9]+$/u.test(part)) break;
    compact += part;
    if (isIban(compact)) return { value: compact, from: at, to: to + 1, fit: 1 };
    if (compact.length === (IBAN_LENGTHS[compact.slice(0, 2)] ?? -1)) shaped = { value: compact, to: to + 1 };
    if (part !== place.tokens[to]!.text) break;
  }
  // Made-up accounts of sample documents have wrong check digits, but are still the requested IBAN.
  return shaped === null ? null : { value: shaped.value, from: at, to: shaped.to, fit: 0.7 };
};

const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u;

export const readBic: Reader = (place, at) => {
  const text = place.tokens[at]!.text.replace(/[.,;:)]+$/u, "");
  if (!BIC.test(text)) return null;
  return { value: text, from: at, to: at + 1, fit: /\d/u.test(text) || text.endsWith("XXX") ? 1 : 0.7 };
};

const VAT =
  /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CHE\d{9}(?:MWST|TVA|IVA)?|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR?[A-Z0-9]{2}\d{9}|GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})|HR\d{11}|HU\d{8}|IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}|IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10})$/u;

/** A VAT number in its country's format; may be printed in groups. */
export const readVat: Reader = (place, at, end) => {
  let compact = "";
  for (let to = at; to < Math.min(end, at + 5); to++) {
    compact += place.tokens[to]!.text.replace(/[.\-/\s,;:)]+/gu, "");
    if (VAT.test(compact)) return { value: compact, from: at, to: to + 1, fit: 1 };
  }
  return null;
};
