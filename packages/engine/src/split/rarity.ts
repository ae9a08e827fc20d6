/** How much a word says of a page, by how few pages of the bundle have it: inverse document frequency (Spärck Jones, 1972). */
export interface Rarity {
  readonly pageCount: number;
  /** 0 for a word of every page. */
  of(word: string): number;
  /** Pages that have it. */
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

/** Weights of words, of length 1: two pages are as alike as their vectors' product. */
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

/** 0 for pages without a word in common, 1 for the same words. */
export function likeness(a: WordVector, b: WordVector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}
