import type { Network } from "./network.ts";
import { weightCount } from "./network.ts";
import { randomOf } from "../pages/random.ts";

/** Training rows: inputs, index of the correct output, and weight. */
export interface Rows {
  readonly inputs: number;
  readonly values: Float32Array;
  readonly labels: Int8Array;
  readonly weights: Float32Array;
}

const BATCH = 64;
const RATE = 0.004;
const DECAY = 1e-5;
const [BETA_1, BETA_2] = [0.9, 0.999];

/** Trains a network with one hidden layer by gradient descent (Adam; Kingma and Ba, 2015), from a seed, so that the result is reproducible. */
export function trainNetwork(rows: Rows, hidden: number, outputs: number, epochs: number, seed = 1): Network {
  const { inputs } = rows;
  const random = randomOf(seed);
  const size = weightCount({ inputs, hidden, outputs });
  const weights = new Float32Array(size);
  const head = hidden * (inputs + 1);
  for (let at = 0; at < size; at++) weights[at] = (random.next() * 2 - 1) / Math.sqrt(at < head ? inputs : hidden);
  const [gradient, first, second] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const units = new Float32Array(hidden);
  const said = new Float32Array(outputs);
  const back = new Float32Array(hidden);
  const order = Int32Array.from(rows.labels.keys());
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random.next);
    const rate = RATE * (1 - epoch / epochs) + 0.0002;
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      let total = 0;
      const until = Math.min(order.length, from + BATCH);
      for (let place = from; place < until; place++) {
        const at = order[place]!;
        const row = at * inputs;
        const share = rows.weights[at]!;
        total += share;
        let p = 0;
        for (let unit = 0; unit < hidden; unit++) {
          let sum = 0;
          for (let input = 0; input < inputs; input++) sum += weights[p++]! * rows.values[row + input]!;
          sum += weights[p++]!;
          units[unit] = sum > 0 ? sum : 0.01 * sum;
        }
        let most = -Infinity;
        for (let output = 0; output < outputs; output++) {
          let sum = 0;
          for (let unit = 0; unit < hidden; unit++) sum += weights[p++]! * units[unit]!;
          sum += weights[p++]!;
          said[output] = sum;
          if (sum > most) most = sum;
        }
        let exponents = 0;
        for (let output = 0; output < outputs; output++) exponents += said[output] = Math.exp(said[output]! - most);
        back.fill(0);
        p = head;
        for (let output = 0; output < outputs; output++) {
          const error = share * (said[output]! / exponents - (rows.labels[at] === output ? 1 : 0));
          for (let unit = 0; unit < hidden; unit++) {
            gradient[p]! += error * units[unit]!;
            back[unit]! += error * weights[p]!;
            p++;
          }
          gradient[p++]! += error;
        }
        p = 0;
        for (let unit = 0; unit < hidden; unit++) {
          const error = units[unit]! > 0 ? back[unit]! : 0.01 * back[unit]!;
          for (let input = 0; input < inputs; input++) gradient[p++]! += error * rows.values[row + input]!;
          gradient[p++]! += error;
        }
      }
      step++;
      const [fix1, fix2] = [1 - BETA_1 ** step, 1 - BETA_2 ** step];
      for (let at = 0; at < size; at++) {
        const slope = gradient[at]! / Math.max(1e-9, total) + DECAY * weights[at]!;
        first[at] = BETA_1 * first[at]! + (1 - BETA_1) * slope;
        second[at] = BETA_2 * second[at]! + (1 - BETA_2) * slope * slope;
        weights[at]! -= (rate * (first[at]! / fix1)) / (Math.sqrt(second[at]! / fix2) + 1e-8);
      }
    }
  }
  return { inputs, hidden, outputs, weights };
}

function shuffle(list: Int32Array, fraction: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(fraction() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}
