import { findPhoneNumbersInText } from "libphonenumber-js/max";
import { findCards } from "./find-cards.ts";
import { findDates } from "./find-dates.ts";
import { findEmails } from "./find-emails.ts";
import { findIbans } from "./find-ibans.ts";
import { findSsns } from "./find-ssns.ts";
import { type Finder, overlapsAny, type Span, toSpan } from "./span.ts";

/** Groups of digits with the separators that phone numbers have. */
const CANDIDATE =
  /(?<![\p{L}\p{N}][-./:]?|[€$£]\s?)(?:\+\s?|00\s?)?(?:\(\+?\d{1,5}\)[ \u00a0]?[-/]?[ ]?)?\d{1,5}(?:[ \u00a0]?[-./–\u2011 \u00a0]?(?:\(0\)[ ]?)?\d{1,7}){1,6}(?:[ ,]{0,2}(?:x|ext\.?|extension|dw|durchwahl)[ .]?\d{1,6})?(?![-/.:]?\d|[\p{L}%€$£])/gu;

/** An extension does not show whether the number before it is a phone number. */
const EXTENSION = /[ ,]*(?:x|ext\.?|extension|dw|durchwahl)[ .]?\d{1,6}$/u;

/** Words before a phone number. */
const NAMED_NEAR =
  /(?:tel(?:efon|ephone|\.)?|phone|fax|mobil[e]?|cell|handy|call(?:ing)?(?: (?:me|us|him|her))?(?: (?:on|at|back))?|reach(?: \w+)? (?:at|on)|ring|dial|text(?:ing)?|sms|whatsapp|contact|hotline|telefonnummer|rufnummer|durchwahl|anrufen|messages? (?:to|on|at)|number is|[☎📞✆])[^\n\d]{0,12}\n?[^\n\d]{0,20}$/iu;
/** Words before other kinds of numbers. */
const OTHERWISE_NAMED =
  /(?:iban|card|account|konto|kto|invoice|rechnung|order|bestell|customer|kunden|ref(?:erence)?|tax|steuer|ust|vat|isbn|issn|doi|zip|plz|postal|suite|apt|box|room|id|nr|no|number|date|datum|page|seite|case|docket|article|version|section|total|amount|betrag|price|preis|order|matricula|serial|patent)\.?\s*(?:no|nr|number|nummer|code|#|:)?[.:#]?\s*$/iu;
/** The rest of an address after its number. */
const ADDRESS_AFTER =
  /^,?\s+(?:\p{Lu}[\p{L}.'-]+\s+){0,3}(?:st(?:reet|\.)?|ave(?:nue)?|road|rd|drive|lane|way|boulevard|blvd|apt|suite|straße|strasse|gasse|weg|platz)(?![\p{L}])/iu;

interface Candidate {
  readonly span: Span;
  readonly text: string;
  readonly digits: number;
  readonly before: string;
  readonly after: string;
  readonly isKnown: boolean;
}

/** Evidence for and against a phone number; the weights must add up to about 1. */
const SIGNS: readonly { readonly weight: number; readonly when: (candidate: Candidate) => boolean }[] = [
  { weight: 1, when: ({ before }) => NAMED_NEAR.test(before) },
  { weight: 1, when: ({ text }) => /^(?:\+|00[1-9])/u.test(text) },
  // Numbers that are valid in a country's numbering plan, according to libphonenumber.
  { weight: 0.5, when: ({ isKnown }) => isKnown },
  { weight: 0.5, when: ({ text }) => /^\(\d{2,5}\)\s?\d/u.test(text) },
  { weight: 0.6, when: ({ text }) => /^\d{3}[-. ]\d{3}[-. ]\d{4}$/u.test(text) },
  { weight: 0.6, when: ({ text }) => /^1[-. ]\d{3}[-. ]\d{3}[-. ]\d{4}$/u.test(text) },
  { weight: 0.5, when: ({ text }) => /^0\d{1,4}[ /-]/u.test(text) && !/^0\d\.\d\d\.\d{4}$/u.test(text) },
  { weight: 0.5, when: ({ text }) => /^0\d(?:[. -]\d{2}){4}$/u.test(text) },
  // An area code and two groups, even if the number is not assigned in the plan.
  { weight: 0.5, when: ({ text }) => /^0\d{2,4}[ -]\d{3,4}[ -]\d{3,4}$/u.test(text) },
  // Thousands, versions, decimals and ranges have one separator and other leading digits.
  { weight: -0.8, when: ({ text }) => /^\d{1,3}(?:[., ]\d{3})+(?:[.,]\d+)?$/u.test(text) && !text.startsWith("0") },
  { weight: -0.8, when: ({ text }) => /^\d{4}\s?[-–]\s?\d{4}$/u.test(text) },
  { weight: -1, when: ({ before }) => OTHERWISE_NAMED.test(before) },
  { weight: -1, when: ({ after }) => ADDRESS_AFTER.test(after) },
  { weight: -0.8, when: ({ text, digits }) => /^\d+$/u.test(text) && (digits < 9 || digits > 12) },
];
const ENOUGH = 0.95;

/** Countries whose national formats are tried if a number has no country code. */
const COUNTRIES = ["US", "GB", "DE", "FR"] as const;

/** A number that is named as a phone number and continues in the next line. */
const BROKEN =
  /((?:tel(?:efon|ephone)?|phone|fax|mobile?|cell|handy|durchwahl|rufnummer|call|on|at|unter)[.:]?\s{1,3}(?:\+|\(?0)[\d ()/-]{1,9})\n(?=\d)/giu;

/** Phone numbers of 7 to 15 digits: named as such, international, or in a phone number's format. */
export const findPhones: Finder = (written) => {
  const text = written.replaceAll(BROKEN, "$1 ");
  const known = COUNTRIES.flatMap((country) =>
    findPhoneNumbersInText(text, country).map(({ startsAt, endsAt }): Span => ({ from: startsAt, to: endsAt })),
  );
  const others = [findIbans, findCards, findSsns, findDates, findEmails].flatMap((find) => find(text));
  return Array.from(text.matchAll(CANDIDATE)).flatMap((match) => {
    const span = toSpan(match);
    const own = match[0].replace(EXTENSION, "");
    const digits = own.replaceAll(/\D/gu, "").length;
    if (digits < 7 || digits > 15 || overlapsAny(span, others)) return [];
    const candidate: Candidate = {
      span,
      text: own,
      digits,
      before: text.slice(Math.max(0, span.from - 60), span.from),
      after: text.slice(span.to, span.to + 40),
      isKnown: known.some(({ from, to }) => from <= span.from + 1 && to >= span.from + own.length - 1),
    };
    const weight = SIGNS.reduce((sum, sign) => sum + (sign.when(candidate) ? sign.weight : 0), 0);
    return weight >= ENOUGH ? [span] : [];
  });
};
