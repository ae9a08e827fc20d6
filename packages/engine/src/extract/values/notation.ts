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
/** Number of places to read: further pages use the same notation. */
const ENOUGH_PLACES = 4000;

/** Detects how a document writes numbers and dates; if its own dates are ambiguous, its currency decides. */
export function notationOf({ places }: LineIndex): Notation {
  let commas = 0;
  let points = 0;
  let dayFirst = 0;
  let monthFirst = 0;
  let dollars = 0;
  let others = 0;
  for (const { text } of places.slice(0, ENOUGH_PLACES)) {
    commas += (text.match(COMMA)?.length ?? 0) + (text.match(BOTH_COMMA)?.length ?? 0);
    points += (text.match(POINT)?.length ?? 0) + (text.match(BOTH_POINT)?.length ?? 0);
    if (/(?<![A-Za-z])\$/u.test(text)) dollars++;
    if (/€|£|\b(?:EUR|GBP|CHF|RM|Rs)\b/u.test(text)) others++;
    for (const [, a, sign, b] of text.matchAll(PAIR)) {
      if (Number(a) > 12 && Number(b) <= 12) dayFirst++;
      else if (Number(b) > 12 && Number(a) <= 12) monthFirst++;
      else if (sign === ".") dayFirst += 0.25;
    }
  }
  const decimal = commas === points ? null : commas > points ? "," : ".";
  const dayOrder = orderOf(dayFirst, monthFirst) ?? orderOf(others, dollars);
  return { decimal, dayOrder, dates: datesOf(places.slice(0, ENOUGH_PLACES), { decimal, dayOrder }) };
}

function orderOf(dayFirst: number, monthFirst: number): Notation["dayOrder"] {
  return dayFirst === monthFirst ? null : dayFirst > monthFirst ? "dmy" : "mdy";
}

function datesOf(places: LineIndex["places"], notation: Notation): readonly string[] {
  const dated = places.filter(({ text }) => YEAR.test(text));
  const dates = dated.flatMap((place) => readAll(readDate, place, 0, place.tokens.length, notation));
  return [...new Set(dates.map(({ value }) => String(value)))];
}
