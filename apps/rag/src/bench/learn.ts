/**
 * Learns what the signs weigh, from questions with known answers: of the candidates of a question those that answer it are
 * to have the greatest share (a softmax); whether the best of them answers is learned apart (a logistic regression), also
 * from the same questions asked of a folder that lacks their document.
 */
import { candidatesOf } from "../answer/candidates.ts";
import { extremeOf } from "../answer/extreme.ts";
import { toQuote, type Ranked } from "../answer/quote.ts";
import { measure, SIGNS, type Sign } from "../answer/signs.ts";
import type { IndexedPassage } from "../index/refresh.ts";
import { libraryOf } from "../index/stored-search.ts";
import { understand } from "../question/understand.ts";
import { answers, covers, type BenchQuestion } from "./questions.ts";
import { wholeResult } from "./run.ts";

const ALL_SIGNS = Object.keys(SIGNS) as Sign[];
/** Signs that do not grow with the length of a question: a long one is not to be refused for that. */
const SUPPORT_SIGNS: readonly (Sign | "bias")[] = [
  "bias",
  "named",
  "namedAround",
  "told",
  "toldAround",
  "foremost",
  "heaviest",
  "fixed",
  "value",
  "phrases",
];

export interface Lesson {
  readonly question: BenchQuestion;
  readonly candidates: readonly (Ranked & { readonly isRight: boolean })[];
  readonly isAnswerable: boolean;
}

/** @param isWithout - asks each question of the folder without its document: nothing there answers it */
export function lessonsOf(
  passages: readonly IndexedPassage[],
  questions: readonly BenchQuestion[],
  isWithout: boolean,
): readonly Lesson[] {
  const { search, rarity } = libraryOf(passages);
  const files = new Set(passages.map(({ file }) => file));
  return questions.map((question) => {
    const asked = understand(question.question, rarity);
    const others = isWithout ? new Set([...files].filter((file) => file !== question.file)) : files;
    const candidates = search(question.question, others)
      .slice(0, 10)
      .flatMap((found) => [...candidatesOf(found), ...extremeOf(found, asked)]);
    return {
      question,
      isAnswerable: question.answerable && !isWithout,
      candidates: candidates.map((candidate) => {
        const ranked = { candidate, measures: measure(asked, candidate), score: 0 };
        const result = wholeResult(toQuote(ranked, undefined));
        const isRight = !isWithout && question.answerable && answers(result, question) && covers(result, question);
        return { ...ranked, isRight };
      }),
    };
  });
}

export type Weights = Record<string, number>;

/** Gradient ascent on the mean log share of the right candidates, held back by the squares of the weights. */
export function learnAnswer(lessons: readonly Lesson[]): Weights {
  const known = lessons.filter(({ candidates }) => candidates.some(({ isRight }) => isRight));
  const weights: Weights = Object.fromEntries(ALL_SIGNS.map((sign) => [sign, 0]));
  for (let step = 0; step < STEPS; step++) {
    const slope: Weights = Object.fromEntries(ALL_SIGNS.map((sign) => [sign, -HOLD * weights[sign]!]));
    for (const { candidates } of known) {
      const scores = candidates.map(({ measures }) => weigh(measures, weights));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = total(shares);
      const right = total(shares.filter((_, at) => candidates[at]!.isRight));
      for (const [at, { measures, isRight }] of candidates.entries()) {
        const pull = (isRight ? shares[at]! / right : 0) - shares[at]! / all;
        for (const sign of ALL_SIGNS) slope[sign]! += (pull * measures[sign]) / known.length;
      }
    }
    for (const sign of ALL_SIGNS) weights[sign]! += RATE * slope[sign]!;
  }
  return weights;
}

/** Whether the candidate that ranks first is an answer. */
export function learnSupport(lessons: readonly Lesson[], ranking: Weights): Weights {
  const cases = lessons.flatMap(({ candidates, isAnswerable }) => {
    const best = bestOf(candidates, ranking);
    return best ? [{ measures: { ...best.measures, bias: 1 }, target: isAnswerable ? 1 : 0 }] : [];
  });
  const share = cases.filter(({ target }) => target === 1).length / cases.length;
  const weights: Weights = Object.fromEntries(SUPPORT_SIGNS.map((sign) => [sign, 0]));
  for (let step = 0; step < STEPS; step++) {
    const slope: Weights = Object.fromEntries(
      SUPPORT_SIGNS.map((sign) => [sign, sign === "bias" ? 0 : -HOLD * weights[sign]!]),
    );
    for (const { measures, target } of cases) {
      // Both kinds weigh the same, however many there are.
      const part = 0.5 / (target === 1 ? share : 1 - share) / cases.length;
      const pull = target - 1 / (1 + Math.exp(-weigh(measures, weights)));
      for (const sign of SUPPORT_SIGNS) slope[sign]! += part * pull * (measures[sign] ?? 0);
    }
    for (const sign of SUPPORT_SIGNS) weights[sign]! += 4 * RATE * slope[sign]!;
  }
  return weights;
}

const STEPS = 1500;
const RATE = 0.5;
const HOLD = 0.01;

export function bestOf(candidates: Lesson["candidates"], weights: Weights): Lesson["candidates"][number] | undefined {
  const scores = candidates.map(({ measures }) => weigh(measures, weights));
  return candidates[scores.indexOf(Math.max(...scores))];
}

export function weigh(measures: Readonly<Record<string, number>>, weights: Weights): number {
  let all = 0;
  for (const sign in weights) all += weights[sign]! * (measures[sign] ?? 0);
  return all;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
