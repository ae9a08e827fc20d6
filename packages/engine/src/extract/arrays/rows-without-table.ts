/** Rows of an array without a table: consecutive blocks of labelled values, and lines whose numbers multiply. */
import { isProduct } from "../values/amounts.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Concept } from "../lexicon/concept.ts";
import { type Span, spanText } from "../line-index/span.ts";
import type { Place } from "../line-index/line-index.ts";
import { readNumber } from "../values/numbers.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readAll, readFirst } from "../values/reading.ts";
import { asksForName } from "./name-lines.ts";
import type { PageLine } from "./page-lines.ts";
import { type RecordValue, type TableRecord, tidy } from "./table-record.ts";
import { isTotalRow } from "./total-rows.ts";

/** Minimum match of a whole label with an item's field. */
const MIN_LABEL = 0.5;
/** Minimum labelled fields that make a block a row, alone and if blocks of the same labels follow each other. */
const MIN_FIELDS = 3;
const MIN_REPEATED = 2;
/** Limits of a block: lines that are not labels of the items' fields, and the gap between its lines, in letter heights. */
const MAX_OTHERS = 4;
const MAX_GAP = 1.8;

/** Reads blocks of labelled values: the label that began the first block begins each next row. */
export function rowsOfBlocks(lines: readonly PageLine[], fields: readonly Field[], notation: Notation): TableRecord[] {
  const finder = new LabelFinder(fields);
  const rows: Map<number, RecordValue>[] = [];
  let open = new Map<number, RecordValue>();
  let last: PageLine | null = null;
  let others = 0;
  let beginning = "";
  const close = (): void => {
    if (open.size >= MIN_REPEATED) rows.push(open);
    open = new Map();
    others = 0;
  };
  for (const line of lines) {
    const pair = pairOf(line.places, finder, fields, notation);
    if (last !== null && (line.page !== last.page || line.top - last.bottom > MAX_GAP * line.places[0]!.size)) close();
    last = line;
    if (pair === null) {
      if (open.size > 0 && ++others > MAX_OTHERS) close();
      continue;
    }
    // Another label of the same field belongs to the same row.
    if (beginning === pair.label || (open.size > 1 && [...open.keys()][0] === pair.field)) close();
    if (open.size === 0) beginning = pair.label;
    if (!open.has(pair.field)) open.set(pair.field, pair.value);
    others = 0;
  }
  close();
  const labels = rows.map((row) => [...row.keys()].join());
  return rows.filter((row, at) => row.size >= MIN_FIELDS || labels.indexOf(labels[at]!) !== labels.lastIndexOf(labels[at]!)).map(toRecord);
} // prettier-ignore

/** "Quantity: 12", or "Quantity" and "12" next to it. */
function pairOf(places: readonly Place[], finder: LabelFinder, fields: readonly Field[], notation: Notation): { readonly field: number; readonly label: string; readonly value: RecordValue } | null {
  const [label, neighbour] = places;
  if (label === undefined || places.length > 3) return null;
  const matches = finder.findIn(label).filter(({ from, weight, share }) => from === 0 && weight * share >= MIN_LABEL);
  for (const { field, end } of matches.toSorted((a, b) => b.weight * b.share - a.weight * a.share)) {
    const isInline = end < label.tokens.length;
    const place = isInline ? label : neighbour;
    if (place === undefined) continue;
    const value = valueOf(fields[field]!, { place, from: isInline ? end : 0, to: place.tokens.length }, notation);
    if (value !== null) return { field, label: spanText([{ place: label, from: 0, to: end }]), value };
  }
  return null;
} // prettier-ignore

function valueOf(field: Field, { place, from, to }: Span, notation: Notation): RecordValue | null {
  const reading = takesAll(field.kind)
    ? READERS[field.kind](place, from, to, notation)
    : readFirst(READERS[field.kind], place, { from, to, most: 1 }, notation);
  if (reading === null) return null;
  const span = { place, from: reading.from, to: reading.to };
  const value = toValue(field, reading, tidy(spanText([span])));
  // "Position 1" numbers what another line names.
  if (asksForName(field) && !/\p{L}{2}/u.test(String(value))) return null;
  return value === undefined ? null : { value, spans: [span] };
}

