import type { Concept } from "../lexicon/concept.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { type Place, type LineIndex, textOf } from "../line-index/line-index.ts";
import { readMoney } from "../values/numbers.ts";
import { type Notation, readAll } from "../values/reading.ts";
import { isTotalRow } from "../arrays/total-rows.ts";
import { tableStrips } from "../arrays/table-strips.ts";
import type { Found } from "./read-values.ts";
import type { SummedRows } from "./summed-rows.ts";

/** Minimum fit of an amount that is added, and */
const MIN_FIT = 0.9;
/** of a sum. */
const MIN_SUM_FIT = 0.7;

interface Amount {
  readonly value: number;
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** Range of sales tax rates on the net amount: a lower one is a fee, a higher one a price. */
const MIN_RATE = 0.015;
const MAX_RATE = 0.28;
/** Tolerance for tax that was rounded over many lines. */
const CENT = 0.021;
/** Number of the largest amounts in a document that are tried as its total. */
const MAX_TOTALS = 4;
/** A longer listing contains matching sums by chance. */
const MAX_AMOUNTS = 120;
/** Weight of a matching sum without labels. */
const UNLABELLED = 0.7;

/** Finds net amount, one or several taxes, and total by their sum only. */
// oxlint-disable-next-line max-params -- what is looked for, and in what
export function addedAmounts(fields: readonly Field[], lineIndex: LineIndex, notation: Notation, summed: SummedRows): Found[] {
  const { places } = lineIndex;
  const of = (...concepts: Concept[]): number[] =>
    fields.flatMap(({ kind, concepts: [first] }, index) => (kind === "money" && first !== undefined && concepts.includes(first) ? [index] : []));
  const wanted = { net: of("net"), tax: of("tax"), gross: of("gross", "grossBeforeCommission") };
  if (wanted.net.length + wanted.tax.length + wanted.gross.length === 0) return [];
  const amounts = places.flatMap((place): Amount[] =>
    readAll(readMoney, place, 0, place.tokens.length, notation).flatMap(({ value, from, to, fit }) => (fit >= MIN_FIT && !summed.isPart({ place, from }) ? [{ value: Number(value), place, from, to }] : [])),
  );
  if (amounts.length > MAX_AMOUNTS) return [];
  const sum = sumOf(amounts);
  const found = (indexes: readonly number[], { place, from, to, value }: Amount): Found[] =>
    indexes.flatMap((field): Found[] => {
      const read = toValue(fields[field]!, { value, from, to, fit: 1 }, textOf(place, from, to));
      return read === undefined ? [] : [{ field, value: read, spans: [{ place, from, to }], signs: { unlabelled: UNLABELLED, added: 1, fit: 1 }, label: null }];
    });
  if (sum === null) return columnSums(lineIndex, amounts, notation).flatMap((amount) => found(wanted.gross, amount));
  const { net, taxes, gross } = sum;
  return [...found(wanted.net, net), ...(taxes.length === 1 ? found(wanted.tax, taxes[0]!) : []), ...found(wanted.gross, gross)];
} // prettier-ignore

interface Sum {
  readonly net: Amount;
  readonly taxes: readonly Amount[];
  readonly gross: Amount;
}

/** The largest amount that is the sum of a table column, if nothing is added to it. */
function columnSums(lineIndex: LineIndex, amounts: readonly Amount[], notation: Notation): Amount[] {
  const sums = tableStrips(lineIndex).flatMap(({ headers, rows }) =>
    headers.flatMap((_, column) => {
      const own = rows.filter(({ cells }) => !isTotalRow(cells.flatMap((cell) => cell?.place.text ?? [])));
      const values = own.flatMap(({ cells }) => {
        const place = cells[column]?.place;
        const reading = place === undefined ? null : readMoney(place, 0, place.tokens.length, notation);
        return reading !== null && reading.fit >= MIN_SUM_FIT ? [Number(reading.value)] : [];
      });
      return values.length < 2 ? [] : [values.reduce((sum, value) => sum + value, 0)];
    }),
  );
  const largest = amounts.filter(({ value }) => sums.some((sum) => Math.abs(sum - value) <= CENT)).toSorted((a, b) => b.value - a.value)[0];
  return largest === undefined ? [] : [lastOf(amounts, largest.value)];
} // prettier-ignore

/** The largest total of a net amount and one to three adjacent taxes; in a credit note all are negative, whatever sign is printed. */
function sumOf(printed: readonly Amount[]): Sum | null {
  const amounts = printed.map((one) => ({ ...one, value: Math.abs(one.value), sign: Math.sign(one.value) }));
  const signed = ({ value, ...rest }: Amount, sign: number): Amount => ({ ...rest, value: sign * value });
  const values = [...new Set(amounts.map(({ value }) => value))].toSorted((a, b) => b - a).slice(0, MAX_TOTALS);
  for (const total of values.filter((value) => value > 0)) {
    const gross = amounts.findLast(({ value }) => value === total)!;
    for (const net of amounts) {
      const rate = (total - net.value) / net.value;
      if (net.value <= 0 || net.sign !== gross.sign || rate < MIN_RATE || rate > MAX_RATE) continue;
      const taxes = runThatMakes(amounts, total - net.value, net);
      if (taxes === null) continue;
      const own = amounts.filter(({ sign }) => sign === net.sign);
      return { net: signed(lastOf(own, net.value), net.sign), taxes: taxes.map((tax) => signed(tax, net.sign)), gross: signed(gross, gross.sign) };
    }
  }
  return null;
} // prettier-ignore

/** Sums are below the lines, so of equal amounts the last one is taken. */
function lastOf(amounts: readonly Amount[], value: number): Amount {
  return amounts.findLast((one) => one.value === value)!;
}

function runThatMakes(amounts: readonly Amount[], sum: number, net: Amount): readonly Amount[] | null {
  for (let count = 1; count <= 3; count++) {
    for (let at = amounts.length - count; at >= 0; at--) {
      const run = amounts.slice(at, at + count);
      if (run.includes(net) || run.some(({ value }) => value <= 0)) continue;
      if (Math.abs(run.reduce((all, { value }) => all + value, 0) - sum) <= CENT) return run;
    }
  }
  return null;
}
