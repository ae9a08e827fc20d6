/** Rows of taxes: a base, a rate and the tax that they make, and the row that adds them up. */
import type { Notation } from "../values/reading.ts";
import { isSameAmount } from "../values/amounts.ts";
import { firstLines, numbersOn, type PrintedNumber } from "./lines-of-rows.ts";
import type { PageLine } from "./page-lines.ts";
import type { TableRecord } from "./table-record.ts";

/** Range of tax rates, in percent. */
const MIN_RATE = 1;
const MAX_RATE = 30;
/** Tolerance for a tax that was rounded item by item. */
const TOLERANCE = 0.02;
/** A row of an item has words besides its numbers; one of taxes at most a rate's name or a currency. */
const MAX_LETTERS = 12;

/** The rows of an array without those of a table of taxes, and without the sum below them. */
export function withoutTaxRows(records: readonly TableRecord[], lines: readonly PageLine[], notation: Notation): readonly TableRecord[] {
  const firsts = firstLines(records, lines);
  let wasTax = false;
  return records.filter((_, at) => {
    const line = lines[firsts[at] ?? -1];
    if (line === undefined) return true;
    const numbers = numbersOn(line, notation);
    const isBare = lettersOf(line) <= MAX_LETTERS;
    wasTax = isBare && (isTaxRow(numbers) || (wasTax && numbers.length >= 2));
    return !wasTax;
  });
} // prettier-ignore

/** Whether one number is a rate of another, the result is a third, and a fourth is their sum, or there is no fourth. */
export function isTaxRow(numbers: readonly Pick<PrintedNumber, "value">[]): boolean {
  const values = numbers.map(({ value }) => Math.abs(value));
  return values.some((base, at) => base > MAX_RATE && values.some((rate, next) => {
    if (next === at || rate < MIN_RATE || rate > MAX_RATE) return false;
    const tax = values.find((value, index) => index !== at && index !== next && isSameAmount(value, (base * rate) / 100, TOLERANCE));
    return tax !== undefined && (values.length === 3 || values.some((value) => isSameAmount(value, base + tax, TOLERANCE)));
  }));
} // prettier-ignore

function lettersOf({ places }: PageLine): number {
  return places.map(({ text }) => text.replaceAll(/\P{L}/gu, "").length).reduce((a, b) => a + b, 0);
}
