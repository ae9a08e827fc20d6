import { parseDate } from "../values/dates.ts";
import type { Place } from "../line-index/line-index.ts";
import { type Span, spanOfMatch } from "../line-index/span.ts";
import { readAmounts } from "../values/numbers.ts";
import type { Notation } from "../values/reading.ts";
import type { PageLine } from "./page-lines.ts";

/** Maximum distance of the tops of headers of one line. */
const MAX_OFF_LINE_EM = 0.8;

/** The period of a statement's column: a number of months up to a day, or that day. */
export interface Period {
  /** Null for a day. */
  readonly months: number | null;
  /** YYYY-MM-DD; the last day of the year if only the year is printed. */
  readonly end: string;
  /** The words that it was read from: "Three Months Ended", "December 31,", "2024". */
  readonly spans: readonly Span[];
}

const MONTHS_ENDED: Readonly<Record<string, number>> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  "3": 3,
  "6": 6,
  "9": 9,
  "12": 12,
};
const DURATION =
  /\b(three|six|nine|twelve|3|6|9|12)[\s-]months?\s+ended\b|\b(year|quarter|fiscal\s+year|52\s+weeks)\s+ended\b/iu;
const DAY = /(\p{L}{3,9}\.?\s\d{1,2}),?(?=\s|$)/u;
/** Columns begin this many letter heights to the right of the rows' labels. */
const MIN_INDENT = 4;
/** A longer text is a sentence. */
const MAX_WORDS = 10;
const YEAR = /(?:^|\s)((?:19|20)\d{2})(?=$|[\s,)])/u;

interface Extent {
  readonly left: number;
  readonly right: number;
}

/**
 * The lines of a page's header over a row, from all lines above it: those that name periods, up to the rows of another table. A page may
 * have two statements, with other periods.
 */
export function periodLines(above: readonly PageLine[], row: PageLine, notation: Notation): readonly PageLine[] {
  const label = row.places[0]!;
  const from = label.left + MIN_INDENT * label.size;
  let last = above.length;
  while (last > 0 && !(namesPeriods(above[last - 1]!, from) && !isRow(above[last - 1]!, notation))) last--;
  let first = last;
  while (first > 0 && !isRow(above[first - 1]!, notation)) first--;
  return last === 0 ? above : above.slice(first, last);
}

/** Whether a line has a period over the columns; a label on several lines may state a day, too. */
function namesPeriods({ places }: PageLine, from: number): boolean {
  return places.some(
    ({ text, left, tokens }) => left > from && tokens.length <= MAX_WORDS && (YEAR.test(text) || DAY.test(text)),
  );
}

/** Whether a line has a label and amounts other than days and years. */
function isRow({ places: [label, ...others] }: PageLine, notation: Notation): boolean {
  if (label === undefined || !/\p{L}{3}/u.test(label.text)) return false;
  const amounts = others
    .filter(({ text }) => !YEAR.test(text) && !DAY.test(text))
    .flatMap((place) => readAmounts(place, notation));
  return amounts.length >= 2;
}

/** Reads the period of each column from the lines above it: "Three Months Ended", "December 31,", "2024". */
export function columnPeriods(header: readonly PageLine[], columns: readonly Extent[]): (Period | null)[] {
  const places = header
    .flatMap((line) => line.places)
    .filter(
      ({ text, tokens }) => tokens.length <= MAX_WORDS && (DURATION.test(text) || DAY.test(text) || YEAR.test(text)),
    );
  return columns.map((_, at) => {
    const year = nearest(places, columns, at, YEAR);
    if (year === null) return null;
    const number = YEAR.exec(year.text)![1]!;
    const day = nearest(places, columns, at, DAY);
    const duration = nearest(places, columns, at, DURATION);
    const named = day === null ? null : parseDate(`${DAY.exec(day.text)![1]!.replace(/\s/u, " ")}, ${number}`, "mdy");
    const said = duration === null ? null : DURATION.exec(duration.text)!;
    const months =
      said === null
        ? null
        : said[1] === undefined
          ? /quarter/iu.test(said[2]!)
            ? 3
            : 12
          : MONTHS_ENDED[said[1].toLowerCase()]!;
    const spans = [
      duration === null ? null : spanOfMatch(duration, DURATION),
      day === null ? null : spanOfMatch(day, DAY),
      spanOfMatch(year, YEAR),
    ];
    return { months, end: named?.iso ?? `${number}-12-31`, spans: spans.filter((span) => span !== null) };
  });
}

/** The lowest matching place above a column: in the order of the columns if each has one, otherwise directly or across it and its neighbour. */
// oxlint-disable-next-line max-params -- places, and the column among the others
function nearest(places: readonly Place[], columns: readonly Extent[], at: number, pattern: RegExp): Place | null {
  const inOrder = lowestLine(places.filter((place) => pattern.test(place.text))).toSorted((a, b) => a.left - b.left);
  if (inOrder.length === columns.length) return inOrder[at]!;
  const { left, right } = columns[at]!;
  const middle = (left + right) / 2;
  const distance = (place: Place): number =>
    middle >= place.left && middle <= place.right
      ? 0
      : Math.min(Math.abs(place.left - middle), Math.abs(place.right - middle));
  const fitting = places.filter((place) => pattern.test(place.text) && distance(place) < 8 * place.size);
  return lowestLine(fitting).toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function lowestLine(places: readonly Place[]): Place[] {
  const lowest = Math.max(...places.map(({ top }) => top));
  return places.filter(({ top, size }) => lowest - top < MAX_OFF_LINE_EM * size);
}
