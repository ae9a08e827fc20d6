import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { isOnLine } from "../line-index/neighbours.ts";
import { type Place, type LineIndex, textOf } from "../line-index/line-index.ts";
import { readDate } from "../values/dates.ts";
import { readMoney } from "../values/numbers.ts";
import { type Notation, readAll, readFirst, type Reading } from "../values/reading.ts";
import type { Found } from "./read-values.ts";

/** Minimum fit of an amount. */
const MIN_FIT = 0.9;

/** Words and signs between the ends of a range. */
const BETWEEN = /^(?:-|–|—|\/|to|thru|through|until|till|bis|au|al|a|à|hasta|tot|t\/m|y|et|e|en|and|und)$/iu;
/** Weight of a range if it is the only one in the document, and if there are others. */
const ONLY = 1.5;
const ONE_OF_SEVERAL = 0.7;
/** More ranges are rows of a listing. */
const MAX_RANGES = 6;

interface DateRange {
  readonly place: Place;
  readonly first: Reading;
  readonly last: Reading;
}

/** Finds two dates on one line that form a range, for fields for a start and an end, whatever their label is. */
export function dateRanges(fields: readonly Field[], { places }: LineIndex, notation: Notation): Found[] {
  const ends = fields.flatMap(({ kind, end }, field) => (kind === "date" && end !== null ? [{ field, end }] : []));
  if (ends.length === 0) return [];
  // Months of a bill have amounts next to them.
  const ranges = places.flatMap((place) => rangeOf(place, notation)).filter(({ place }) => !isRowOfAmounts(place, places, notation)); // prettier-ignore
  const different = new Set(ranges.map(({ first, last }) => `${String(first.value)} ${String(last.value)}`)).size;
  if (different > MAX_RANGES) return [];
  const unlabelled = different === 1 ? ONLY : ONE_OF_SEVERAL;
  return ranges.flatMap(({ place, first, last }) =>
    ends.flatMap(({ field, end }): Found[] => {
      const { value, from, to, fit, ambiguous } = end === "first" ? first : last;
      const read = toValue(fields[field]!, { value, from, to, fit }, textOf(place, from, to));
      const signs = { unlabelled, fit, ...(ambiguous === true ? { ambiguous: 1 } : {}) };
      return read === undefined ? [] : [{ field, value: read, spans: [{ place, from, to }], signs, label: null }];
    }),
  );
}

function isRowOfAmounts(place: Place, places: readonly Place[], notation: Notation): boolean {
  return places.some(
    (other) =>
      other !== place &&
      other.page === place.page &&
      isOnLine(other, place) &&
      (readFirst(readMoney, other, { from: 0, to: other.tokens.length }, notation)?.fit ?? 0) >= MIN_FIT,
  );
}

function rangeOf(place: Place, notation: Notation): DateRange[] {
  const dates = readAll(readDate, place, 0, place.tokens.length, notation);
  const [first, last] = dates;
  if (first === undefined || last === undefined || dates.length > 2 || String(first.value) > String(last.value)) return [];
  const between = textOf(place, first.to, last.from).trim();
  const isJoined = between === "" ? /[-–—]/u.test(textOf(place, first.from, last.to)) : BETWEEN.test(between);
  return isJoined ? [{ place, first, last }] : [];
} // prettier-ignore
