/** What each sign adds to the logarithm of the odds, and the logarithm without any sign. */
export interface Weights<Sign extends string> {
  readonly bias: number;
  readonly weights: Readonly<Record<Sign, number>>;
}

/** The logarithm of the odds according to the signs: above 0 it is more likely than not. */
export function weigh<Sign extends string>(
  signs: Readonly<Record<Sign, number>>,
  { bias, weights }: Weights<Sign>,
): number {
  let sum = bias;
  for (const sign in weights) sum += weights[sign] * signs[sign];
  return sum;
}
