import type { Field } from "../fields/field.ts";
import { isSameAmount } from "../values/amounts.ts";
import type { TableRecord } from "./table-record.ts";
import { isSumOfLabel } from "./total-rows.ts";

/** Rows at the end that fill less than this share of the fields filled by all rows before them are dropped. */
const MIN_FILLED = 0.6;

/**
 * The rows of an array without the lines below them: ends at the row with the sum of the amounts above it, whatever its
 * label, and drops rows at the end that fill few of the fields that all others fill.
 */
export function withoutSums(records: readonly TableRecord[], fields: readonly Field[]): readonly TableRecord[] {
  const amounts = fields.flatMap(({ kind, concepts }, index) =>
    kind === "money" && concepts[0] !== "unitPrice" && concepts[0] !== "balance" ? [index] : [],
  );
  const end = Math.min(...amounts.map((amount) => firstSum(records, amount)));
  return withoutSparse(end < records.length ? records.slice(0, end) : records);
}

/** The first row whose amount is the sum of all amounts above it, and that has fewer values than they do. */
function firstSum(records: readonly TableRecord[], amount: number): number {
  let sum = 0;
  let usual = 0;
  for (const [index, { values }] of records.entries()) {
    const value = values.get(amount)?.value;
    const isSum = typeof value === "number" && index > 0 && value !== 0 && isSameAmount(value, sum);
    // One of a few rows may cost as much as those before it: it is kept if it is as full as they are, unless taxes follow.
    if (isSum && (values.size < usual || index > 2 || records.slice(index).some(isTax))) return index;
    if (typeof value === "number") sum += value;
    usual = Math.max(usual, values.size);
  }
  return records.length;
}

/** "VAT 20 %": a line below a sum. */
export function isTax({ values }: TableRecord): boolean {
  return [...values.values()].some(({ spans: [span] }) => span !== undefined && isSumOfLabel(span.place));
}

function withoutSparse(records: readonly TableRecord[]): readonly TableRecord[] {
  let always: number[] | null = null;
  const isFull = records.map(({ values }) => {
    const shared: number[] = (always ?? [...values.keys()]).filter((field) => values.has(field));
    const filled = shared.length >= MIN_FILLED * (always?.length ?? 0);
    if (filled) always = shared;
    return filled;
  });
  return records.slice(0, isFull.lastIndexOf(true) + 1);
}
