/** Evidence from the numbers of rows, whatever their headers: products, and sums printed below them. */
import type { Field } from "../fields/field.ts";
import type { Concept } from "../lexicon/concept.ts";
import type { Notation } from "../values/reading.ts";
import { isSameAmount } from "../values/amounts.ts";
import { firstLines, linesOfRows, numbersOn, type PrintedNumber, rightEdge } from "./lines-of-rows.ts";
import type { PageLine } from "./page-lines.ts";
import type { RecordValue, TableRecord } from "./table-record.ts";
import { isTax } from "./without-sums.ts";

interface Roles {
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}

function rolesOf(fields: readonly Field[]): Roles {
  const of = (concept: Concept): number => fields.findIndex(({ concepts }) => concepts[0] === concept);
  return { quantity: of("quantity"), price: of("unitPrice"), total: of("lineTotal") };
}

/** Keeps rows up to the sum printed below them, corrects totals taken for prices, and adds the third number of a product without a header. */
export function byNumbers(
  records: readonly TableRecord[],
  fields: readonly Field[],
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  const roles = rolesOf(fields);
  if (roles.total < 0 || records.length === 0) return records;
  const priced = pricesThatAreTotals(records, roles, lines, notation);
  const multiplied = withProducts(withRightPrices(priced, roles, lines, notation), roles, lines, notation);
  const items = upToTheSum(lastAmounts(multiplied, roles, lines, notation), roles, lines, notation);
  return partsOfTheSum(items, roles, lines, notation);
}

function amountOf(fields: readonly Field[]): number {
  return fields.findLastIndex(({ kind, concepts }) => kind === "money" && concepts[0] !== "unitPrice" && concepts[0] !== "balance"); // prettier-ignore
}

/** Whether the sum of the rows' amounts is printed below them. */
// oxlint-disable-next-line max-params -- rows, and where their sum is looked for
export function haveSum(
  records: readonly TableRecord[],
  fields: readonly Field[],
  lines: readonly PageLine[],
  notation: Notation,
): boolean {
  const amount = amountOf(fields);
  if (amount < 0 || records.length < 2) return false;
  const sum = sumOf(records.map(({ values }) => numberIn(values.get(amount)) ?? 0));
  return sum !== 0 && numbersUnder(records, lines, notation).some(({ value }) => isSameAmount(value, sum));
}

/** Rows that fill few columns among the others, if the sum of all is printed below them; null if it is not. */
export function provenRows(
  records: readonly TableRecord[],
  fields: readonly Field[],
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] | null {
  const full = records.filter(({ isSparse }) => isSparse !== true);
  const amount = amountOf(fields);
  if (full.length === records.length || full.length === 0 || amount < 0) return null;
  const sumOfAll = (some: readonly TableRecord[]): number => sumOf(some.map(({ values }) => numberIn(values.get(amount)) ?? 0)); // prettier-ignore
  const printed = numbersUnder(full, lines, notation);
  const isPrinted = (sum: number): boolean => sum !== 0 && printed.some(({ value }) => isSameAmount(value, sum));
  return isPrinted(sumOfAll(records)) && !isPrinted(sumOfAll(full)) ? records : null;
}

/** Minimum share of rows that another number of each makes right. */
const MIN_RIGHT = 0.6;

/** If the prices of most rows contradict quantity and total, and another number of each row does not, that one is the price. */
function withRightPrices(
  records: readonly TableRecord[],
  { quantity, price, total }: Roles,
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  if (price < 0 || quantity < 0) return records;
  const ofRows = linesOfRows(records, lines);
  const right = records.map((record, at) => {
    const [amount, of, sum] = [quantity, price, total].map((field) => numberIn(record.values.get(field))) as [number | null, number | null, number | null]; // prettier-ignore
    if (amount === null || sum === null || sum === 0 || (of !== null && isSameAmount(amount * of, sum))) return null;
    const free = numbersOn(ofRows[at]![0] ?? { places: [], top: 0, bottom: 0, page: 0 }, notation);
    return free.find((one) => !isTaken(one, record) && multiplies({ quantity: amount, price: one.value, total: sum })) ?? null; // prettier-ignore
  });
  const found = right.filter((one) => one !== null);
  if (found.length < Math.max(1, MIN_RIGHT * records.length) || !isOneColumn(found)) return records;
  return records.map((record, at) => {
    if (right[at] === null || right[at] === undefined) return record;
    const { value, ...span } = right[at];
    return { ...record, values: new Map([...record.values, [price, { value, spans: [span] }]]) };
  });
}

