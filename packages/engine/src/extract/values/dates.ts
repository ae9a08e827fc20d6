import { textOf } from "../line-index/line-index.ts";
import { monthOf } from "./months.ts";
import type { Notation, Reader } from "./reading.ts";

export interface ParsedDate {
  /** In the form YYYY-MM-DD. */
  readonly iso: string;
  /** Number of chars that were read. */
  readonly length: number;
  readonly ambiguous: boolean;
}

const YEAR_FIRST = /^(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})(?!\d)/u;
/** Day, month and year have the same separator: "08.30 - 12.30" is a range of hours. */
const NUMERIC = /^(?<a>\d{1,2})\s?(?<sign>[-./])\s?(?<b>\d{1,2})\s?\k<sign>\s?(?<y>\d{4}|\d{2})(?!\d)/u;
const DAY_FIRST =
  /^(?<d>\d{1,2})(?:st|nd|rd|th|er|º|ª)?[.\s\-/]{0,3}(?:(?:de|of|di|del)\s)?(?<name>\p{L}{3,10})\.?[,.\s\-/]{0,3}(?:(?:de|del)\s)?(?<y>\d{4}|\d{2})(?!\d)/u;
const MONTH_FIRST =
  /^(?<name>\p{L}{3,10})\.?[\s\-/]{0,2}(?<d>\d{1,2})(?:st|nd|rd|th)?[,\s\-/]{1,3}(?<y>\d{4}|\d{2})(?!\d)/u;
/** Two-digit years from this one on belong to the last century. */
const CENTURY_TURN = 70;

/** Parses the date at the start of a text. For 03/04/2020 the document's order decides; without one it is ambiguous. */
export function parseDate(text: string, order: Notation["dayOrder"]): ParsedDate | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst?.groups !== undefined) {
    const { y, m, d } = yearFirst.groups;
    return toDate(yearFirst[0], y!, Number(m), Number(d));
  }
  const numeric = NUMERIC.exec(text);
  if (numeric?.groups !== undefined) {
    const { a, b, y } = numeric.groups;
    return numericDate(numeric[0], y!, Number(a), Number(b), order);
  }
  const named = DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text);
  if (named?.groups === undefined) return null;
  const { name, d, y } = named.groups;
  const month = monthOf(name!);
  return month === null ? null : toDate(named[0], y!, month, Number(d));
}

function numericDate(text: string, year: string, a: number, b: number, order: Notation["dayOrder"]): ParsedDate | null {
  if (a > 12) return toDate(text, year, b, a);
  if (b > 12) return toDate(text, year, a, b);
  const isPointed = text.includes(".");
  const dayFirst = order === null ? isPointed : order === "dmy";
  const date = dayFirst ? toDate(text, year, b, a) : toDate(text, year, a, b);
  return date === null ? null : { ...date, ambiguous: order === null && !isPointed && a !== b };
}

function toDate(text: string, year: string, month: number, day: number): ParsedDate | null {
  let full = Number(year);
  if (year.length === 2) full += full < CENTURY_TURN ? 2000 : 1900;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || full < 1800 || full > 2200) return null;
  return { iso: date.toISOString().slice(0, 10), length: text.length, ambiguous: false };
}

/** Maximum words of a date: "3 de marzo de 2024". */
const MAX_TOKENS = 6;

export const readDate: Reader = (place, at, end, { dayOrder }) => {
  const first = place.tokens[at]!.text;
  if (!/^[("']?(?:\d|\p{L}{3})/u.test(first)) return null;
  const lead = /^[("']/u.test(first) ? 1 : 0;
  const text = textOf(place, at, Math.min(end, at + MAX_TOKENS)).slice(lead);
  const date = parseDate(text, dayOrder);
  if (date === null) return null;
  let to = at + 1;
  while (to < end && textOf(place, at, to).trimEnd().length < date.length + lead) to++;
  return { value: date.iso, from: at, to, fit: 1, ...(date.ambiguous ? { ambiguous: true } : {}) };
};
