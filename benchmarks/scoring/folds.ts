/**
 * Distributes groups of documents over folds of nearly equal size: largest first, each to the smallest fold.
 *
 * Pages of one source look alike, so they stay together: the spread over folds of single pages would be smaller than
 * that of the next unknown source.
 */
export function foldsOf(groups: readonly (readonly string[])[], folds: number): string[][] {
  const dealt: string[][] = Array.from({ length: folds }, () => []);
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    dealt.reduce((least, fold) => (fold.length < least.length ? fold : least)).push(...group);
  }
  return dealt;
}
