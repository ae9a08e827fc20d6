import { parseDate } from "../values/dates.ts";
import type { Place } from "../line-index/line-index.ts";
import { type Span, spanOfMatch } from "../line-index/span.ts";
import type { PageLine } from "./page-lines.ts";

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
const YEAR = /(?:^|\s)((?:19|20)\d{2})(?=$|[\s,)])/u;

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** Reads the period of each column from the lines above it: "Three Months Ended", "December 31,", "2024". */
export function columnPeriods(header: readonly PageLine[], columns: readonly Extent[]): (Period | null)[] {
  const places = header
    .flatMap((line) => line.places)
    .filter(({ text, tokens }) => tokens.length <= 10 && (DURATION.test(text) || DAY.test(text) || YEAR.test(text)));
  return columns.map((column) => {
    const year = nearest(places, column, YEAR);
    if (year === null) return null;
    const number = YEAR.exec(year.text)![1]!;
    const day = nearest(places, column, DAY);
    const duration = nearest(places, column, DURATION);
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

/** The lowest matching place above a column, directly or across it and its neighbour. */
function nearest(places: readonly Place[], { left, right }: Extent, pattern: RegExp): Place | null {
  const middle = (left + right) / 2;
  const distance = (place: Place): number =>
    middle >= place.left && middle <= place.right
      ? 0
      : Math.min(Math.abs(place.left - middle), Math.abs(place.right - middle));
  const fitting = places.filter((place) => pattern.test(place.text) && distance(place) < 8 * place.size);
  if (fitting.length === 0) return null;
  const lowest = Math.max(...fitting.map(({ top }) => top));
  const onLine = fitting.filter(({ top, size }) => lowest - top < 0.8 * size);
  return onLine.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
