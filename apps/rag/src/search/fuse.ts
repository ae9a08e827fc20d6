/**
 * Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009): what stands high in several rankings comes first. Ranks
 * alone count, so that scores of different kinds need no common scale.
 */
export function fuse(rankings: readonly (readonly number[])[]): readonly number[] {
  const scores = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [rank, position] of ranking.entries()) {
      scores.set(position, (scores.get(position) ?? 0) + 1 / (SMOOTHING + rank + 1));
    }
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([position]) => position);
}

/** As in the paper. */
const SMOOTHING = 60;
