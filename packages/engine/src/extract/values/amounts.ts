/** Tolerance for amounts that are rounded to cents, and a little for their binary form. */
export const CENT_TOLERANCE = 0.011;
/** A price of four decimals is printed with two: the product of the quantity and the printed price is off by this much for each unit. */
const UNIT_TOLERANCE = 0.005;

/** Whether amounts are equal up to the rounding of cents. */
export function isSameAmount(a: number, b: number, tolerance: number = CENT_TOLERANCE): boolean {
  return Math.abs(a - b) <= tolerance;
}

/** Whether a total is quantity times price, up to the rounding of the price. */
export function isProduct(quantity: number, price: number, total: number): boolean {
  return Math.abs(quantity * price - total) <= CENT_TOLERANCE + UNIT_TOLERANCE * Math.abs(quantity);
}
