/** A training sample: its features, 0 for absent ones, and its class. */
export interface Sample<Sign extends string> {
  readonly signs: Readonly<Record<Sign, number>>;
  readonly isPositive: boolean;
  readonly weight: number;
}

/** What each feature adds to the log-odds, and the log-odds without any feature. */
export interface Learned<Sign extends string> {
  readonly weights: Readonly<Record<Sign, number>>;
  readonly bias: number;
}

/** Newton's method doubles the number of correct digits at each step. */
const ROUNDS = 25;
const SETTLED = 1e-6;
const PENALTY = 2e-4;
const PRIOR_PENALTY = 1e-3;
/** Keeps the curvature above zero if the samples are separable without an error. */
const MIN_CURVATURE = 1e-9;

/**
 * Learns by logistic regression (Cox, 1958) with an L2 penalty, by Newton's method. The problem is convex, so the result does not depend on
 * chance.
 *
 * @param held - fixed weights, which are not learned
 * @param prior - weights learned from other samples: its bias is kept, and the penalty applies to the distance from its weights
 * @param penalty - lower if there are many samples and some features are rare
 */
export function learnWeights<Sign extends string>(
  samples: readonly Sample<Sign>[],
  held: Partial<Record<Sign, number>> = {},
  prior?: Learned<Sign>,
  penalty: number = prior === undefined ? PENALTY : PRIOR_PENALTY,
): Learned<Sign> {
  const names = Object.keys(samples[0]!.signs) as Sign[];
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const rows = samples.map(({ signs }) => toRow(signs, names));
  const start = Float64Array.from([...names.map((name) => held[name] ?? prior?.weights[name] ?? 0), prior?.bias ?? 0]);
  const weights = start.slice();
  const free = [...names.keys()].filter((at) => held[names[at]!] === undefined);
  if (prior === undefined) free.push(names.length);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curvature } = derivatives(samples, rows, weights, free);
    for (const [index, at] of free.entries()) {
      slope[index]! /= total;
      const row = curvature[index]!;
      for (const other of row.keys()) row[other]! /= total;
      curvature[index]![index]! += MIN_CURVATURE;
      if (at === names.length) continue;
      slope[index]! += penalty * (weights[at]! - start[at]!);
      curvature[index]![index]! += penalty;
    }
    const step = solve(curvature, slope);
    for (const [index, at] of free.entries()) weights[at]! -= step[index]!;
    if (Math.max(...step.map(Math.abs)) < SETTLED) break;
  }
  const learned = Object.fromEntries(names.map((name, at) => [name, weights[at]!]));
  return { weights: learned as Record<Sign, number>, bias: weights[names.length]! };
}

function toRow<Sign extends string>(signs: Readonly<Record<Sign, number>>, names: readonly Sign[]): Float64Array {
  const row = new Float64Array(names.length + 1);
  for (const [at, name] of names.entries()) row[at] = signs[name];
  row[names.length] = 1;
  return row;
}

/** Gradient and Hessian of the loss, for the free weights. */
// oxlint-disable-next-line max-params -- samples as rows, and where the loss is looked at
function derivatives<Sign extends string>(
  samples: readonly Sample<Sign>[],
  rows: readonly Float64Array[],
  weights: Float64Array,
  free: readonly number[],
): { readonly slope: number[]; readonly curvature: number[][] } {
  const slope = free.map(() => 0);
  const curvature = free.map(() => free.map(() => 0));
  for (const [index, { isPositive, weight }] of samples.entries()) {
    const row = rows[index]!;
    let score = 0;
    for (let at = 0; at < row.length; at++) score += weights[at]! * row[at]!;
    const probability = 1 / (1 + Math.exp(-score));
    const error = (probability - (isPositive ? 1 : 0)) * weight;
    const spread = probability * (1 - probability) * weight;
    for (let a = 0; a < free.length; a++) {
      const value = row[free[a]!]!;
      if (value === 0) continue;
      slope[a]! += error * value;
      for (let b = 0; b <= a; b++) curvature[a]![b]! += spread * value * row[free[b]!]!;
    }
  }
  for (let a = 0; a < free.length; a++) for (let b = 0; b < a; b++) curvature[b]![a] = curvature[a]![b]!;
  return { slope, curvature };
}

/** Solves a symmetric positive definite system by Cholesky decomposition. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const factor = matrix.map((row) => row.map(() => 0));
  for (let a = 0; a < size; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = matrix[a]![b]!;
      for (let at = 0; at < b; at++) sum -= factor[a]![at]! * factor[b]![at]!;
      factor[a]![b] = a === b ? Math.sqrt(Math.max(sum, MIN_CURVATURE)) : sum / factor[b]![b]!;
    }
  }
  const found = [...right];
  for (let a = 0; a < size; a++) {
    for (let at = 0; at < a; at++) found[a]! -= factor[a]![at]! * found[at]!;
    found[a]! /= factor[a]![a]!;
  }
  for (let a = size - 1; a >= 0; a--) {
    for (let at = a + 1; at < size; at++) found[a]! -= factor[at]![a]! * found[at]!;
    found[a]! /= factor[a]![a]!;
  }
  return found;
}

/** The weights in the format of a weights file. */
export function printWeights<Sign extends string>({ weights, bias }: Learned<Sign>): string {
  const lines = Object.entries<number>(weights).map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},\n`);
  return `bias: ${bias.toFixed(2)}\n${lines.join("")}`;
}
