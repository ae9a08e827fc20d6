import type { Concept } from "../lexicon/concept.ts";
import type { Field } from "../fields/field.ts";
import type { JoinedText } from "../structure/joined-text.ts";
import { isProduct } from "../values/amounts.ts";
import { readMoney, readNumber } from "../values/numbers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import type { StripRow } from "./table-strips.ts";

/** Minimum fit of an amount. */
const MIN_FIT = 0.9;

/** Minimum share of rows, among those with all three, in which quantity times price is the total; discounts and rounding spoil some. */
const MIN_RIGHT = 0.7;
/** A quantity of one is no evidence. */
const MIN_TELLING = 1;

/** The columns of quantities, prices and totals, found by their numbers only. */
export interface Products {
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}

/**
 * Finds three columns of which one is the product of the others, whatever their headers.
 *
 * @param labels - how well each column's header matches each field; distinguishes the factors
 */
export function productsOfColumns(
  rows: readonly StripRow[],
  fields: readonly Field[],
  labels: readonly (readonly number[])[],
  notation: Notation,
): Products | null {
  const wanted = (concept: Concept): number => fields.findIndex(({ concepts }) => concepts[0] === concept);
  const of = { quantity: wanted("quantity"), price: wanted("unitPrice"), total: wanted("lineTotal") };
  if (Object.values(of).filter((field) => field >= 0).length < 2) return null;
  const count = labels.length;
  const numbers = rows.map(({ cells }) => Array.from({ length: count }, (_, at) => numberOf(cells[at] ?? null, notation)));
  const said = (column: number, field: number): number => (field < 0 ? 0 : labels[column]![field]!);
  let best: { readonly products: Products; readonly score: number } | null = null;
  for (let total = 0; total < count; total++) {
    for (let quantity = 0; quantity < count; quantity++) {
      for (let price = 0; price < count; price++) {
        if (new Set([total, quantity, price]).size < 3) continue;
        const share = shareOfProducts(numbers, { quantity, price, total });
        if (share < MIN_RIGHT) continue;
        // Factors may be swapped: headers decide, then the usual order, then that totals come last.
        const score = share + said(quantity, of.quantity) + said(price, of.price) + said(total, of.total) + (quantity < price ? 0.2 : 0) + (total > price ? 0.1 : 0) + (isMoney(rows, price, notation) ? 0.2 : 0);
        if (score > (best?.score ?? 0)) best = { products: { quantity, price, total }, score };
      }
    }
  }
  return best?.products ?? null;
} // prettier-ignore

function shareOfProducts(numbers: readonly (readonly (number | null)[])[], { quantity, price, total }: Products): number {
  let [all, right, telling] = [0, 0, 0];
  for (const row of numbers) {
    const [q, p, t] = [row[quantity], row[price], row[total]];
    if (typeof q !== "number" || typeof p !== "number" || typeof t !== "number") continue;
    all++;
    const isRight = t !== 0 && isProduct(q, p, t);
    if (isRight) right++;
    if (isRight && Math.abs(q) !== 1 && Math.abs(p) !== 1) telling++;
  }
  return telling < MIN_TELLING ? 0 : right / all;
} // prettier-ignore

function isMoney(rows: readonly StripRow[], column: number, notation: Notation): boolean {
  const cells = rows.flatMap(({ cells: of }) => of[column] ?? []);
  const read = cells.filter(({ place }) => (readMoney(place, 0, place.tokens.length, notation)?.fit ?? 0) >= MIN_FIT);
  return read.length >= MIN_RIGHT * cells.length;
}

function numberOf(cell: JoinedText | null, notation: Notation): number | null {
  if (cell === null) return null;
  const reading = readFirst(readNumber, cell.place, { from: 0, to: cell.place.tokens.length, most: 1 }, notation);
  return reading === null ? null : Number(reading.value);
}
