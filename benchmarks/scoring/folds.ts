/**
 * Deals groups of documents into folds of nearly equal size: the largest first, each to the smallest fold.
 *
 * Pages of one source look alike, so they stay together: a spread over folds of single pages would look smaller than
 * what the next unknown source will bring.
 */
export function foldsOf(groups: readonly (readonly string[])[], folds: number): string[][] {
  const dealt: string[][] = Array.from({ length: folds }, () => []);
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    dealt.reduce((least, fold) => (fold.length < least.length ? fold : least)).push(...group);
  }
  return dealt;
}
