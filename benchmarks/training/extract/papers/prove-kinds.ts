/**
 * Evaluates extraction by cross-validation: the confidence of values and the threshold for `high` are learned from papers of other kinds or other
 * issuers, and tested on the held-out ones. Each paper is also given the schema of another kind: every value returned then is invented.
 */
import { finishDraft, judgeChoice, judgedArrays } from "@docsvc/engine/src/extract/extract.ts";
import { sortOf } from "@docsvc/engine/src/extract/sureness/value-sort.ts";
import type { Filled } from "@docsvc/engine/src/extract/result/filled.ts";
import type { SurenessWeights } from "@docsvc/engine/src/extract/sureness/sureness-weights.ts";
import { cellsByArray, isGrouped } from "@docsvc/engine/src/extract/sureness/cell-signs.ts";
import { evidenceOf, signsOf } from "@docsvc/engine/src/extract/sureness/judge-values.ts";
import { Surroundings } from "@docsvc/engine/src/extract/sureness/surroundings.ts";
import { generator, shuffled } from "../random.ts";
import { type ArraySample, type CellSample, learnSureness, type Samples, type ValueSample } from "./learn-sureness.ts";
import type { Question } from "./questions.ts";

/** The answer to a question that was held out from training. */
export interface Answer {
  readonly question: Question;
  readonly data: unknown;
  /** JSON Pointers of the values called `high`. */
  readonly high: ReadonlySet<string>;
}

/** Whether two values are equal, whatever their notation. */
export type AreSame = (truth: unknown, value: unknown) => boolean;

/** Each fold holds out a fifth of the issuers, or a twelfth of the kinds. */
export const FOLDS_OF_ISSUERS = 5;
export const FOLDS_OF_KINDS = 12;
/** Answers to held-out questions. */
export interface HeldOut {
  readonly answers: readonly Answer[];
  /** Weights learned from all papers, and the answers by them: for kinds that were seen. */
  readonly taught: SurenessWeights;
  readonly inView: readonly Answer[];
  /** The same with other confidence thresholds below which values and arrays are left out; it takes as long as all else. */
  tried(): readonly { readonly least: Least; readonly answers: readonly Answer[] }[];
}

type Least = SurenessWeights["least"];

const TRIED_LEASTS: readonly Least[] = [
  { value: 0, row: 0, array: 0 },
  { value: 0.25, row: 0.2, array: 0.2 },
  { value: 0.25, row: 0.2, array: 0.5 },
  { value: 0.35, row: 0.2, array: 0.35 },
  { value: 0.5, row: 0.2, array: 0.5 },
  { value: 0.6, row: 0.4, array: 0.6 },
];

/**
 * Answers each question with confidence and the threshold for `high` learned from papers of the other groups.
 *
 * @param folds - number of parts that the groups are divided into; without it, each group is held out by itself
 */
// oxlint-disable-next-line max-params -- what is asked, how it is parted, and what is right
export function answerHeldOut(
  questions: readonly Question[],
  groupOf: (question: Question) => string,
  areSame: AreSame,
  folds?: number,
): HeldOut {
  const groups = shuffled([...new Set(questions.map(groupOf))].toSorted(), generator(5));
  const count = folds ?? groups.length;
  const samples = questions.map((question) => ({
    fold: groups.indexOf(groupOf(question)) % count,
    ...samplesOf(question, areSame),
  }));
  const taught = Array.from({ length: count }, (_, fold) =>
    learnSureness(joined(samples.filter((one) => one.fold !== fold))),
  );
  const answer = (least?: Least): Answer[] =>
    questions.map((question, at) => {
      const sureness = taught[samples[at]!.fold]!;
      if (least === undefined) return toAnswer(question, sureness);
      return toAnswer(question, { ...sureness, least });
    });
  const all = learnSureness(joined(samples));
  return {
    answers: answer(),
    taught: all,
    inView: questions.map((question) => toAnswer(question, all)),
    tried: () => TRIED_LEASTS.map((least) => ({ least, answers: answer(least) })),
  };
}

