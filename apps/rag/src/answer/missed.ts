/** What a question names and a text does not; `named` says for each of its words how well the text names it, 0 to 1. */
import type { UnderstoodQuestion } from "../question/understand.ts";

/** How little the noun of the question that is named least is named. */
export function thingMissedBy({ words }: UnderstoodQuestion, named: readonly number[]): number {
  return Math.max(0, ...words.map(({ isThing, namesKind }, at) => (isThing && !namesKind ? 1 - named[at]! : 0)));
}

/** Whether a name, year or number of the question is not named. */
export function fixedMissedBy({ words, fixed }: UnderstoodQuestion, named: readonly number[]): number {
  return Number(words.some(({ word }, at) => fixed.has(word) && named[at] === 0));
}

/** Weight of the rarest word that neither text names, apart from those that only name the kind of answer. */
export function rarestMissedBy(
  { words, mass }: UnderstoodQuestion,
  own: readonly number[],
  around: readonly number[],
): number {
  return words.reduce((most, { weight, namesKind }, at) => {
    const missed = namesKind ? 0 : Math.min(1, weight * mass) * (1 - Math.max(own[at]!, around[at]!));
    return Math.max(most, missed);
  }, 0);
}
