import { randomOf } from "../pages/random.ts";

const DRAWS = 2000;

/** The interval that contains 95 of 100 means of draws with replacement (bootstrap; Efron, 1979). */
export function bootstrapInterval(scores: readonly number[]): readonly [number, number] {
  const random = randomOf(1);
  const means = Array.from({ length: DRAWS }, () => meanOf(scores.map(() => random.pick(scores)))).sort(
    (a, b) => a - b,
  );
  return [means[Math.floor(0.025 * DRAWS)]!, means[Math.floor(0.975 * DRAWS)]!];
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
