import { candidatesOf } from "@docsvc/rag/src/answer/candidates.ts";
import { extremeOf } from "@docsvc/rag/src/answer/extreme.ts";
import { toQuote, type Ranked } from "@docsvc/rag/src/answer/quote.ts";
import { measure } from "@docsvc/rag/src/answer/signs.ts";
import type { IndexedPassage } from "@docsvc/rag/src/index/refresh.ts";
import { libraryOf } from "@docsvc/rag/src/index/stored-search.ts";
import { CONSIDERED } from "@docsvc/rag/src/search/neighbours.ts";
import { understand } from "@docsvc/rag/src/question/understand.ts";
import { subjectOf } from "./domains.ts";
import { answers, covers, type BenchQuestion } from "./questions.ts";
import { wholeResult } from "./run.ts";

/** A question with its candidates. */
export interface Lesson {
  readonly question: BenchQuestion;
  readonly candidates: readonly (Ranked & { readonly isRight: boolean })[];
  readonly isAnswerable: boolean;
}

/**
 * Translations of a question's document answer it too, so they are left out.
 *
 * @param isWithout - asks each question of the folder without its document, so that there is no answer
 */
export function lessonsOf(
  passages: readonly IndexedPassage[],
  questions: readonly BenchQuestion[],
  isWithout: boolean,
): readonly Lesson[] {
  const { search, rarity } = libraryOf(passages);
  const files = new Set(passages.map(({ file }) => file));
  return questions.map((question) => {
    const asked = understand(question.question, rarity);
    const subject = subjectOf(question.file);
    const isSearched = (file: string): boolean => (file === question.file ? !isWithout : subjectOf(file) !== subject);
    const found = search(question.question, new Set([...files].filter(isSearched)));
    const negatives = isWithout ? found.filter(({ passage }) => !says(passage, question)) : found;
    const candidates = negatives
      .slice(0, CONSIDERED)
      .flatMap((one) => [...candidatesOf(one), ...extremeOf(one, asked)])
      .map((candidate) => {
        const ranked = { candidate, measures: measure(asked, candidate), score: 0, lead: 0 };
        return { ...ranked, isRight: question.answerable && isRight(ranked, question) };
      });
    return { question, isAnswerable: question.answerable && !isWithout, candidates };
  });
}

/** Whether a passage contains the words of an accepted answer: many documents repeat them in several places. */
function says({ text }: IndexedPassage, { answers: accepted }: BenchQuestion): boolean {
  const words = ` ${wordsIn(text)} `;
  return accepted.some((answer) => words.includes(` ${wordsIn(answer)} `));
}

function wordsIn(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

function isRight(ranked: Ranked, question: BenchQuestion): boolean {
  const { text, found } = ranked.candidate;
  const { page } = found.passage.bbox;
  // Checked before the place is looked up, which is the slowest step.
  const isNear = question.truth.some((place) => Math.abs(place.page - page) <= 1);
  if (found.passage.file !== question.file || !isNear) return false;
  const at = question.truth.map((place) => ({ file: question.file, page: place.page, box: place.bbox, text }));
  if (!at.some((result) => answers(result, question))) return false;
  const result = wholeResult(toQuote(ranked, undefined));
  return answers(result, question) && covers(result, question);
}

/** The same question without the passages that contain the answer. */
export function withoutAnswer({ question, candidates }: Lesson): Lesson {
  const answering = new Set(candidates.filter((one) => one.isRight).map(({ candidate }) => candidate.found));
  return {
    question,
    isAnswerable: false,
    candidates: candidates.filter(
      ({ candidate: { found } }) => !answering.has(found) && !says(found.passage, question),
    ),
  };
}
