/** How specific a word is to a page: inverse document frequency over the bundle (Spärck Jones, 1972). */
export interface Rarity {
  readonly pageCount: number;
  /** Returns 0 for a word of every page. */
  of(word: string): number;
  /** Number of pages that have the word. */
  pagesWith(word: string): number;
}

export function rarityOf(pages: readonly Iterable<string>[]): Rarity {
  const counts = new Map<string, number>();
  for (const page of pages) for (const word of new Set(page)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const pageCount = pages.length;
  return {
    pageCount,
    of: (word) => Math.log((pageCount + 1) / ((counts.get(word) ?? 0) + 0.5)),
    pagesWith: (word) => counts.get(word) ?? 0,
  };
}

/** Word weights as a vector of length 1: the similarity of two pages is the dot product of their vectors. */
export type WordVector = ReadonlyMap<string, number>;

export function toVector(words: ReadonlyMap<string, number>, rarity: Rarity): WordVector {
  const weighed = new Map<string, number>();
  let squares = 0;
  for (const [word, count] of words) {
    const weight = (1 + Math.log(count)) * Math.max(0, rarity.of(word));
    weighed.set(word, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [word, weight] of weighed) weighed.set(word, weight / length);
  return weighed;
}

/** Cosine similarity: 0 for pages without a common word, 1 for the same words. */
export function likeness(a: WordVector, b: WordVector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}