function joined(parts: readonly Samples[]): Samples {
  return {
    values: parts.flatMap(({ values }) => values),
    cells: parts.flatMap(({ cells }) => cells),
    arrays: parts.flatMap(({ arrays }) => arrays),
  };
}

function samplesOf({ paper: { kind }, truth, shared, absent, isOfLists, choice }: Question, areSame: AreSame): Samples {
  const { fields, assigned, rows, carried } = choice;
  const judged = judgedArrays(choice);
  const shown = evidenceOf({ assigned, arrays: judged });
  const around = new Surroundings(choice, rows);
  const evidence = carried.length > 0 ? 1 : shown.ofAll;
  const values = assigned.flatMap((one, index): ValueSample[] => {
    const { path, kind: ofField } = fields[index]!;
    if (one === null || isShared(path, shared) || isOfLists === true) return [];
    const right = at(truth, path);
    return [{ signs: signsOf(one, index, shown, around), sort: sortOf(ofField), evidence, kind, weight: 1, isRight: isFilled(right) && areSame(right, one.candidate.value) }];
  });
  const isRightCell = (filled: Filled): boolean => isInColumn(truth, filled.path, filled.value, areSame);
  const isAsked = (filled: Filled): boolean => isOfLists !== true || absent!.has(String(filled.path[0]));
  const lists = cellsByArray(rows.filter(isAsked), judged, shown);
  const cells = lists.flatMap((array): CellSample[] => {
    if (isOfLists === true) return [];
    const known = array.rows.flat().filter(({ signs, filled }) => signs !== null && !isShared(filled.path, shared));
    return known.map(({ signs, filled }) => (
      { signs: signs!, sort: filled.cell!.sort, evidence: isGrouped(filled) ? 0 : evidence, kind, weight: 1 / Math.sqrt(known.length), isRight: isRightCell(filled) }
    ));
  });
  const arrays = lists.flatMap((array): ArraySample[] => {
    const known = array.rows.flat().flatMap(({ filled }) => (filled.isCarried === true || filled.isMeasure === true || isShared(filled.path, shared) ? [] : [filled]));
    if (known.length === 0) return [];
    return [{ signs: array.signs, weight: 1, isRight: known.filter(isRightCell).length >= 0.5 * known.length }];
  });
  return { values, cells, arrays };
} // prettier-ignore

/** @param shared - paths of leaves and arrays, without row numbers */
export function isShared(path: readonly (string | number)[], shared: ReadonlySet<string>): boolean {
  const names = path.filter((part) => typeof part === "string");
  return names.some((_, at) => shared.has(names.slice(0, at + 1).join(".")));
}

/** A cell is right if its row of the truth, or a row near it, states it: earlier rows may have been missed. */
// oxlint-disable-next-line max-params -- a value of the data, and what it is compared by
function isInColumn(truth: unknown, path: readonly (string | number)[], value: unknown, areSame: AreSame): boolean {
  const row = path.findLastIndex((part) => typeof part === "number");
  const list = at(truth, path.slice(0, row));
  if (!Array.isArray(list)) return false;
  const own = path[row] as number;
  return [own, own - 1, own + 1].some((index) => {
    const right = at((list as unknown[])[index], path.slice(row + 1));
    return isFilled(right) && areSame(right, value);
  });
}

function isFilled(truth: unknown): boolean {
  return truth !== null && truth !== undefined;
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[part];
  }
  return found;
}

function toAnswer(question: Question, sureness: SurenessWeights): Answer {
  const draft = judgeChoice(question.choice, sureness);
  const { data, citations } = finishDraft(draft, draft.filled, []);
  const high = Object.entries(citations ?? {}).flatMap(([pointer, places]) =>
    places.some(({ confidence }) => confidence === "high") ? [pointer] : [],
  );
  return { question, data, high: new Set(high) };
}
