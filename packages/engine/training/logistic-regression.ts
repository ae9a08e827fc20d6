/** Something to learn of: its signs, 0 where it has none, and what it is. */
export interface Sample<Sign extends string> {
  readonly signs: Readonly<Record<Sign, number>>;
  readonly isPositive: boolean;
  readonly weight: number;
}

/** What each sign adds to the logarithm of the odds, and the logarithm without any. */
export interface Learned<Sign extends string> {
  readonly weights: Readonly<Record<Sign, number>>;
  readonly bias: number;
}

const ROUNDS = 3000;
const RATE = 0.5;
const MOMENTUM = 0.95;
const PENALTY = 2e-4;
const PRIOR_PENALTY = 1e-3;

/**
 * Learns by logistic regression (Cox, 1958) with an L2 penalty, by gradient descent with momentum; convex, so no chance
 * has a part in it.
 *
 * @param held - weights that are given, not learned
 * @param prior - what other samples taught: its bias is kept, and the penalty is on the distance from its weights
 * @param penalty - less of it where samples are many and some signs rare
 */
export function learnWeights<Sign extends string>(
  samples: readonly Sample<Sign>[],
  held: Partial<Record<Sign, number>> = {},
  prior?: Learned<Sign>,
  penalty: number = prior === undefined ? PENALTY : PRIOR_PENALTY,
): Learned<Sign> {
  const names = Object.keys(samples[0]!.signs) as Sign[];
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const rows = samples.map(({ signs }) => Float64Array.from(names, (name) => signs[name]));
  const weights = Float64Array.from(names, (name) => held[name] ?? prior?.weights[name] ?? 0);
  const centre = Float64Array.from(weights);
  const steps = new Float64Array(names.length);
  let bias = prior?.bias ?? 0;
  let biasStep = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(names.length);
    let biasGradient = 0;
    for (const [index, { isPositive, weight }] of samples.entries()) {
      const row = rows[index]!;
      let score = bias;
      for (let at = 0; at < row.length; at++) score += weights[at]! * row[at]!;
      const error = ((1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0)) * weight) / total;
      for (let at = 0; at < row.length; at++) gradient[at]! += error * row[at]!;
      biasGradient += error;
    }
    for (const [at, name] of names.entries()) {
      if (held[name] !== undefined) continue;
      steps[at] = MOMENTUM * steps[at]! - RATE * (gradient[at]! + penalty * (weights[at]! - centre[at]!));
      weights[at]! += steps[at];
    }
    if (prior !== undefined) continue;
    biasStep = MOMENTUM * biasStep - RATE * biasGradient;
    bias += biasStep;
  }
  const learned = Object.fromEntries(names.map((name, at) => [name, weights[at]!]));
  return { weights: learned as Record<Sign, number>, bias };
}

/** The weights as they are in a file of weights. */
export function printWeights<Sign extends string>({ weights, bias }: Learned<Sign>): string {
  const lines = Object.entries<number>(weights).map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},\n`);
  return `bias: ${bias.toFixed(2)}\n${lines.join("")}`;
}
