import type { Finder, Span } from "./span.ts";
import { overlapsAny } from "./span.ts";
import { findDates } from "./find-dates.ts";

const SIGN = "[€$£¥₹]|US\\$|C\\$|A\\$";
const CODE =
  "EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|Euro|euros?|dollars?|pounds?|Fr\\.|Rs\\.?";
const NUMBER = "\\d{1,3}(?:[.,'’ \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const SCALE = "(?:\\s?(?:thousand|million|billion|mn|bn|k|m|Tsd\\.?|Mio\\.?|Mrd\\.?|Millionen|Milliarden)(?![\\p{L}]))";
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])[-−–(]?\\s?(?:(?:${SIGN})|(?:${CODE})(?![\\p{L}]))\\s?[-−–]?(?:${NUMBER})${SCALE}?(?![\\p{L}\\d])`,
  "gu",
);
const AFTER = new RegExp(
  `(?<![\\p{L}\\p{N}.,])[-−–]?(?:${NUMBER})${SCALE}?(?:,[-–—])?\\s?(?:(?:${SIGN})(?!\\d)|(?:${CODE})(?![\\p{L}]))`,
  "gu",
);
/** Two decimals are usual for money. No unit or percent sign may follow, nor more digits. */
const PLAIN =
  /(?<![\p{L}\p{N}.,/-])[-−–]?(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,9})[.,]\d{2}(?![\p{N}]|[.,]\d|\s?(?:%|°|mm|cm|km|kg|mg|ml|m²|Uhr|h\b|pm\b|am\b|p\.m|a\.m))/gu;

/** Amounts of money: with a currency, or written with two decimals as in tables. */
export const findAmounts: Finder = (text) => {
  const named = [BEFORE, AFTER].flatMap((pattern) => Array.from(text.matchAll(pattern), toTrimmed));
  const merged = named.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const spans: Span[] = [];
  for (const span of merged) if (!overlapsAny(span, spans)) spans.push(span);
  const dates = findDates(text);
  const plain = Array.from(text.matchAll(PLAIN), toTrimmed).filter(
    (span) => !overlapsAny(span, spans) && !overlapsAny(span, dates),
  );
  return [...spans, ...plain].toSorted((a, b) => a.from - b.from);
};

function toTrimmed(match: RegExpExecArray): Span {
  const lead = /^[\s(]*/u.exec(match[0])![0].length;
  return { from: match.index + lead, to: match.index + match[0].trimEnd().length };
}
