/** Recognises values by their form if they follow the name of a field. */
import { findAmounts } from "../pii/find-amounts.ts";
import { findDates } from "../pii/find-dates.ts";
import { findEmails } from "../pii/find-emails.ts";
import type { Finder, Span } from "../pii/span.ts";

export type ValueType = "amount" | "date" | "duration" | "percent" | "email" | "identifier" | "text";

const PERCENT = /\d+(?:[.,]\d+)?\s?%/gu;
const DURATION =
  /(?<![\p{L}\p{N}])(?:\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty-four|eine[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?:\s\(\w+\))?[\s-](?:business |calendar |working |werk)?(?:days?|weeks?|months?|years?|hours?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?)(?![\p{L}])/giu;
/** Groups of letters and digits with at least one digit: numbers of invoices, accounts, passports. */
const IDENTIFIER =
  /(?<![\p{L}\p{N}])(?=[\p{Lu}\d/.-]*\d)[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)*(?: (?=[\p{Lu}\d]*\d)[\p{Lu}\d]{2,6}(?![\p{L}]))*(?![\p{L}\p{N}])/gu;

const bySpans =
  (pattern: RegExp): Finder =>
  (text) =>
    Array.from(text.matchAll(pattern), (match) => ({ from: match.index, to: match.index + match[0].length }));

const FINDERS: Readonly<Record<Exclude<ValueType, "text">, Finder>> = {
  amount: findAmounts,
  date: findDates,
  duration: bySpans(DURATION),
  percent: bySpans(PERCENT),
  email: findEmails,
  identifier: bySpans(IDENTIFIER),
};

/** The first value of a type in a text. */
export function firstOfType(type: Exclude<ValueType, "text">, text: string): Span | null {
  return FINDERS[type](text).reduce<Span | null>(
    (first, span) => (first === null || span.from < first.from ? span : first),
    null,
  );
}

/** Joins a value to what it is for: "£500.00 as compensation", "300 EUR für die Reinigung". */
const AS = /^\s(?:as|for|als|für|zur?m?)\s(?:(?:an?|the|eine[rnms]?|ein|de[rnms]|die|das)\s)?$/iu;

/** The value that a label follows, so that the next value in the sentence is another one's; null if there is none. */
export function valueBefore(type: Exclude<ValueType, "text">, before: string): Span | null {
  return FINDERS[type](before).findLast(({ to }) => AS.test(before.slice(to))) ?? null;
}

/** The type of the text as a whole. */
export function typeOf(value: string): ValueType {
  const text = value.trim();
  for (const type of ["email", "percent", "duration", "date", "amount"] as const) {
    const span = firstOfType(type, text);
    if (span !== null && span.from === 0 && span.to >= text.length) return type;
  }
  // A year by itself is a date for the finder, but a number for someone who sets a number.
  const span = firstOfType("identifier", text);
  return span !== null && span.from === 0 && span.to === text.length ? "identifier" : "text";
}

const NAMED_TYPES: readonly (readonly [Exclude<ValueType, "text">, RegExp])[] = [
  ["date", /(?:dates?|day|birth|birthday|due|datum|termin|tag|beginn|ende|frist)$/iu],
  [
    "amount",
    /(?:amounts?|fees?|rents?|prices?|charges?|deposits?|totals?|balances?|costs?|salary|wages?|payments?|budgets?|sums?|subtotal|interest|tax|bonus|allowance|penalt(?:y|ies)|fines?|premiums?|discounts?|commission|pay|honorarium|compensation|beträge?|betrag|preise?|miete|kaution|gebühr(?:en)?|summe|kosten|gehalt|lohn|saldo|umsatz|zinsen|steuer|bonus|prämie|vertragsstrafe|honorar|vergütung|entgelt|brutto|netto|auszahlung|rabatt|provision|zuschlag|bruttolohn|nettolohn)$/iu,
  ],
  ["duration", /(?:period|duration|notice|probation|probezeit|laufzeit|dauer|kündigungsfrist)$/iu],
  ["percent", /(?:rates?|percentage|share|satz|anteil|prozentsatz)$/iu],
  ["email", /mail$/iu],
  [
    "identifier",
    /(?:numbers?|nos?\.?|codes?|ids?|references?|iban|bic|swift|zip|nummern?|nr\.?|kennzeichen|kennung|zeichen|plz)$/iu,
  ],
];

/** The type that the last word of a field's name implies; undefined if none. */
export function typeNamedBy(label: string): Exclude<ValueType, "text"> | undefined {
  return NAMED_TYPES.find(([, words]) => words.test(label.trim()))?.[0];
}