/** Reads "12 pcs Oak board @ 4.50     54.00": lines with a quantity, a price and their product, with words between them. */
export function rowsThatMultiply(lines: readonly PageLine[], fields: readonly Field[], notation: Notation): TableRecord[] {
  const of = (concept: Concept): number => fields.findIndex(({ concepts }) => concepts[0] === concept);
  const roles = { quantity: of("quantity"), price: of("unitPrice"), total: of("lineTotal") };
  const name = fields.findIndex(({ kind, concepts }) => takesAll(kind) && concepts.some((one) => one === "description" || one === "product" || one === "name"));
  if (name < 0 || roles.total < 0) return [];
  return lines.flatMap(({ places }): TableRecord[] => {
    if (isTotalRow(places.map(({ text }) => text))) return [];
    const numbers = places.flatMap((place) => readAll(readNumber, place, 0, place.tokens.length, notation).map((reading) => ({ ...reading, place })));
    const total = numbers.at(-1);
    if (total === undefined || numbers.length < 3) return [];
    const factors = factorsOf(numbers.slice(0, -1).map(({ value }) => Number(value)), Number(total.value));
    if (factors === null) return [];
    const [quantity, price] = factors.map((at) => numbers[at]!) as [typeof total, typeof total];
    const values = new Map<number, RecordValue>();
    for (const [role, read] of [["quantity", quantity], ["price", price], ["total", total]] as const) {
      const field = roles[role];
      if (field >= 0) values.set(field, { value: read.value, spans: [{ place: read.place, from: read.from, to: read.to }] });
    }
    const words = wordsBetween(places, [quantity, price, total]);
    if (words !== null) values.set(name, { value: tidy(spanText([words])), spans: [words] });
    return values.size < 2 ? [] : [toRecord(values)];
  });
} // prettier-ignore

/** Two of the numbers whose product is the total; a factor of 1 is no evidence. */
function factorsOf(numbers: readonly number[], total: number): readonly [number, number] | null {
  for (let a = 0; a < numbers.length; a++) {
    for (let b = a + 1; b < numbers.length; b++) {
      const [first, second] = [numbers[a]!, numbers[b]!];
      if (first === 1 || second === 1 || total === 0) continue;
      if (isProduct(Math.min(first, second), Math.max(first, second), total)) return [a, b];
    }
  }
  return null;
}

const NO_NAME = /^(?:\p{Sc}|\p{Ll}{1,4}\.?|\p{Lu}{1,2}|\p{L}{1,4}\.|[x×*@à=]|[-–—·|:]+)$/u;

/** The longest run of words without a number, and without a unit or a sign at its ends. */
function wordsBetween(places: readonly Place[], taken: readonly { readonly place: Place; readonly from: number; readonly to: number }[]): Span | null {
  let best: Span | null = null;
  for (const place of places) {
    const isTaken = place.tokens.map((_, at) => taken.some((one) => one.place === place && one.from <= at && at < one.to));
    for (let from = 0; from < place.tokens.length; from++) {
      if (isTaken[from]) continue;
      let to = from;
      while (to < place.tokens.length && !isTaken[to]) to++;
      let [first, last] = [from, to];
      while (first < last - 1 && NO_NAME.test(place.tokens[first]!.text)) first++;
      while (last > first + 1 && NO_NAME.test(place.tokens[last - 1]!.text) && !/\d/u.test(place.tokens[last - 1]!.text)) last--;
      const length = spanText([{ place, from: first, to: last }]).replaceAll(/\P{L}/gu, "").length;
      if (length >= 3 && length > (best === null ? 0 : spanText([best]).replaceAll(/\P{L}/gu, "").length)) best = { place, from: first, to: last };
      from = to;
    }
  }
  return best;
} // prettier-ignore

function toRecord(values: ReadonlyMap<number, RecordValue>): TableRecord {
  return { values, before: [], marks: [] };
}
