import { probability } from "../candidates/candidate-weights.ts";
import type { ArraySigns, CellSigns, SurenessWeights, ValueSigns } from "./sureness-weights.ts";
import type { ValueSort } from "./value-sort.ts";

/** Results at or above this are called `high`. */
export const HIGH = 0.95;
const JUST_BELOW = 0.94;
const NEVER = 2;

/** Minimum evidence for a schema; below it no value is `high`. */
export const MIN_EVIDENCE_OF_HIGH = 0.5;

/** Confidence of a field's value, on a scale where {@link HIGH} is the threshold of its sort. */
// oxlint-disable-next-line max-params -- a value, its sort, what the document shows, and the model
export function valueSureness(
  signs: ValueSigns,
  sort: ValueSort,
  evidence: number,
  { value }: SurenessWeights,
): number {
  // Which number is the day and which the month is a guess, however sure the rest is.
  const threshold = signs.ambiguous > 0 ? NEVER : value.high[sort];
  return onScale(valueProbability(signs, sort, value), threshold, evidence);
}

export function valueProbability(signs: ValueSigns, sort: ValueSort, model: SurenessWeights["value"]): number {
  let odds = model.bias + model.sorts[sort];
  for (const [sign, measure] of Object.entries(signs) as [keyof ValueSigns, number][]) {
    odds += model.weights[sign] * measure;
  }
  return probability(odds);
}

/** Confidence of a row's cell, on the same scale. */
// oxlint-disable-next-line max-params -- a cell, its sort, what the document shows, and the model
export function cellSureness(signs: CellSigns, sort: ValueSort, evidence: number, { cell }: SurenessWeights): number {
  return onScale(cellProbability(signs, sort, cell), cell.high[sort], evidence);
}

export function cellProbability(signs: CellSigns, sort: ValueSort, model: SurenessWeights["cell"]): number {
  let odds = model.bias + model.sorts[sort];
  for (const [sign, measure] of Object.entries(signs) as [keyof CellSigns, number][]) {
    odds += model.weights[sign] * measure;
  }
  return probability(odds);
}

/** Probability that a list is of the array's subject. */
export function arrayProbability(signs: ArraySigns, { bias, weights }: SurenessWeights["array"]): number {
  let odds = bias;
  for (const [sign, measure] of Object.entries(signs) as [keyof ArraySigns, number][]) odds += weights[sign] * measure;
  return probability(odds);
}

function onScale(sureness: number, high: number, evidence: number): number {
  return sureness >= high && evidence >= MIN_EVIDENCE_OF_HIGH
    ? Math.max(HIGH, sureness)
    : Math.min(JUST_BELOW, sureness);
}
