/** A sign that shows or does not, as the number that weights multiply. */
export function toSign(shows: boolean): number {
  return shows ? 1 : 0;
}
