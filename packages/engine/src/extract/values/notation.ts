import type { LineIndex } from "../line-index/line-index.ts";
import { readDate } from "./dates.ts";
import { type Notation, readAll } from "./reading.ts";

const COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/gu;
const POINT = /(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.])/gu;
/** A number with both signs is unambiguous, whatever its decimals. */
const BOTH_COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d.,]*\d)/gu;
const BOTH_POINT = /(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d+(?![\d.,]*\d)/gu;
const PAIR = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/gu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const DOLLAR = /(?<![A-Za-z])\$/u;
const OTHER_CURRENCY = /€|£|\b(?:EUR|GBP|CHF|RM|Rs)\b/u;
/** How much an ambiguous date with points counts for the day first. */
const POINTED_DATE = 0.25;
/** Number of places to read: further pages use the same notation. */
const ENOUGH_PLACES = 4000;

/** Detects how a document writes numbers and dates; if its own dates are ambiguous, its currency decides. */
export function notationOf({ places }: LineIndex): Notation {
  const read = places.slice(0, ENOUGH_PLACES);
  const texts = read.map(({ text }) => text);
  const commas = matchesIn(texts, COMMA) + matchesIn(texts, BOTH_COMMA);
  const points = matchesIn(texts, POINT) + matchesIn(texts, BOTH_POINT);
  const decimal = commas === points ? null : commas > points ? "," : ".";
  const [dollars, others] = [DOLLAR, OTHER_CURRENCY].map((sign) => texts.filter((text) => sign.test(text)).length);
  const dayOrder = dateOrder(texts) ?? orderOf(others!, dollars!);
  return { decimal, dayOrder, dates: datesOf(read, { decimal, dayOrder }) };
}

function matchesIn(texts: readonly string[], pattern: RegExp): number {
  return texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** The order that dates with a number above 12 show; a date with points is most likely written day first. */
function dateOrder(texts: readonly string[]): Notation["dayOrder"] {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const [, a, sign, b] of texts.flatMap((text) => [...text.matchAll(PAIR)])) {
    if (Number(a) > 12 && Number(b) <= 12) dayFirst++;
    else if (Number(b) > 12 && Number(a) <= 12) monthFirst++;
    else if (sign === ".") dayFirst += POINTED_DATE;
  }
  return orderOf(dayFirst, monthFirst);
}

function orderOf(dayFirst: number, monthFirst: number): Notation["dayOrder"] {
  return dayFirst === monthFirst ? null : dayFirst > monthFirst ? "dmy" : "mdy";
}

function datesOf(places: LineIndex["places"], notation: Notation): readonly string[] {
  const dated = places.filter(({ text }) => YEAR.test(text));
  const dates = dated.flatMap((place) => readAll(readDate, place, 0, place.tokens.length, notation));
  return [...new Set(dates.map(({ value }) => String(value)))];
}
