import { FEATURES, type LineFeatures } from "./line-features.ts";
import { answer, type Network } from "./network.ts";
import type { Neighbours } from "./neighbours.ts";

/** Labels of lines. */
export const LABELS = ["heading", "body", "list", "cell", "drawing", "margin", "caption"] as const;
export type LineLabel = (typeof LABELS)[number];

/** In the order of the network's outputs. */
const SIDES: readonly (keyof Omit<Neighbours, "mates">)[] = ["above", "below", "before", "after"];

/** Inputs of the first round, and of each later one: the line's features, the last labels of the line and its neighbours, and the page's mean. */
export const FIRST_INPUTS: number = FEATURES.length;
export const LATER_INPUTS: number = FEATURES.length + (SIDES.length + 2) * LABELS.length;

/**
 * Labels all lines of a page together, in rounds: each round reads the labels that the round before gave to the neighbours.
 *
 * @returns the probability of each label for each line
 */
export function labelLines(features: LineFeatures, rounds: readonly Network[]): Float32Array {
  const { count, values } = features;
  const labels = LABELS.length;
  let said = new Float32Array(count * labels);
  const row = new Float32Array(LATER_INPUTS);
  for (const [round, network] of rounds.entries()) {
    const next = new Float32Array(count * labels);
    const hidden = new Float32Array(network.hidden);
    const mean = round === 0 ? null : meanOf(said, count);
    for (let at = 0; at < count; at++) {
      if (mean === null) row.set(values.subarray(at * FEATURES.length, (at + 1) * FEATURES.length));
      else laterRow(features, said, mean, at, row);
      answer(network, row, hidden, next, at * labels);
    }
    said = next;
  }
  return said;
}

/** Inputs of a line in a round after the first. */
export function laterRow(
  { values, neighbours }: LineFeatures,
  said: Float32Array,
  mean: Float32Array,
  at: number,
  row: Float32Array,
): void {
  const labels = LABELS.length;
  row.set(values.subarray(at * FEATURES.length, (at + 1) * FEATURES.length));
  let place = FEATURES.length;
  row.set(said.subarray(at * labels, (at + 1) * labels), place);
  for (const side of SIDES) {
    place += labels;
    const other = neighbours[side][at]!;
    if (other < 0) row.fill(0, place, place + labels);
    else row.set(said.subarray(other * labels, (other + 1) * labels), place);
  }
  row.set(mean, place + labels);
}

/** Mean probability of each label over the lines of a page. */
export function meanOf(said: Float32Array, count: number): Float32Array {
  const labels = LABELS.length;
  const mean = new Float32Array(labels);
  for (let at = 0; at < said.length; at++) mean[at % labels]! += said[at]! / count;
  return mean;
}
