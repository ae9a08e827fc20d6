/** Finds the date of the document itself: next to a label in its head, or on a line of its own before the body. */
import { findDates } from "../pii/find-dates.ts";

export const NO_OWN_DATE = "The document does not show which of its dates is its own; put the date into quotes.";

const LABELLED =
  /(?:^|[\n\t]|\s{2,})\s*(?:date|datum|dated|(?:letter|invoice|issue|document|order|report|statement)\s+date|date of (?:issue|invoice|letter|order)|(?:brief|rechnungs|ausstellungs|beleg|beleg)datum|datum der ausstellung)\s*[:\t]\s*/giu;
const BEGINS =
  /(?:^|\n)\s*(?:dear|hello|hi|to whom it may concern|sehr geehrte|liebe[rs]?|hallo|guten tag|1[.)]|§\s*1)(?![\p{L}])/iu;
/** Maximum number of lines in the head of a document without a salutation. */
const MAX_HEAD_LINES = 14;

/** @returns the date as written; null if there is none, or several */
export function ownDateIn(text: string): string | null {
  const labelled = Array.from(text.matchAll(LABELLED)).flatMap((match) => {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const [date] = datesIn(rest);
    return date === undefined || date.from > 0 ? [] : [date.text];
  });
  return only(labelled) ?? only(ownLines(text));
}

/** Dates on lines with nothing else but a place: "Truro, 15 September 2025". */
function ownLines(text: string): string[] {
  const begins = BEGINS.exec(text);
  const head = begins === null ? text.split("\n").slice(0, MAX_HEAD_LINES).join("\n") : text.slice(0, begins.index);
  return head
    .split(/\n|\t|\s{4,}/u)
    .flatMap((line) =>
      datesIn(line).flatMap((date) =>
        /^\s*(?:\p{Lu}[\p{L} -]{1,30},?\s+)?(?:the|den|am|on)?\s*$/u.test(line.slice(0, date.from)) &&
        /^[\s.]*$/u.test(line.slice(date.to))
          ? [date.text]
          : [],
      ),
    );
}

function datesIn(text: string): { readonly from: number; readonly to: number; readonly text: string }[] {
  return findDates(text)
    .map(({ from, to }) => ({ from, to, text: text.slice(from, to).trim() }))
    .filter((date) => /\d/u.test(date.text))
    .toSorted((a, b) => a.from - b.from);
}

function only(dates: readonly string[]): string | null {
  const own = new Set(dates);
  return own.size === 1 ? [...own][0]! : null;
}
