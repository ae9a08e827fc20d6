import type { DateLimit, Target } from "../instruction.ts";
import { daysOf } from "../find/days-of.ts";

const DATE =
  "\\d{1,4}[./-]\\s?\\d{1,2}[./-]\\s?\\d{2,4}|(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+)?\\p{L}{3,9}\\.?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?\\d{4}|\\d{4}";
const BOUND = `(?:the\\s+|dem\\s+|den\\s+|der\\s+)?(${DATE})`;
const LIMIT = new RegExp(
  `^(.*?)\\s+(?:dated\\s+|from\\s+dates\\s+)?(?:(after|later than|nach)|(before|earlier than|prior to|vor)|(since|starting|ab|seit)|(until|up to|bis(?:\\s+zum)?)|(in|during|of|from|dated|im|vom))\\s+${BOUND}$`,
  "iu",
);
const BETWEEN = new RegExp(
  `^(.*?)\\s+(?:between|from|zwischen|von|vom)\\s+${BOUND}\\s+(?:and|to|und|bis(?:\\s+zum)?)\\s+${BOUND}$`,
  "iu",
);
const DATES = /^(?:(?:all|every|each|any|the|alle|sämtliche|die)\s+)*(?:dates?|daten|datumsangaben|datum)$/iu;
const ROWS =
  /^(?:(?:all|every|each|any|the|alle|sämtliche|die)\s+)*(?:transactions?|bookings?|payments?|entries|rows?|lines?|items?|charges?|posten|buchungen|umsätze|zahlungen|transaktionen|zeilen|einträge)$/iu;

/** The dates, and the words before them. */
export const DATE_LIMIT_WORDS: RegExp = new RegExp(
  `(?<![\\p{L}])(?:dates?|daten|datumsangaben|after|later|than|before|earlier|prior|since|starting|until|between|during|nach|vor|ab|seit|bis|zwischen|im|${DATE})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Reads "dates after April 2025", "transactions between 1 May 2025 and 9 May 2025", "Buchungen vor dem 10.07.2025". */
export function readDated(text: string): Target | null {
  const between = BETWEEN.exec(text);
  if (between !== null) {
    return toTarget(between[1]!, between[2]!, between[3]!, (first, last) => ({ from: first.from, to: last.to }));
  }
  const match = LIMIT.exec(text);
  if (match === null) return null;
  const [, subject = "", after, before, since, until, , date = ""] = match;
  return toTarget(subject, date, date, ({ from, to }) => {
    if (after !== undefined) return { from: to + 1, to: Infinity };
    if (before !== undefined) return { from: -Infinity, to: from - 1 };
    if (since !== undefined) return { from, to: Infinity };
    return until === undefined ? { from, to } : { from: -Infinity, to };
  });
}

function toTarget(
  subject: string,
  first: string,
  last: string,
  limit: (first: DateLimit, last: DateLimit) => DateLimit,
): Target | null {
  const [from, to] = [daysOf(first), daysOf(last)];
  if (from === null || to === null) return null;
  const dates = limit(from, to);
  if (DATES.test(subject.trim())) return { is: "pii", pii: "date", dates };
  return ROWS.test(subject.trim()) ? { is: "rows", dates } : null;
}
