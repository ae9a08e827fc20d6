/** "1 page", "3 pages": a number with its noun, for nouns that take an s. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
