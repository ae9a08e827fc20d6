import type { LineIndex } from "../line-index/line-index.ts";
import type { Notation } from "./reading.ts";

const COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/gu;
const POINT = /(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.])/gu;
/** A number with both signs is unambiguous, whatever its decimals. */
const BOTH_COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d.,]*\d)/gu;
const BOTH_POINT = /(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d+(?![\d.,]*\d)/gu;
const PAIR = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/gu;
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
  if (dayFirst !== monthFirst) return { decimal, dayOrder: dayFirst > monthFirst ? "dmy" : "mdy" };
  if (dollars !== others) return { decimal, dayOrder: dollars > others ? "mdy" : "dmy" };
  return { decimal, dayOrder: null };
}