/** If the rows that have a total add up to a printed sum, those without one are no items: discounts, notes, taxes. */
function partsOfTheSum(
  records: readonly TableRecord[],
  { total }: Roles,
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  const items = records.filter(({ values }) => values.has(total));
  if (items.length === 0 || items.length === records.length) return records;
  const sum = sumOf(items.map(({ values }) => numberIn(values.get(total)) ?? 0));
  const isPrinted = numbersUnder(items, lines, notation).some(({ value }) => isSameAmount(value, sum));
  return sum !== 0 && isPrinted ? items : records;
}

/** If the only amounts of all rows have their sum printed below them, they are totals. */
function pricesThatAreTotals(
  records: readonly TableRecord[],
  { quantity, price, total }: Roles,
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  const isOnlyPriced = ({ values }: TableRecord): boolean => values.has(price) && !values.has(total);
  if (price < 0 || records.length < 2 || !records.every(isOnlyPriced)) return records;
  const numberAt = ({ values }: TableRecord, field: number): number => Number(values.get(field)?.value ?? 1);
  const sum = sumOf(records.map((record) => numberAt(record, price)));
  const multiplied = sumOf(records.map((record) => numberAt(record, price) * numberAt(record, quantity)));
  const printed = numbersUnder(records, lines, notation);
  if (!printed.some(({ value }) => isSameAmount(value, sum))) return records;
  if (!isSameAmount(sum, multiplied) && printed.some(({ value }) => isSameAmount(value, multiplied))) return records;
  return records.map((record) => {
    const values = new Map(record.values);
    values.set(total, values.get(price)!);
    values.delete(price);
    return { ...record, values };
  });
}

/** The last numbers of all rows are their totals, if no header says so but their sum is printed below them, or each is its row's product. */
function lastAmounts(
  records: readonly TableRecord[],
  { quantity, price, total }: Roles,
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  if (records.some(({ values }) => values.has(total))) return records;
  const ofRows = linesOfRows(records, lines);
  const last = records.map((record, at) => lastAmountOf(record, ofRows[at]!, notation));
  const found = last.filter((one) => one !== null);
  if (found.length < records.length || !isOneColumn(found)) return records;
  const isProduct = records.every(({ values }, at) => {
    const of = numberIn(values.get(price));
    return of !== null && isSameAmount(of * (numberIn(values.get(quantity)) ?? 1), found[at]!.value);
  });
  const sum = sumOf(found.map(({ value }) => value));
  const isSum = sum !== 0 && numbersUnder(records, lines, notation).some(({ value }) => isSameAmount(value, sum));
  if (!isProduct && !isSum) return records;
  return records.map((record, at) => {
    const { value, ...span } = found[at]!;
    return { ...record, values: new Map([...record.values, [total, { value, spans: [span] }]]) };
  });
}

/** "1,250.00": a rate or a quantity seldom has two decimals. */
const AMOUNT = /\d[.,]\d{2}(?![\d.,])/u;

function lastAmountOf(record: TableRecord, [first]: readonly PageLine[], notation: Notation): PrintedNumber | null {
  const numbers = first === undefined ? [] : numbersOn(first, notation);
  const last = numbers.toSorted((a, b) => rightEdge(a) - rightEdge(b)).at(-1);
  if (last === undefined || isTaken(last, record) || last.place.tokens[last.to]?.text === "%") return null;
  return AMOUNT.test(last.place.tokens.slice(last.from, last.to).map(({ text }) => text).join("")) ? last : null;
} // prettier-ignore

