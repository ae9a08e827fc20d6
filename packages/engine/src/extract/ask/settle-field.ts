import type { Candidate } from "../candidates/candidate.ts";
import { areSame } from "../embedded/embedded-fields.ts";
import type { Field } from "../fields/field.ts";
import type { Filled } from "../result/filled.ts";
import type { FieldAnswer } from "./ask-fields.ts";
import type { FoundValue } from "./find-value.ts";

/** What a value has that the engine and the model read alike, each by its own means. */
const AGREED = 0.97;
/** What a model alone says, where it is as it says: the place is proved, that it is the field's is not. */
const MODEL_ALONE = 0.7;
/** Of what the engine found and the model read otherwise, or not at all. */
const DISPUTED = 0.8;
/** Of what the engine alone calls sure at least 95 % is right: a model that contradicts itself, or says nothing, does not replace it. */
const SURE = 0.95;
/** Answers from which on a model's word replaces a sure value of the engine. */
const MIN_ANSWERS = 2;
/** Odds of a candidate that lost its place to another field, from which on it still speaks for a value. */
const SUPPORTS = 1.4;

/** A field with what both say of it. */
export interface Contested {
  readonly field: Field;
  readonly own: Filled | undefined;
  readonly candidates: readonly Candidate[];
  /** In the order in which they came. */
  readonly answers: readonly FieldAnswer[];
}

/** Whether nothing is left to ask: both say the same, or both say nothing. */
export function isSettled(contested: Contested): boolean {
  const { own, answers } = contested;
  if (answers.some(({ found }) => found !== null && isSupported(found, contested))) return true;
  return own === undefined && answers.length > 0 && answers.every(({ isSaid }) => !isSaid);
}

/** The value of a field by what engine and model say; null where neither is there. */
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
  const isDenied = answers.length >= MIN_ANSWERS && answers.every(({ isSaid }) => !isSaid);
  if (isDenied && !isSure) return null;
  // Said otherwise twice, or not at all: what the engine alone reads is doubtful.
  const isDoubted = answers.length >= MIN_ANSWERS || answers.some(({ isSaid }) => !isSaid);
  return isDoubted ? { ...own, sureness: Math.min(own.sureness, DISPUTED) } : own;
}

/** The page has the value where the model says it, each time that it was asked. */
function isRepeated(found: readonly FoundValue[]): boolean {
  return found.length >= MIN_ANSWERS && found.every(({ value }) => areSame(value, found[0]!.value));
}

/** The engine reads the same, or would, had another field not taken the place. */
function isSupported({ value }: FoundValue, { own, candidates }: Contested): boolean {
  if (own !== undefined) return areSame(own.value, value);
  return candidates.some((candidate) => candidate.score >= SUPPORTS && areSame(candidate.value, value));
}
