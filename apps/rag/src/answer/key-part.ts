/**
 * The key part of a quote: the few words of a sentence that answer, as in "fell between 4 percent to 7 percent". They are framed,
 * and the rest of the sentence is shown fainter. Every run of words is a candidate; signs count for or against it, and their
 * weights are learned.
 */
import type { AnswerKind } from "../question/kinds.ts";
import type { UnderstoodQuestion } from "../question/understand.ts";
import { KEY_SIGNS, look, tokensOf, type KeySign, type Run } from "./key-signs.ts";
import { KEY_WEIGHTS } from "./key-weights.ts";
import { lettersOf } from "./place-quote.ts";

/**
 * Returns the words of the sentence that answer, extended to whole lines; a short sentence is returned whole.
 *
 * @param lines - lines of the page
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

/** Extends a run to whole lines: a frame around three words of a line says less than one around all words of the sentence in that line. */
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

/** Yields every run of up to {@link MAX_WORDS} words, and the whole sentence, with the measures of its signs. */
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
/** Kinds of values that can be recognised by their form. Names and reasons cannot, so their sentence is framed whole. */
const HAS_VALUE: ReadonlySet<AnswerKind> = new Set(["date", "duration", "share", "amount", "number"]);
/** Sentences of up to this many words are framed whole. */
const SHORT = 3;
/** Texts with more words are not sentences. */
const LONGEST = 120;

export function partOf(text: string, { start, end }: Run): string {
  return tokensOf(text).slice(start, end).join(" ");
}

/** Finds line ends by their letters, because joining lines drops spaces and hyphens. */
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
