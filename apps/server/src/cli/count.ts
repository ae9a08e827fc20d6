/** Returns "1 page" or "3 pages": a number with its noun, for nouns with a plural in s. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
