/**
 * The key part of a quote: the few words of a sentence that answer, "fell between 4 percent to 7 percent". They are framed,
 * the rest of the sentence fainter around them. Every run of words is a candidate; signs speak for or against it, and what
 * each weighs is learned.
 */
import type { AnswerKind } from "../question/kinds.ts";
import type { UnderstoodQuestion } from "../question/understand.ts";
import { KEY_SIGNS, look, tokensOf, type KeySign, type Run } from "./key-signs.ts";
import { KEY_WEIGHTS } from "./key-weights.ts";
import { lettersOf } from "./place-quote.ts";

/**
 * The words of the sentence that answer, with the rest of its lines; the sentence itself where it is short.
 *
 * @param lines - of the page
 */
export function keyPartOf(text: string, question: UnderstoodQuestion, lines: readonly string[]): string {
  const tokens = tokensOf(text);
  if (!HAS_VALUE.has(question.kind) || tokens.length <= SHORT || tokens.length > LONGEST) return text;
  return partOf(text, wholeLines(bestRun([...measuredRuns(text, question)], KEY_WEIGHTS), tokens, lines));
}

export function bestRun<Run extends MeasuredRun>(
  runs: readonly Run[],
  weights: Readonly<Record<KeySign, number>>,
): Run {
  const scores = runs.map(({ measures }) =>
    (Object.keys(measures) as KeySign[]).reduce((sum, sign) => sum + weights[sign] * measures[sign], 0),
  );
  return runs[scores.indexOf(Math.max(...scores))]!;
}

/** A frame around three words of a line says less than one around what the line says of the sentence. */
function wholeLines({ run: { start, end } }: MeasuredRun, tokens: readonly string[], lines: readonly string[]): Run {
  const ends = lineEndsOf(tokens, lines);
  const before = ends.findLast((last) => last < start);
  const after = ends.find((last) => last >= end - 1);
  return { start: before === undefined ? 0 : before + 1, end: after === undefined ? tokens.length : after + 1 };
}

export interface MeasuredRun {
  readonly run: Run;
  readonly measures: Readonly<Record<KeySign, number>>;
}

/** Every run of up to {@link MAX_WORDS} words, and all of them, with what the signs say. */
export function* measuredRuns(text: string, question: UnderstoodQuestion): Generator<MeasuredRun> {
  const seen = look(text, question);
  const all = seen.tokens.length;
  for (let start = 0; start < all; start++) {
    for (let end = start + 1; end <= all; end++) {
      if (end - start > MAX_WORDS && end - start < all) continue;
      const run = { start, end };
      const measures = Object.fromEntries(Object.entries(KEY_SIGNS).map(([sign, of]) => [sign, of(seen, run)]));
      yield { run, measures: measures as Record<KeySign, number> };
    }
  }
}

const MAX_WORDS = 16;
/** Kinds of values that are recognised by how they look. A name or a reason cannot: the sentence is framed whole. */
const HAS_VALUE: ReadonlySet<AnswerKind> = new Set(["date", "duration", "share", "amount", "number"]);
/** Fewer words are framed whole. */
const SHORT = 3;
/** More words are no sentence. */
const LONGEST = 120;

export function partOf(text: string, { start, end }: Run): string {
  return tokensOf(text).slice(start, end).join(" ");
}

/** Found by their letters: joining lines keeps no spaces and no hyphens. */
function lineEndsOf(tokens: readonly string[], lines: readonly string[]): readonly number[] {
  const all = lettersOf(lines.join(""));
  const start = all.indexOf(lettersOf(tokens.join("")));
  if (start < 0) return [];
  let letters = -start;
  const ends = lines.map((line) => (letters += lettersOf(line).length));
  letters = 0;
  const tokenEnds = tokens.map((token) => (letters += lettersOf(token).length));
  return ends.map((end) => tokenEnds.findIndex((tokenEnd) => tokenEnd >= end)).filter((at) => at >= 0);
}
