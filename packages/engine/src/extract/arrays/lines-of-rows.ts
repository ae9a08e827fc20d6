import type { Place } from "../line-index/line-index.ts";
import type { Notation } from "../values/reading.ts";
import { readAll } from "../values/reading.ts";
import { readNumber } from "../values/numbers.ts";
import type { PageLine } from "./page-lines.ts";
import type { TableRecord } from "./table-record.ts";

/** Limit on lines of a row; further ones belong to something else. */
const MAX_LINES = 9;

/** A number on a page. */
export interface PrintedNumber {
  readonly value: number;
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** Index of each row's first line among the lines of the pages; null if it is on none. */
export function firstLines(records: readonly TableRecord[], lines: readonly PageLine[]): (number | null)[] {
  return records.map(({ values }) => {
    const found = [...values.values()].flatMap(({ spans: [first] }) => (first === undefined ? [] : lineOf(first.place, lines)));
    return found.length === 0 ? null : Math.min(...found);
  });
} // prettier-ignore

function lineOf(place: Place, lines: readonly PageLine[]): number[] {
  const at = lines.findIndex(({ places }) => places.includes(place));
  return at < 0 ? [] : [at];
}

/** The lines of each row: from its first one up to the next row's. */
export function linesOfRows(records: readonly TableRecord[], lines: readonly PageLine[]): (readonly PageLine[])[] {
  const firsts = firstLines(records, lines);
  return firsts.map((first) => {
    if (first === null) return [];
    const next = Math.min(first + MAX_LINES, ...firsts.filter((other) => other !== null && other > first).map(Number));
    return lines.slice(first, next).filter(({ page }) => page === lines[first]!.page);
  });
}

export function numbersOn({ places }: PageLine, notation: Notation): PrintedNumber[] {
  return places.flatMap((place) =>
    readAll(readNumber, place, 0, place.tokens.length, notation).map(({ value, from, to }) => ({ value: Number(value), place, from, to })),
  );
} // prettier-ignore

/** Right edge of a number, by which columns of numbers are aligned. */
export function rightEdge({ place, to }: Pick<PrintedNumber, "place" | "to">): number {
  return place.tokens[to - 1]!.right;
}
