import { randomOf } from "../pages/random.ts";

/** Mean, mean of the worst tenth, and number of values below 0.6. */
export function summary(scores: readonly number[]): string {
  const sorted = scores.toSorted((a, b) => a - b);
  const worst = sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 10)));
  const below = sorted.filter((score) => score < 0.6).length;
  const [low, high] = bootstrapInterval(scores);
  return `${meanOf(scores).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}), worst tenth ${meanOf(worst).toFixed(3)}, below .6: ${below}`;
}

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
