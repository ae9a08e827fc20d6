/** Rows of an array in a list without a header: names with an amount each, and their sum below them. */
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { takesAll } from "../values/readers.ts";
import type { Notation } from "../values/reading.ts";
import { numbersOn, type PrintedNumber, rightEdge } from "./lines-of-rows.ts";
import { isSameAmount } from "../values/amounts.ts";
import { asksForName } from "./name-lines.ts";
import type { PageLine } from "./page-lines.ts";
import { type RecordValue, type TableRecord, tidy } from "./table-record.ts";
import { isSumOfLabel, isTotalRow } from "./total-rows.ts";

/** Limit on rows that a sum adds up. */
const MAX_ROWS = 60;
/** Limit on lines between the last row and the sum: headers and rows of a table of taxes. */
const MAX_LINES_TO_SUM = 12;
/** Maximum gap between rows, in letter heights. */
const MAX_GAP = 2.5;
/** Tolerance for right edges of one column, in letter heights. */
const SAME_EDGE = 0.8;
/** "1,250.00": a year or a quantity has no two decimals. */
const AMOUNT = /\d[.,]\d{2}(?![\d.,])/u;

interface Entry {
  readonly line: PageLine;
  readonly name: Place;
  readonly amount: PrintedNumber;
  readonly isSum: boolean;
}

/** Reads the first list of names and amounts whose sum is below it; empty if the array has no name, or no amount. */
export function rowsWithSum(lines: readonly PageLine[], fields: readonly Field[], notation: Notation): TableRecord[] {
  const name = fields.findIndex((field) => asksForName(field) || (takesAll(field.kind) && field.concepts[0] === "description"));
  const amount = fields.findIndex(({ kind, concepts }) => kind === "money" && concepts[0] === "lineTotal");
  if (name < 0 || amount < 0) return [];
  const numbers = lines.map((line) => numbersOn(line, notation));
  const entries = lines.map((line, at) => entryOf(line, numbers[at]!));
  const below = (at: number): number[] => numbers.slice(at, at + MAX_LINES_TO_SUM).flatMap((onLine) => onLine.map(({ value }) => value));
  for (let from = 0; from < entries.length; from++) {
    const run = runFrom(entries, from, below);
    if (run !== null) return run.map((entry) => toRecord(entry, fields[name]!, { name, amount }));
  }
  return [];
} // prettier-ignore

/** A line of words with one amount at its end. */
function entryOf(line: PageLine, numbers: readonly PrintedNumber[]): Entry | null {
  const amount = numbers.findLast(({ place, from, to }) => AMOUNT.test(textOf(place, from, to)));
  const [first] = line.places;
  if (amount === undefined || first === undefined || amount.place === first || amount !== numbers.at(-1)) return null;
  const others = line.places.filter((place) => place !== amount.place && !/^(?:\p{Sc}|[A-Z]{3})$/u.test(place.text));
  if (others.length !== 1 || !/\p{L}{3}/u.test(first.text)) return null;
  return { line, name: first, amount, isSum: isSumOfLabel(first) || isTotalRow([first.text]) };
}

/** Entries from one on whose sum is the next entry, or is printed below them; null if there is no sum. */
function runFrom(entries: readonly (Entry | null)[], from: number, below: (at: number) => readonly number[]): readonly Entry[] | null {
  const run: Entry[] = [];
  let sum = 0;
  for (const [at, entry] of entries.slice(from, from + MAX_ROWS).entries()) {
    const isEnd = entry === null || (run.length > 0 && !follows(entry, run.at(-1)!));
    const isPrinted = (): boolean => sum !== 0 && below(from + at).some((value) => isSameAmount(value, sum));
    if (isEnd) return run.length > 1 && isPrinted() ? run : null;
    const isWhole = sum !== 0 && isSameAmount(entry.amount.value, sum);
    // One entry needs a sum that says so.
    if (isWhole && (run.length > 1 || entry.isSum)) return run;
    if (entry.isSum) return null;
    run.push(entry);
    sum += entry.amount.value;
  }
  return null;
} // prettier-ignore

function follows(entry: Entry, above: Entry): boolean {
  const { size } = entry.name;
  const isNear = entry.line.page === above.line.page && entry.line.top - above.line.bottom <= MAX_GAP * size;
  return isNear && Math.abs(rightEdge(entry.amount) - rightEdge(above.amount)) <= SAME_EDGE * size;
}

function toRecord({ name, amount }: Entry, field: Field, at: { readonly name: number; readonly amount: number }): TableRecord {
  const spans = [{ place: name, from: 0, to: name.tokens.length }];
  const text = tidy(spanText(spans));
  const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
  const { value: number, ...span } = amount;
  const values = new Map<number, RecordValue>([[at.amount, { value: number, spans: [span] }]]);
  if (value !== undefined) values.set(at.name, { value, spans });
  return { values, before: [], marks: [] };
} // prettier-ignore

function textOf({ tokens }: Place, from: number, to: number): string {
  return tokens.slice(from, to).map(({ text }) => text).join(""); // prettier-ignore
}
