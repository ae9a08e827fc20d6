import type { Quote } from "../answer/answer.ts";
import { quotesFrom, rank } from "../answer/quote.ts";
import type { IndexedPassage } from "../index/refresh.ts";
import { libraryOf } from "../index/stored-search.ts";
import { understand } from "../question/understand.ts";
import { around } from "./around.ts";
import type { BenchQuestion, BenchResult } from "./questions.ts";

/** What one way of reading gave for a question. */
export interface BenchRun {
  readonly question: BenchQuestion;
  /** The answer, the best first; empty where it was refused. */
  readonly shown: readonly BenchResult[];
  readonly found: readonly BenchResult[];
}

export function runQuestions(
  passages: readonly IndexedPassage[],
  questions: readonly BenchQuestion[],
): readonly BenchRun[] {
  const { search, rarity } = libraryOf(passages);
  return questions.map((question) => {
    const found = search(question.question).slice(0, 10);
    const understood = understand(question.question, rarity);
    const { quotes } = quotesFrom(rank(found, understood), understood);
    return {
      question,
      shown: quotes.map(quoteResult),
      found: found.map(({ passage }) => {
        const { page, ...box } = passage.bbox;
        return { file: passage.file, page, box, text: passage.text };
      }),
    };
  });
}

/** The place on the page where a quote begins: around what is framed, and nothing of what is fainter around that. */
export function quoteResult({ file, text, places }: Quote): BenchResult {
  const [{ page, boxes }] = places as [Quote["places"][number]];
  return { file, text, page, box: around(boxes) };
}

/** The same with all that is quoted: for learning which quotes answer, wherever their key part is. */
export function wholeResult({ file, text, places }: Quote): BenchResult {
  const [{ page, boxes, faintBoxes = [] }] = places as [Quote["places"][number]];
  return { file, text, page, box: around([...boxes, ...faintBoxes]) };
}
