/**
 * Learns which words of a sentence answer: among all runs of words, those whose boxes overlap the true place most
 * should get the greatest share (a softmax).
 */
import { bestRun, measuredRuns, partOf, type MeasuredRun } from "@docsvc/rag/src/answer/key-part.ts";
import { KEY_SIGNS, type KeySign } from "@docsvc/rag/src/answer/key-signs.ts";
import { placesOf, type Lined } from "@docsvc/rag/src/answer/place-quote.ts";
import { understand, type UnderstoodQuestion } from "@docsvc/rag/src/question/understand.ts";
import type { Rarity } from "@docsvc/rag/src/search/rarity.ts";
import { around } from "./around.ts";
import type { Lesson } from "./lessons.ts";
import { covers, overlap, type BenchQuestion, type BenchResult } from "./questions.ts";

const ALL_SIGNS = Object.keys(KEY_SIGNS) as KeySign[];

/** A sentence that answers a question, with all its runs of words. */
export interface KeyLesson {
  readonly question: BenchQuestion;
  readonly runs: readonly KeyRun[];
}

export interface KeyRun extends MeasuredRun {
  /** Overlap of its boxes with the true place (IoU). */
  readonly overlap: number;
  readonly covers: boolean;
}

/** Returns for each question the sentence, or the cell of several words, that names most of it among those that answer it. */
export function keyLessonsOf(lessons: readonly Lesson[], rarity: Rarity): readonly KeyLesson[] {
  return lessons.flatMap(({ question, candidates }) => {
    const right = candidates.filter(({ isRight, candidate: { kind } }) => isRight && kind !== "row");
    const [best] = right.sort((one, other) => other.measures.named - one.measures.named);
    if (best === undefined) return [];
    const { cell, text, found } = best.candidate;
    const lined = cell === undefined ? found.passage : { bbox: cell.at.bbox, lines: cell.at.lines ?? [] };
    const whole = cell?.text ?? text;
    const words = whole.split(/\s+/).length;
    return words > 3 && words <= 150 ? [keyLesson(question, understand(question.question, rarity), lined, whole)] : [];
  });
}

function keyLesson(question: BenchQuestion, understood: UnderstoodQuestion, passage: Lined, text: string): KeyLesson {
  const runs = [...measuredRuns(text, understood)].map(({ run, measures }): KeyRun => {
    const [{ page, boxes }] = placesOf(passage, text, partOf(text, run)) as [ReturnType<typeof placesOf>[number]];
    const result: BenchResult = { file: question.file, page, text, box: around(boxes) };
    return { run, measures, overlap: overlap(result, question), covers: covers(result, question) };
  });
  return { question, runs };
}

/** How far the framed words of each question overlap its true place, in six-fold cross-validation. */
export function crossValidateKeys(lessons: readonly KeyLesson[]): readonly KeyRun[] {
  return [0, 1, 2, 3, 4, 5].flatMap((fold) => {
    const weights = learnKey(lessons.filter((_, at) => at % 6 !== fold));
    return lessons.filter((_, at) => at % 6 === fold).map(({ runs }) => bestRun(runs, weights));
  });
}

export function learnKey(lessons: readonly KeyLesson[]): Record<KeySign, number> {
  const weights = Object.fromEntries(ALL_SIGNS.map((sign) => [sign, 0])) as Record<KeySign, number>;
  const cases = lessons.map(({ runs }) => {
    const rows = runs.map(({ measures }) => ALL_SIGNS.map((sign) => measures[sign]));
    return { rows, shares: sharesOf(runs.map((run) => run.overlap / EVEN)) };
  });
  for (let step = 0; step < STEPS; step++) {
    const all = ALL_SIGNS.map((sign) => weights[sign]);
    const slope = all.map((weight) => -HOLD * weight);
    for (const { rows, shares } of cases) {
      const now = sharesOf(rows.map((row) => row.reduce((sum, measure, sign) => sum + measure * all[sign]!, 0)));
      for (const [at, row] of rows.entries()) {
        const pull = (shares[at]! - now[at]!) / cases.length;
        for (let sign = 0; sign < row.length; sign++) slope[sign]! += pull * row[sign]!;
      }
    }
    for (const [at, sign] of ALL_SIGNS.entries()) weights[sign] += RATE * slope[at]!;
  }
  return weights;
}

/** Runs whose overlaps differ by less than this are about equally good. */
const EVEN = 0.1;
const STEPS = 400;
const RATE = 1;
const HOLD = 0.003;

/** Shares that add up to 1 (a softmax). */
function sharesOf(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
