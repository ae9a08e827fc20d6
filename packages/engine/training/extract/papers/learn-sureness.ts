import { cellProbability, MIN_EVIDENCE_OF_HIGH, valueProbability } from "../../../src/extract/sureness/sureness.ts";
import type { CellSigns, SurenessWeights, ValueSigns } from "../../../src/extract/sureness/sureness-weights.ts";
import type { ValueSort } from "../../../src/extract/sureness/value-sort.ts";
import { learnWeights } from "../../logistic-regression.ts";

/** A value, or a cell of a row, that was chosen for a question. */
export interface Sample<Signs> {
  readonly signs: Signs;
  readonly sort: ValueSort;
  /** How much of the schema its document shows. */
  readonly evidence: number;
  /** Of the papers of one kind, which are right or wrong for the same reasons. */
  readonly kind: string;
  readonly isRight: boolean;
  /** Cells of one array are right or wrong together: together they count less than each alone. */
  readonly weight: number;
}

export type ValueSample = Sample<ValueSigns>;
export type CellSample = Sample<CellSigns>;

/** What is called `high` is right so often on what was left out. */
const WANTED = 0.96;
/** A threshold is not told by fewer values over it. */
const MIN_VALUES = 25;
/** Cells of one table are right or wrong together: more of them must be right than are to be on other kinds. */
const WANTED_OF_CELLS = 0.985;
/** Chosen by the kinds left out, see `TRIED_LEASTS`; higher ones lose real listings whose headers no lexicon knows. */
const LEAST = { value: 0.25, row: 0.2, rows: 0.3 };
/** A row whose quantity, price and total contradict each other is never surer for it, whatever the papers teach. */
const CONTRADICTED = -2.5;
const SORTS = ["amount", "date", "identifier", "name", "text", "number", "choice"] as const;

/** Learns how sure values are by logistic regression, and from where on those of each sort are called `high`. */
export function learnSureness(samples: { readonly values: readonly ValueSample[]; readonly cells: readonly CellSample[] }): SurenessWeights {
  const { values, cells } = samples;
  const held = { contradicted: CONTRADICTED };
  const told = outOfKind(values, (training) => learn(training), (one, model) => valueProbability(one.signs, one.sort, { ...model, high: NEVER }));
  const toldCells = outOfKind(cells, (training) => learn(training, held), (one, model) => cellProbability(one.signs, one.sort, { ...model, high: NEVER }));
  return {
    value: { ...learn(values), high: thresholds(told) },
    cell: { ...learn(cells, held), high: thresholds(toldCells, WANTED_OF_CELLS, WANTED_OF_CELLS) },
    least: LEAST,
  };
} // prettier-ignore

/** A sample, and how likely it is by what other kinds taught. */
interface Told<Signs> {
  readonly sample: Sample<Signs>;
  readonly p: number;
}

/** Kinds are left out a fifth at a time: a threshold that is chosen on what was learned of is too low for anything else. */
const INNER_FOLDS = 5;

/** What each kind's samples are by weights that other kinds taught, of documents that show enough of what is asked. */
function outOfKind<Signs, Model>(
  samples: readonly Sample<Signs>[],
  learnOf: (training: readonly Sample<Signs>[]) => Model,
  probabilityOf: (sample: Sample<Signs>, model: Model) => number,
): Told<Signs>[] {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].toSorted();
  const foldOf = ({ kind }: Sample<Signs>): number => kinds.indexOf(kind) % INNER_FOLDS;
  return Array.from({ length: INNER_FOLDS }, (_, fold) => {
    const model = learnOf(samples.filter((one) => foldOf(one) !== fold));
    const left = samples.filter((one) => foldOf(one) === fold && one.evidence >= MIN_EVIDENCE_OF_HIGH);
    return left.map((sample) => ({ sample, p: probabilityOf(sample, model) }));
  }).flat();
}

const NEVER = { amount: 1, date: 1, identifier: 1, name: 1, text: 1, number: 1, choice: 1 };

function learn<Signs extends ValueSigns | CellSigns>(
  samples: readonly Sample<Signs>[],
  held: Record<string, number> = {},
): { bias: number; sorts: Record<ValueSort, number>; weights: Record<keyof Signs, number> } {
  const { bias, weights } = learnWeights(samples.map(rowOf), held);
  const sorts = Object.fromEntries(SORTS.map((sort) => [sort, weights[`of ${sort}`] ?? 0])) as Record<ValueSort, number>;
  const own = Object.fromEntries(Object.entries(weights).filter(([name]) => !name.startsWith("of ")));
  return { bias, sorts, weights: own as Record<keyof Signs, number> };
} // prettier-ignore

const rows = new WeakMap<object, Row>();
type Row = { readonly signs: Record<string, number>; readonly isPositive: boolean; readonly weight: number };

/** The same samples teach in many folds. */
function rowOf<Signs extends ValueSigns | CellSigns>(sample: Sample<Signs>): Row {
  const known = rows.get(sample);
  if (known !== undefined) return known;
  const { signs, sort, isRight, weight } = sample;
  const sorts = Object.fromEntries(SORTS.map((one) => [`of ${one}`, one === sort ? 1 : 0]));
  const row = { signs: { ...signs, ...sorts }, isPositive: isRight, weight };
  rows.set(sample, row);
  return row;
}

/** Of each sort the lowest threshold over which enough values are right. */
function thresholds<Signs>(told: readonly Told<Signs>[], wanted = WANTED, floor = 0.85): Record<ValueSort, number> {
  return Object.fromEntries(SORTS.map((sort) => [sort, thresholdOf(told.filter(({ sample }) => sample.sort === sort), wanted, floor)])) as Record<ValueSort, number>;
} // prettier-ignore

/** @param floor - what is not likelier than this is never called so, however right the few papers were */
function thresholdOf<Signs>(told: readonly Told<Signs>[], wanted: number, floor: number): number {
  const sorted = told.toSorted((a, b) => b.p - a.p);
  let right = 0;
  let all = 0;
  let best = 1;
  for (const [index, { p, sample }] of sorted.entries()) {
    // A long table says one thing again and again.
    all += sample.weight;
    right += sample.isRight ? sample.weight : 0;
    const isEnough = index + 1 >= MIN_VALUES && right / all >= wanted;
    if (isEnough && (sorted[index + 1]?.p ?? 0) < p) best = p;
  }
  return Math.max(floor, best);
}
