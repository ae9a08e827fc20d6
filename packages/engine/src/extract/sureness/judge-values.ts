import type { Assigned } from "../assign/assign-fields.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import { type ArrayCells, cellsByArray, isGrouped } from "./cell-signs.ts";
import type { JudgedArray, JudgedCell } from "./judged.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { Evidence } from "./evidence.ts";
import { arrayProbability, cellProbability, cellSureness, valueProbability, valueSureness } from "./sureness.ts";
import type { SurenessWeights, ValueSigns } from "./sureness-weights.ts";
import { isUnlabelled, Surroundings } from "./surroundings.ts";
import { sortOf } from "./value-sort.ts";

/** The values chosen for a schema, before their confidence is judged. */
export interface ToJudge {
  readonly fields: readonly Field[];
  readonly assigned: readonly (Assigned | null)[];
  /** Candidates of each field. */
  readonly candidates: readonly (readonly Candidate[])[];
  readonly arrays: readonly JudgedArray[];
  /** Values that the file contains as data. */
  readonly carried: readonly Filled[];
  readonly lineIndex: LineIndex;
}

/** Minimum probability of a list whose cells may be `high`. */
const MIN_LIST_OF_HIGH = 0.8;
const MAX_SCORE = 8;
/** Upper limit, so that a schema of one field counts like one of two. */
const MAX_FEW = 0.5;

/** Drops values that are not sure enough and sets the confidence of the others, from their own signs and from how much of the schema is shown. */
export function judgeValues(choice: ToJudge, rows: readonly Filled[], model: SurenessWeights): Filled[] {
  const { fields, assigned, arrays, carried } = choice;
  const evidence = evidenceOf(choice);
  const around = new Surroundings(choice, rows);
  const ofAll = carried.length > 0 ? 1 : evidence.ofAll;
  const values = assigned.flatMap((one, index): Filled[] => {
    if (one === null) return [];
    const sort = sortOf(fields[index]!.kind);
    const signs = signsOf(one, index, evidence, around);
    if (valueProbability(signs, sort, model.value) < model.least.value) return [];
    const { value, spans } = one.candidate;
    return [{ path: fields[index]!.path, value, spans, sureness: valueSureness(signs, sort, ofAll, model) }];
  });
  return [...values, ...cellsByArray(rows, arrays, evidence).flatMap((array) => judgeArray(array, ofAll, model))];
}

export function evidenceOf({ assigned, arrays }: Pick<ToJudge, "assigned" | "arrays">): Evidence {
  return new Evidence(
    assigned.map((one) => one?.candidate ?? null),
    arrays.map(({ isShown }) => isShown),
  );
}

/** @param index - the field's index among those of the schema */
// oxlint-disable-next-line max-params -- a value, its field, and what is around it
export function signsOf(one: Assigned, index: number, evidence: Evidence, around: Surroundings): ValueSigns {
  const { candidate: { signs, score }, margin } = one; // prettier-ignore
  const sign = (name: keyof typeof signs): number => signs[name] ?? 0;
  const shown = evidence.besidesField(index);
  const label = Math.max(sign("label"), sign("kindred"), sign("said"));
  const unlabelled = isUnlabelled(one) ? 1 : 0;
  return {
    score: Math.min(MAX_SCORE, score),
    margin,
    whole: sign("whole"),
    unlabelled,
    said: signs.said === undefined ? 0 : 1,
    ambiguous: sign("ambiguous"),
    label,
    added: sign("added"),
    shown,
    bare: unlabelled * (1 - shown),
    vague: (1 - unlabelled) * (1 - label) * (1 - shown),
    few: Math.min(MAX_FEW, 1 / evidence.size),
    ofRow: around.isOfRow(one) ? 1 : 0,
    elsewhere: around.isLabelledElsewhere(index) ? 1 : 0,
    fit: signs.fit ?? 1,
    kindred: signs.kindred !== undefined && signs.label === undefined ? 1 : 0,
    unsaid: signs.said === undefined ? 0 : 1 - signs.said,
    prose: sign("prose"),
    foreign: Math.max(sign("foreign"), sign("claimed")),
    wanted: around.wantedBy(index, one),
    ownerless: around.isOwnerless(index, one) ? 1 : 0,
    otherParty: sign("otherParty"),
    below: sign("below"),
    inline: sign("inline"),
    distance: sign("distance"),
    partial: sign("partial"),
    strange: sign("strange"),
    nameless: around.isNameless(index) ? 1 : 0,
  };
}

/** Drops lists about something else, and rows that are unlikely on average. */
function judgeArray({ rows, signs: ofArray }: ArrayCells, evidence: number, model: SurenessWeights): Filled[] {
  const { least } = model;
  // Data of the file, and rows of a statement that the list's name labels, show their subject themselves.
  const isTold = rows.every((row) => row.every(({ filled }) => filled.isCarried === true || filled.isMeasure === true));
  const likely = isTold ? 1 : arrayProbability(ofArray, model.array);
  if (likely < least.array) return [];
  const shown = likely < MIN_LIST_OF_HIGH ? 0 : evidence;
  const judged = rows.map((row) => ({ row, mean: meanOf(row, model) }));
  return judged.filter(({ mean }) => mean === null || mean >= least.row).flatMap(({ row }) => row.map(({ filled, signs }) =>
    signs === null ? filled : { ...filled, sureness: cellSureness(signs, filled.cell!.sort, isGrouped(filled) ? 0 : shown, model) }));
} // prettier-ignore

/** Mean probability of a row's cells; null if it has none. */
function meanOf(row: readonly JudgedCell[], model: SurenessWeights): number | null {
  const known = row.flatMap(({ filled, signs }) => (signs === null ? [] : [cellProbability(signs, filled.cell!.sort, model.cell)]));
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0) / known.length;
} // prettier-ignore
