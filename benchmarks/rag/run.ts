import type { Quote } from "@docsvc/rag/src/answer/answer.ts";
import { quotesFrom, rank, supportOf, toQuote } from "@docsvc/rag/src/answer/quote.ts";
import type { IndexedPassage } from "@docsvc/rag/src/index/refresh.ts";
import { libraryOf } from "@docsvc/rag/src/index/stored-search.ts";
import { CONSIDERED } from "@docsvc/rag/src/search/neighbours.ts";
import { understand } from "@docsvc/rag/src/question/understand.ts";
import { around } from "./around.ts";
import { answers, type BenchQuestion, type BenchResult } from "./questions.ts";

/** The results of one way of reading for a question. */
export interface BenchRun {
  readonly question: BenchQuestion;
  /** The answer, best first; empty if it was refused. */
  readonly shown: readonly BenchResult[];
  readonly found: readonly BenchResult[];
  /** The best candidate, whether it is shown or not, and its support; absent if the search found nothing. */
  readonly best?: BenchResult & { readonly support: number };
}

export function runQuestions(
  passages: readonly IndexedPassage[],
  questions: readonly BenchQuestion[],
): readonly BenchRun[] {
  const { search, rarity } = libraryOf(passages);
  return questions.map((question) => {
    const found = search(question.question).slice(0, CONSIDERED);
    const understood = understand(question.question, rarity);
    const ranked = rank(found, understood);
    const { quotes } = quotesFrom(ranked, understood);
    const [best] = ranked;
    return {
      question,
      ...(best && { best: { ...quoteResult(toQuote(best, understood)), support: supportOf(best) } }),
      shown: quotes.map(quoteResult),
      found: found.map(({ passage }) => {
        const { page, ...box } = passage.bbox;
        return { file: passage.file, page, box, text: passage.text };
      }),
    };
  });
}

/** The place on the page where a quote begins: the box around the framed part, without the fainter rest. */
export function quoteResult({ file, text, places }: Quote): BenchResult {
  const [{ page, boxes }] = places as [Quote["places"][number]];
  return { file, text, page, box: around(boxes) };
}

/** The same for the whole quote: used to learn which quotes answer, regardless of their key part. */
export function wholeResult({ file, text, places }: Quote): BenchResult {
  const [{ page, boxes, faintBoxes = [] }] = places as [Quote["places"][number]];
  return { file, text, page, box: around([...boxes, ...faintBoxes]) };
}

/** A line for a run that went wrong, with what was shown; empty for one that went right. */
export function faultOf({ question, shown }: BenchRun): string {
  const [first] = shown;
  const isRight = first !== undefined && answers(first, question);
  if (question.answerable ? isRight : first === undefined) return "";
  const fault = first === undefined ? "refused" : question.answerable ? "wrong" : "answered";
  return `${fault} ${question.file}: ${question.question}\n    ${first?.text.slice(0, 140) ?? ""}\n`;
}
