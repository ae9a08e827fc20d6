/** One choice: its options with their features, and which of them are right. There may be no right option. */
export interface Choice<Sign extends string> {
  readonly options: readonly { readonly signs: Readonly<Partial<Record<Sign, number>>>; readonly isRight: boolean }[];
}

export interface ChoiceWeights<Sign extends string> {
  readonly weights: Readonly<Record<Sign, number>>;
  readonly bias: number;
}

const ROUNDS = 400;
const RATE = 0.6;
const MOMENTUM = 0.9;

/**
 * Learns what each feature adds to the log-odds of an option against choosing nothing, by the conditional logit (McFadden, 1974), whose
 * alternative "nothing" has the score 0. The likelihood of several right options is their sum.
 *
 * @param prior - weights that the learned ones are pulled towards, as by a normal prior around them
 * @param strength - weight of the prior, as a number of choices against it
 */
export function learnChoice<Sign extends string>(
  choices: readonly Choice<Sign>[],
  prior: ChoiceWeights<Sign>,
  strength: number,
): ChoiceWeights<Sign> {
  const names = Object.keys(prior.weights) as Sign[];
  const size = names.length + 1;
  const start = Float64Array.from([...names.map((name) => prior.weights[name]), prior.bias]);
  const weights = start.slice();
  const steps = new Float64Array(size);
  const groups = choices.map(({ options }) => ({
    rows: options.map(({ signs }) => Float64Array.from([...names.map((name) => signs[name] ?? 0), 1])),
    right: options.map(({ isRight }) => isRight),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(size);
    for (const { rows, right } of groups) addGradient(rows, right, weights, gradient);
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at]! + strength * (weights[at]! - start[at]!)) / choices.length;
      steps[at] = MOMENTUM * steps[at]! - RATE * slope;
      weights[at]! += steps[at]!;
    }
  }
  const learned = Object.fromEntries(names.map((name, at) => [name, weights[at]!]));
  return { weights: learned as Record<Sign, number>, bias: weights[size - 1]! };
}

/** Adds the gradient of the negative log-likelihood: expected features minus those of the right options. */
function addGradient(
  rows: readonly Float64Array[],
  right: readonly boolean[],
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const odds = rows.map((row) =>
    Math.exp(
      Math.min(
        30,
        row.reduce((sum, value, at) => sum + value * weights[at]!, 0),
      ),
    ),
  );
  const all = odds.reduce((sum, one) => sum + one, 1);
  const ofRight = odds.reduce((sum, one, at) => sum + (right[at]! ? one : 0), 0);
  for (const [index, row] of rows.entries()) {
    const expected = odds[index]! / all - (right[index]! && ofRight > 0 ? odds[index]! / ofRight : 0);
    for (let at = 0; at < row.length; at++) gradient[at]! += expected * row[at]!;
  }
}
