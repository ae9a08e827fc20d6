/** A boolean sign as the number that its weight multiplies. */
export function toSign(shows: boolean): number {
  return shows ? 1 : 0;
}
