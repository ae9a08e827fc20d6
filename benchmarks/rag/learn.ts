/**
 * Learns the weights of the signs from questions with known answers: among the candidates of a question, those that answer it
 * should get the greatest share (a softmax). Whether the best of them answers is learned separately (a logistic regression), also
 * from the same questions with the document, or the passage that answers, removed.
 */
import { leadsOf, type Ranked } from "@docsvc/rag/src/answer/quote.ts";
import type { SupportSign } from "@docsvc/rag/src/answer/weights.ts";
import { SIGNS, type Sign } from "@docsvc/rag/src/answer/signs.ts";
import type { Lesson } from "./lessons.ts";

const ALL_SIGNS = Object.keys(SIGNS) as Sign[];
/** Signs that do not grow with the length of a question: a long question must not be refused for its length. */
const SUPPORT_SIGNS: readonly SupportSign[] = [
  "bias",
  "lead",
  "named",
  "namedAround",
  "told",
  "toldAround",
  "foremost",
  "heaviest",
  "fixed",
  "value",
  "lacks",
  "near",
  "defines",
  "empty",
  "phrases",
  "crossing",
  "labelled",
  "headed",
  "otherYear",
  "focus",
  "focusValue",
  "missing",
  "valueNamed",
  "outstanding",
  "fixedMissing",
  "fixedUnknown",
  "precise",
  "missedElsewhere",
  "missedWords",
  "otherLanguage",
  "thingMissed",
  "thingFar",
  "thingUnknown",
];

/**
 * Signs that by their meaning count against an answer. The kind and length of a text may count either way; all others count for it. A weight
 * that would be learned with the opposite sign is an artefact of the lessons, so it is set to 0.
 */
const AGAINST: ReadonlySet<string> = new Set([
  "lacks",
  "empty",
  "otherYear",
  "missing",
  "fixedMissing",
  "fixedUnknown",
  "missedElsewhere",
  "missedWords",
  "otherLanguage",
  "namedLater",
  "thingMissed",
  "thingFar",
  "thingUnknown",
]);
const EITHER: ReadonlySet<string> = new Set(["bias", "caption", "cell", "row", "field", "long"]);

/** Signs whose weight for support is stated in weights.ts: they are rare, so that the penalty on weights would keep them small. */
const STATED: Readonly<Record<string, number>> = { otherYear: -1.5, fixedMissing: -1.5 };

function allowed(sign: string, weight: number): number {
  if (EITHER.has(sign)) return weight;
  return AGAINST.has(sign) ? Math.min(0, weight) : Math.max(0, weight);
}

export type Weights = Record<string, number>;

/** Gradient ascent on the mean log share of the right candidates, with an L2 penalty on the weights. */
export function learnAnswer(lessons: readonly Lesson[]): Weights {
  const known = lessons
    .filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
    .map(({ candidates }) => ({
      rows: candidates.map(({ measures }) => Float64Array.from(ALL_SIGNS, (sign) => measures[sign])),
      right: candidates.map(({ isRight }) => isRight),
    }));
  const weights = new Float64Array(ALL_SIGNS.length);
  const speed = new Float64Array(ALL_SIGNS.length);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -HOLD * weight);
    for (const { rows, right } of known) {
      const scores = rows.map((row) => dot(row, weights));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = total(shares);
      const good = total(shares.filter((_, at) => right[at]));
      for (const [at, row] of rows.entries()) {
        const pull = ((right[at] ? shares[at]! / good : 0) - shares[at]! / all) / known.length;
        if (Math.abs(pull) < 1e-9) continue;
        for (let sign = 0; sign < row.length; sign++) slope[sign]! += pull * row[sign]!;
      }
    }
    for (let sign = 0; sign < weights.length; sign++) {
      speed[sign] = MOMENTUM * speed[sign]! + RATE * slope[sign]!;
      weights[sign] = allowed(ALL_SIGNS[sign]!, weights[sign]! + speed[sign]!);
    }
  }
  return Object.fromEntries(ALL_SIGNS.map((sign, at) => [sign, weights[at]!]));
}

/** Learns whether the first-ranked candidate is an answer. Questions for which another one is are skipped. */
export function learnSupport(lessons: readonly Lesson[], ranking: Weights): Weights {
  const cases = lessons.flatMap(({ question, candidates, isAnswerable }) => {
    const best = bestOf(candidates, ranking);
    if (best === undefined || (isAnswerable && !best.isRight)) return [];
    const measured = supportMeasuresOf(best, candidates, ranking);
    const row = Float64Array.from(SUPPORT_SIGNS, (sign) => measured[sign]!);
    return [{ row, target: isAnswerable ? 1 : 0, counts: question.answerable ? 1 : WRITTEN_COUNTS }];
  });
  const counted = (target: number): number => total(cases.map((one) => (one.target === target ? one.counts : 0)));
  const all = [counted(0), counted(1)] as const;
  const weights = new Float64Array(SUPPORT_SIGNS.length);
  const speed = new Float64Array(SUPPORT_SIGNS.length);
  for (let step = 0; step < 4 * STEPS; step++) {
    const slope = weights.map((weight, at) => (SUPPORT_SIGNS[at] === "bias" ? 0 : -HOLD * weight));
    for (const { row, target, counts } of cases) {
      // Both classes weigh the same, whatever their sizes.
      const part = (0.5 * counts) / all[target as 0 | 1];
      const pull = part * (target - 1 / (1 + Math.exp(-dot(row, weights))));
      for (let sign = 0; sign < row.length; sign++) slope[sign]! += pull * row[sign]!;
    }
    for (let sign = 0; sign < weights.length; sign++) {
      speed[sign] = MOMENTUM * speed[sign]! + 2 * RATE * slope[sign]!;
      const name = SUPPORT_SIGNS[sign]!;
      weights[sign] = STATED[name] ?? allowed(name, weights[sign]! + speed[sign]!);
    }
  }
  return Object.fromEntries(SUPPORT_SIGNS.map((sign, at) => [sign, weights[at]!]));
}

/** Questions written to have no answer are few, but closer to real ones than those whose document was removed. */
const WRITTEN_COUNTS = 4;
const STEPS = 250;
const RATE = 0.3;
const MOMENTUM = 0.9;
const HOLD = 0.003;

/** The measures that the support of the best candidate is computed from. */
export function supportMeasuresOf(
  best: Lesson["candidates"][number],
  candidates: Lesson["candidates"],
  ranking: Weights,
): Readonly<Record<string, number>> {
  const scores = candidates.map(({ measures }) => weigh(measures, ranking));
  return { ...best.measures, lead: leadsOf(scores)[candidates.indexOf(best)]!, bias: 1 };
}

export function bestOf(candidates: Lesson["candidates"], weights: Weights): Lesson["candidates"][number] | undefined {
  const scores = candidates.map(({ measures }) => weigh(measures, weights));
  return candidates[scores.indexOf(Math.max(...scores))];
}

export function weigh(measures: Ranked["measures"] | Readonly<Record<string, number>>, weights: Weights): number {
  let all = 0;
  for (const sign in weights) all += weights[sign]! * ((measures as Readonly<Record<string, number>>)[sign] ?? 0);
  return all;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
