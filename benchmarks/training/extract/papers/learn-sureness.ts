import {
  cellProbability,
  MIN_EVIDENCE_OF_HIGH,
  valueProbability,
} from "@docsvc/engine/src/extract/sureness/sureness.ts";
import type {
  ArraySigns,
  CellSigns,
  SurenessWeights,
  ValueSigns,
} from "@docsvc/engine/src/extract/sureness/sureness-weights.ts";
import type { ValueSort } from "@docsvc/engine/src/extract/sureness/value-sort.ts";
import { learnWeights } from "../../logistic-regression.ts";

/** A value, or a cell of a row, that was chosen for a question. */
export interface Sample<Signs> {
  readonly signs: Signs;
  readonly sort: ValueSort;
  /** Share of the schema that its document states. */
  readonly evidence: number;
  /** Kind of paper: samples of one kind are right or wrong for the same reasons. */
  readonly kind: string;
  readonly isRight: boolean;
  /** Cells of one array are right or wrong together, so each counts less than a single value. */
  readonly weight: number;
}

export type ValueSample = Sample<ValueSigns>;
export type CellSample = Sample<CellSigns>;
/** A list, right if most of its values are. */
export type ArraySample = Pick<Sample<ArraySigns>, "signs" | "isRight" | "weight">;

/** Required share of right values among those called `high`, on held-out papers; on the next kind one or two in a hundred more are wrong. */
const WANTED = 0.975;
/** A threshold needs at least this many values above it. */
const MIN_VALUES = 25;
/** Cells of one table are right or wrong together, so a higher share must be right than is required on other kinds. */
const WANTED_OF_CELLS = 0.985;
/** Where a text begins and ends is a guess: on held-out kinds one in eight was cut or too long. */
const NEVER_HIGH = { text: 1 };
/**
 * Amounts that add up prove the numbers of a row, not its words. On unseen invoices, 6.5 % of the values called `high` were wrong. Held-out kinds
 * do not show this, because few of them have rows with descriptions over several lines.
 */
const NEVER_HIGH_IN_ROWS = { name: 1, text: 1 };
/** Chosen on held-out kinds, see `TRIED_LEASTS`; higher values lose real listings whose headers no lexicon contains. */
const LEAST = { value: 0.3, row: 0.2, array: 0.3 };
/** A contradiction between a row's quantity, price and total never raises its confidence, whatever the samples teach. */
const CONTRADICTED = -2.5;
/** Lists without any of their names are seldom right; among the papers only one kind taught that, and an unlike one the contrary. */
const WORDLESS = -2;
/** What a printed sum proves cannot be learned of other subjects: only lists of goods have one. */
const SUMMED = 3;
const SORTS = ["amount", "date", "identifier", "name", "text", "number", "choice"] as const;

/** What the answers to some questions teach. */
export interface Samples {
  readonly values: readonly ValueSample[];
  readonly cells: readonly CellSample[];
  readonly arrays: readonly ArraySample[];
}

/** Learns the confidence of values by logistic regression, and the threshold for `high` for each sort of value. */
export function learnSureness(samples: Samples): SurenessWeights {
  const { values, cells, arrays } = samples;
  const held = { contradicted: CONTRADICTED };
  const predicted = outOfKind(values, (training) => learn(training), (one, model) => valueProbability(one.signs, one.sort, { ...model, high: NEVER }));
  const predictedCells = outOfKind(cells, (training) => learn(training, held), (one, model) => cellProbability(one.signs, one.sort, { ...model, high: NEVER }));
  return {
    value: { ...learn(values), high: { ...thresholds(predicted), ...NEVER_HIGH } },
    cell: { ...learn(cells, held), high: { ...thresholds(predictedCells, WANTED_OF_CELLS, WANTED_OF_CELLS), ...NEVER_HIGH_IN_ROWS } },
    array: learnWeights(arrays.map(({ signs, isRight, weight }) => ({ signs: { ...signs }, isPositive: isRight, weight })), { wordless: WORDLESS, summed: SUMMED }),
    least: LEAST,
  };
} // prettier-ignore

/** A sample, and its probability by weights learned from other kinds. */
interface Predicted<Signs> {
  readonly sample: Sample<Signs>;
  readonly p: number;
}

/** Each fold holds out a fifth of the kinds: a threshold chosen on the training samples is too low for anything else. */
const INNER_FOLDS = 5;

/** Samples of each kind with probabilities by weights of the other kinds; only documents that state enough of the requested fields. */
function outOfKind<Signs, Model>(
  samples: readonly Sample<Signs>[],
  learnOf: (training: readonly Sample<Signs>[]) => Model,
  probabilityOf: (sample: Sample<Signs>, model: Model) => number,
): Predicted<Signs>[] {
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

/** The same samples are used in many folds. */
function rowOf<Signs extends ValueSigns | CellSigns>(sample: Sample<Signs>): Row {
  const known = rows.get(sample);
  if (known !== undefined) return known;
  const { signs, sort, isRight, weight } = sample;
  const sorts = Object.fromEntries(SORTS.map((one) => [`of ${one}`, one === sort ? 1 : 0]));
  const row = { signs: { ...signs, ...sorts }, isPositive: isRight, weight };
  rows.set(sample, row);
  return row;
}

/** For each sort of value, the lowest threshold above which enough values are right. */
function thresholds<Signs>(predicted: readonly Predicted<Signs>[], wanted = WANTED, floor = 0.85): Record<ValueSort, number> {
  return Object.fromEntries(SORTS.map((sort) => [sort, thresholdOf(predicted.filter(({ sample }) => sample.sort === sort), wanted, floor)])) as Record<ValueSort, number>;
} // prettier-ignore

/** @param floor - values with a lower probability are never called `high`, however many of the few samples were right */
function thresholdOf<Signs>(predicted: readonly Predicted<Signs>[], wanted: number, floor: number): number {
  const sorted = predicted.toSorted((a, b) => b.p - a.p);
  const ofKind = new Map<string, number>();
  for (const { sample } of predicted) ofKind.set(sample.kind, (ofKind.get(sample.kind) ?? 0) + sample.weight);
  let right = 0;
  let all = 0;
  let best = 1;
  for (const [index, { p, sample }] of sorted.entries()) {
    // A long table repeats the same evidence, and so do many papers of one kind.
    const weight = sample.weight / Math.sqrt(ofKind.get(sample.kind)!);
    all += weight;
    right += sample.isRight ? weight : 0;
    const isEnough = index + 1 >= MIN_VALUES && right / all >= wanted;
    if (isEnough && (sorted[index + 1]?.p ?? 0) < p) best = p;
  }
  return Math.max(floor, best);
}
