import { type Finder, overlapsAny, type Span, toSpan } from "./span.ts";

const MONTH =
  "(?:jan(?:uary|uar|vier)?|jän(?:ner)?|feb(?:ruary|ruar)?|févr?(?:ier)?|mar(?:ch|s|zo)?|mär(?:z)?|apr(?:il)?|avr(?:il)?|ma[iy]|mayo|jun[ei]?|juin|jul[iy]?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sep(?:t(?:ember|embre)?)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|déc(?:embre)?)\\.?";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const NUMBER = "(?:0?[1-9]|1[0-2])";
const YEAR = "(?:1[6-9]\\d{2}|20\\d{2}|21\\d{2})";
const TIME =
  "(?:[T ,]+(?:um |at )?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?:\\s?[ap]\\.?m\\.?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?";
const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend";

const at = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}][./-]?)(?:${pattern})(?![\\p{L}\\p{N}]|[./-]\\d)`, "giu");

/** Dates with a day or with a month's name. */
const DATES: readonly RegExp[] = [
  at(`${YEAR}[-./]${NUMBER}[-./]${DAY}${TIME}`),
  at(`${DAY}[./-]\\s?${NUMBER}[./-]\\s?(?:${YEAR}|\\d{2})${TIME}`),
  at(`${NUMBER}[/-]${DAY}[/-](?:${YEAR}|\\d{2})${TIME}`),
  at(
    `(?:(?:${WEEKDAY})[.,]?\\s+(?:den\\s+)?)?${DAY}(?:st|nd|rd|th|\\.)?\\s*(?:of\\s+|de\\s+)?[- ]?\\s*${MONTH}[-,]?\\s*(?:de\\s+)?(?:${YEAR}|['’]\\d{2})?${TIME}`,
  ),
  at(`(?:(?:${WEEKDAY}),?\\s+)?${MONTH}\\s+${DAY}(?:st|nd|rd|th)?(?:\\s*,?\\s+${YEAR})?${TIME}`),
  at(`${MONTH}\\s+${YEAR}`),
  at(WEEKDAY),
];

/** A year by itself is a date after words such as "in", "since" or "year". */
const YEAR_IN_SENTENCE = new RegExp(
  `(?<![\\p{L}])(?:in|since|during|until|till|before|after|from|by|of|year|years|ab|seit|bis|vor|nach|im jahr|jahr|jahre|en|desde|depuis|a|the|between|and|born|class of|copyright|©)\\s+(?:early |late |mid-?|about |around )?(${YEAR})(?![\\p{L}\\p{N}]|[-./,]\\d|\\s+\\p{Lu}[\\p{L}.'-]+\\s+(?:st|street|road|ave|avenue|drive|lane)\\b|\\s*(?:%|€|kg|km|m|mm|cm|euro|dollars?|people|items?|pages?|rows?))`,
  "giu",
);

/** Dates with or without a time, months with a year, weekdays, and years that are used as a time. English, German, French, Spanish. */
export const findDates: Finder = (text) => {
  const spans: Span[] = [];
  for (const pattern of DATES) {
    for (const match of text.matchAll(pattern)) {
      const span = toSpan(match);
      const trimmed = {
        from: span.from,
        to: span.to - (match[0].length - match[0].trimEnd().replace(/,$/u, "").length),
      };
      if (isDate(match[0]) && !overlapsAny(trimmed, spans)) spans.push(trimmed);
    }
  }
  for (const match of text.matchAll(YEAR_IN_SENTENCE)) {
    const span = toSpan(match, 1);
    if (!overlapsAny(span, spans)) spans.push(span);
  }
  return spans.sort((a, b) => a.from - b.from);
};

/** "5 May" is a date, but "1 mar" in lower case may be something else. */
function isDate(text: string): boolean {
  return !/^\d{1,2}\s+(?:ma[iy]|mar|de[cz]|jan|sept?)$/u.test(text);
}
