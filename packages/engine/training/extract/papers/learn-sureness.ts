import { cellProbability, MIN_EVIDENCE_OF_HIGH, valueProbability } from "../../../src/extract/sureness/sureness.ts";
import type { CellSigns, SurenessWeights, ValueSigns } from "../../../src/extract/sureness/sureness-weights.ts";
import type { ValueSort } from "../../../src/extract/sureness/value-sort.ts";
import { learnWeights } from "../../logistic-regression.ts";

/** A value that was chosen of papers of a kind that had no part in choosing its weights. */
export interface ValueSample {
  readonly signs: ValueSigns;
  readonly sort: ValueSort;
  /** How much of the schema its document shows. */
  readonly evidence: number;
  /** The schema is about something else. */
  readonly isForeign: boolean;
  readonly isRight: boolean;
}

export interface CellSample {
  readonly signs: CellSigns;
  readonly sort: ValueSort;
  /** How much of the schema its document shows. */
  readonly evidence: number;
  /** The schema is about something else. */
  readonly isForeign: boolean;
  readonly isRight: boolean;
}

/** What is called `high` is right so often on what was left out. */
const WANTED = 0.965;
/** A threshold is not told by fewer values over it. */
const MIN_VALUES = 25;
/** Cells of one table are right or wrong together: more of them must be right than are to be on other kinds. */
const WANTED_OF_CELLS = 0.985;
const LEAST = { value: 0.25, rows: 0.4 };
const STRICT = 0.55;
/** A row whose quantity, price and total contradict each other is never surer for it, whatever the papers teach. */
const CONTRADICTED = -2.5;
const SORTS = ["amount", "date", "identifier", "name", "text", "number", "choice"] as const;

/** Learns how sure values are by logistic regression, and from where on those of each sort are called `high`. */
export function learnSureness(samples: { readonly values: readonly ValueSample[]; readonly cells: readonly CellSample[] }): SurenessWeights {
  const value = learn(samples.values.filter(({ isForeign }) => !isForeign));
  const cell = learn(samples.cells.filter(({ isForeign }) => !isForeign), { contradicted: CONTRADICTED });
  const models = { value: { ...value, high: NEVER }, cell: { ...cell, high: 1 } };
  const high = Object.fromEntries(
    SORTS.map((sort) => [sort, thresholdOf(samples.values.filter((one) => one.sort === sort && isCounted(one)), (one) => valueProbability(one.signs, sort, models.value))]),
  ) as Record<ValueSort, number>;
  const cells = thresholdOf(samples.cells.filter(isCounted), ({ signs, sort }) => cellProbability(signs, sort, models.cell), WANTED_OF_CELLS);
  return { value: { ...value, high }, cell: { ...cell, high: cells }, least: LEAST, strict: STRICT };
} // prettier-ignore

function isCounted({ evidence }: { readonly evidence: number }): boolean {
  return evidence >= MIN_EVIDENCE_OF_HIGH;
}

const NEVER = { amount: 1, date: 1, identifier: 1, name: 1, text: 1, number: 1, choice: 1 };

function learn<Signs extends { readonly [name: string]: number } | ValueSigns | CellSigns>(
  samples: readonly { readonly signs: Signs; readonly sort: ValueSort; readonly isRight: boolean }[],
  held: Record<string, number> = {},
): { bias: number; sorts: Record<ValueSort, number>; weights: Record<keyof Signs, number> } {
  const rows = samples.map(({ signs, sort, isRight }) => ({
    signs: { ...signs, ...Object.fromEntries(SORTS.map((one) => [`of ${one}`, one === sort ? 1 : 0])) } as Record<string, number>,
    isPositive: isRight,
    weight: 1,
  }));
  const { bias, weights } = learnWeights(rows, held);
  const sorts = Object.fromEntries(SORTS.map((sort) => [sort, weights[`of ${sort}`] ?? 0])) as Record<ValueSort, number>;
  const own = Object.fromEntries(Object.entries(weights).filter(([name]) => !name.startsWith("of ")));
  return { bias, sorts, weights: own as Record<keyof Signs, number> };
} // prettier-ignore

/** The lowest threshold over which enough values are right. */
function thresholdOf<Sample extends { readonly isRight: boolean }>(
  samples: readonly Sample[],
  probabilityOf: (sample: Sample) => number,
  wanted: number = WANTED,
): number {
  const sorted = samples
    .map((sample) => ({ p: probabilityOf(sample), isRight: sample.isRight }))
    .toSorted((a, b) => b.p - a.p);
  let right = 0;
  let best = 1;
  for (const [index, { p, isRight }] of sorted.entries()) {
    right += isRight ? 1 : 0;
    const count = index + 1;
    const isEnough = count >= MIN_VALUES && right / count >= wanted;
    if (isEnough && (sorted[index + 1]?.p ?? 0) < p) best = p;
  }
  // What is not likelier than this is never called so, however right the few papers were.
  return Math.max(0.85, best);
}