function isOneColumn(numbers: readonly PrintedNumber[]): boolean {
  const edges = numbers.map(rightEdge);
  return Math.max(...edges) - Math.min(...edges) <= numbers[0]!.place.size;
}

/** Numbers from the last row on: sums are below the numbers that they add up. */
function numbersUnder(records: readonly TableRecord[], lines: readonly PageLine[], notation: Notation): PrintedNumber[] {
  const last = Math.max(...firstLines(records, lines).map((at) => at ?? Infinity));
  return Number.isFinite(last) ? lines.slice(last + 1).flatMap((line) => numbersOn(line, notation)) : [];
} // prettier-ignore

/** If a row has two of quantity, price and total, the third is the number on its lines that makes the product right. */
function withProducts(
  records: readonly TableRecord[],
  roles: Roles,
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  const ofRows = linesOfRows(records, lines);
  return records.map((record, index) => {
    const numberOf = (field: number): number | null => {
      const value = record.values.get(field)?.value;
      return typeof value === "number" ? value : null;
    };
    const known = { quantity: numberOf(roles.quantity), price: numberOf(roles.price), total: numberOf(roles.total) };
    const missing = (["quantity", "price", "total"] as const).filter((role) => roles[role] >= 0 && known[role] === null);
    if (missing.length !== 1 || Object.values(known).filter((value) => value !== null).length < 2) return record;
    const role = missing[0]!;
    const free = ofRows[index]!.flatMap((line) => numbersOn(line, notation)).filter((one) => !isTaken(one, record));
    const found = free.filter(({ value }) => multiplies({ ...known, [role]: value }));
    const [first] = found;
    // Equal numbers are one match; different ones leave it open.
    if (first === undefined || found.some(({ value }) => value !== first.value)) return record;
    const { value, ...span } = first;
    return { ...record, values: new Map([...record.values, [roles[role], { value, spans: [span] }]]) };
  });
} // prettier-ignore

interface Factors {
  readonly quantity: number | null;
  readonly price: number | null;
  readonly total: number | null;
}

/** A quantity or a price of one, and a total of zero, make too many products right. */
function multiplies({ quantity, price, total }: Factors): boolean {
  if (quantity === null || price === null || total === null) return false;
  if (Math.abs(quantity) === 1 || Math.abs(price) === 1 || total === 0) return false;
  return isSameAmount(quantity * price, total, 0.006 + 0.0005 * Math.abs(quantity));
}

function isTaken({ place, from, to }: PrintedNumber, { values }: TableRecord): boolean {
  return [...values.values()].some(({ spans }) => spans.some((span) => span.place === place && span.from < to && from < span.to)); // prettier-ignore
}

/**
 * Rows up to the one below which their sum is printed. Below a sum are taxes, payments, another list or a copy, unless all rows
 * together have a sum, too.
 */
function upToTheSum(
  records: readonly TableRecord[],
  { total }: Roles,
  lines: readonly PageLine[],
  notation: Notation,
): readonly TableRecord[] {
  const firsts = firstLines(records, lines);
  const amounts = records.map(({ values }) => numberIn(values.get(total)));
  const isPrintedSum = (count: number): boolean => {
    const sum = sumOf(amounts.slice(0, count).map((value) => value ?? 0));
    const from = firsts[count - 1];
    const to = count < records.length ? firsts[count] : lines.length;
    if (sum === 0 || from === null || from === undefined || to === null || to === undefined || amounts[count - 1] === null) return false;
    const between = lines.slice(from + 1, to).flatMap((line) => numbersOn(line, notation));
    return between.some(({ value }) => isSameAmount(value, sum));
  };
  const said = records.flatMap((_, at) => (at > 0 && isPrintedSum(at + 1) ? [at + 1] : []));
  // Items and their taxes also add up to the total.
  while (said.length > 1 && records.slice(said.at(-2), said.at(-1)).every(isTax)) said.pop();
  return records.slice(0, said.at(-1));
} // prettier-ignore

function numberIn(value: RecordValue | undefined): number | null {
  return typeof value?.value === "number" ? value.value : null;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
