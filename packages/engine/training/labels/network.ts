/** A network with one hidden layer; its numbers are in one list. */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** Rows of the hidden layer, each with its bias last, followed by the rows of the outputs. */
  readonly weights: Float32Array;
}

/** Returns how many numbers a network of these sizes has. */
export function weightCount({ inputs, hidden, outputs }: Omit<Network, "weights">): number {
  return hidden * (inputs + 1) + outputs * (hidden + 1);
}

/**
 * Computes the probability of each output for one row of inputs; they add up to 1.
 *
 * @param into - receives `outputs` numbers from `at` on
 */
export function answer(
  network: Network,
  row: Float32Array,
  hidden: Float32Array,
  into: Float32Array,
  at: number,
): void {
  const { inputs, hidden: width, outputs, weights } = network;
  let place = 0;
  for (let unit = 0; unit < width; unit++) {
    let sum = 0;
    for (let input = 0; input < inputs; input++) sum += weights[place++]! * row[input]!;
    sum += weights[place++]!;
    hidden[unit] = sum > 0 ? sum : 0.01 * sum;
  }
  let most = -Infinity;
  for (let output = 0; output < outputs; output++) {
    let sum = 0;
    for (let unit = 0; unit < width; unit++) sum += weights[place++]! * hidden[unit]!;
    sum += weights[place++]!;
    into[at + output] = sum;
    if (sum > most) most = sum;
  }
  let total = 0;
  for (let output = 0; output < outputs; output++) {
    const value = Math.exp(into[at + output]! - most);
    into[at + output] = value;
    total += value;
  }
  for (let output = 0; output < outputs; output++) into[at + output]! /= total;
}
