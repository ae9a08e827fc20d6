import type { Candidate } from "../candidates/candidate.ts";
import { areSame } from "../embedded/embedded-fields.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import type { FieldAnswer } from "./ask-fields.ts";
import type { FoundValue } from "./find-value.ts";

/** Confidence of a value that the engine and the model read independently. */
const AGREED = 0.97;
/** Confidence of a value that only the model gives: it was found at its lines, but whether it belongs to the field is unproved. */
const MODEL_ALONE = 0.7;
/** Confidence of an engine value that the model reads otherwise, or not at all. */
const DISPUTED = 0.8;
/** At least 95 % of the values that the engine alone calls sure are right: a model that contradicts itself, or gives none, does not replace them. */
const SURE = 0.95;
/** Number of answers from which on the model can overrule the engine; to replace a sure value they must be equal. */
const MIN_ANSWERS = 2;
/** Minimum odds of a candidate that lost its place to another field but still supports a value. */
const SUPPORTS = 1.4;

/** A field with the engine's candidates and the model's answers. */
export interface Contested {
  readonly field: Field;
  readonly own: Filled | undefined;
  readonly candidates: readonly Candidate[];
  /** In the order in which they arrived. */
  readonly answers: readonly FieldAnswer[];
}

/** Whether there is nothing more to ask: both have the same value, or both have none. */
export function isSettled(contested: Contested): boolean {
  const { own, answers } = contested;
  if (answers.some(({ found }) => found !== null && isSupported(found, contested))) return true;
  return own === undefined && answers.length > 0 && answers.every(({ isAnswered }) => !isAnswered);
}

/** Decides the value of a field from both; null if neither has one. */
export function settleField(contested: Contested): Filled | null {
  const { field, own, answers } = contested;
  const found = answers.flatMap((answer) => answer.found ?? []);
  const agreed = found.find((one) => isSupported(one, contested));
  if (agreed !== undefined) {
    const isOwn = own !== undefined && areSame(own.value, agreed.value);
    return isOwn
      ? { ...own, sureness: Math.max(own.sureness, AGREED) }
      : { path: field.path, ...agreed, sureness: AGREED };
  }
  const said = found.at(-1);
  const isSure = own !== undefined && own.sureness >= SURE;
  if (said !== undefined && (!isSure || isRepeated(found))) {
    return { path: field.path, ...said, sureness: MODEL_ALONE };
  }
  if (own === undefined) return null;
  if (said !== undefined) return { ...own, sureness: DISPUTED };
  const isDenied = answers.length >= MIN_ANSWERS && answers.every(({ isAnswered }) => !isAnswered);
  if (isDenied && !isSure) return null;
  // The model's second answer did not confirm the value either, or an answer was empty: the engine's own value is doubtful.
  const isDoubted = answers.length >= MIN_ANSWERS || answers.some(({ isAnswered }) => !isAnswered);
  return isDoubted ? { ...own, sureness: Math.min(own.sureness, DISPUTED) } : own;
}

/** Whether the value was found on the page each time the model was asked. */
function isRepeated(found: readonly FoundValue[]): boolean {
  return found.length >= MIN_ANSWERS && found.every(({ value }) => areSame(value, found[0]!.value));
}

/** Whether the engine reads the same value, or would if another field had not taken the place. */
function isSupported({ value }: FoundValue, { own, candidates }: Contested): boolean {
  if (own !== undefined) return areSame(own.value, value);
  return candidates.some((candidate) => candidate.score >= SUPPORTS && areSame(candidate.value, value));
}
