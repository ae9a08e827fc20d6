/**
 * `node cross-validate.ts FOLDER...`: learns the weights from the repository's own fixtures and the folders, each with
 * its questions in `FOLDER.tsv`, and reports the results of weights learned without the domain of the document that is asked, and without its
 * language. With `--weights`, only the weights, which takes a tenth of the time.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { MIN_SUPPORT } from "@docsvc/rag/src/answer/quote.ts";
import { refresh, type IndexedPassage } from "@docsvc/rag/src/index/refresh.ts";
import { libraryOf } from "@docsvc/rag/src/index/stored-search.ts";
import { languageOf } from "@docsvc/rag/src/language/language-of.ts";
import { kindOf } from "@docsvc/rag/src/question/kinds.ts";
import { connect } from "@docsvc/rag/src/read/connect.ts";
import { readWithLangChain } from "@docsvc/rag/src/read/with-langchain.ts";
import type { Rarity } from "@docsvc/rag/src/search/rarity.ts";
import { sampleFolder } from "@docsvc/rag/src/testing/sample-folder.ts";
import { askedQuestions } from "./asked-questions.ts";
import { ASKED_FIXTURES } from "./asked-fixtures.ts";
import { domainOf } from "./domains.ts";
import { crossValidateKeys, keyLessonsOf, learnKey, type KeyRun } from "./learn-key.ts";
import { bestOf, learnAnswer, learnSupport, supportMeasuresOf, weigh, type Weights } from "./learn.ts";
import { lessonsOf, withoutAnswer, type Lesson } from "./lessons.ts";
import { tallyOf, type Tallied } from "./tally.ts";

await using opened = new AsyncDisposableStack();
const fixtures = opened.use(await sampleFolder(ASKED_FIXTURES));
const kept = process.env["DOCSVC_RAG_INDEX"] ?? fixtures.indexDirectory;
const client = opened.use(await connect(undefined, undefined)).client;

async function passagesOf(directory: string, name: string): Promise<readonly IndexedPassage[]> {
  const options = { indexDirectory: join(kept, name), openReader: async () => readWithLangChain(client) };
  return (await refresh(directory, options)).passages;
}

const folders = [
  { directory: fixtures.directory, questions: new URL("fixture-questions.tsv", import.meta.url) },
  ...process.argv
    .slice(2)
    .filter((argument) => argument !== "--weights")
    .map((directory) => ({ directory, questions: `${directory}.tsv` })),
];
const lessons: Lesson[] = [];
const unanswered: Lesson[] = [];
const read: { readonly own: readonly Lesson[]; readonly rarity: Rarity }[] = [];
for (const [at, { directory, questions: path }] of folders.entries()) {
  if (typeof path === "string" && !existsSync(path)) throw new Error(`There is no ${path}.`);
  const passages = await passagesOf(directory, `folder-${at}`);
  const questions = (await askedQuestions(path, passages)).filter(
    ({ answerable, truth }) => !answerable || truth.length > 0,
  );
  const answerable = questions.filter((question) => question.answerable);
  const own = lessonsOf(passages, questions, false);
  lessons.push(...own);
  // Every second one: a question whose whole document is missing is easier to recognise than one whose passage is.
  const half = answerable.filter((_, nth) => nth % 2 === 0);
  unanswered.push(...lessonsOf(passages, half, true), ...own.filter(isAnswered).map(withoutAnswer));
  read.push({ own, rarity: libraryOf(passages).rarity });
}

function isAnswered({ candidates }: Lesson): boolean {
  return candidates.some(({ isRight }) => isRight);
}

const FOLDS = 8;
const languageFor = ({ question }: Lesson): string => languageOf(question.question);

/** Learns without each group, then tests on it. */
function heldOut(groupOf: (lesson: Lesson) => string): readonly Tallied[] {
  const groups = [...new Set(lessons.map(groupOf))];
  return groups.flatMap((group) => {
    const isHeld = (lesson: Lesson): boolean => groupOf(lesson) === group;
    const ranking = learnAnswer(lessons.filter((lesson) => !isHeld(lesson)));
    const support = learnSupport(
      [...lessons, ...unanswered].filter((lesson) => !isHeld(lesson)),
      ranking,
    );
    return [...lessons, ...unanswered].filter(isHeld).map((lesson) => judge(lesson, ranking, support));
  });
}

const MIN_LOGIT = Math.log(MIN_SUPPORT / (1 - MIN_SUPPORT));

function judge(lesson: Lesson, ranking: Weights, support: Weights): Tallied {
  const best = bestOf(lesson.candidates, ranking);
  const isShown = best !== undefined && weigh(supportMeasuresOf(best, lesson.candidates, ranking), support) > MIN_LOGIT;
  const language = languageFor(lesson);
  const isReachable = lesson.candidates.some(({ isRight }) => isRight);
  const kind = kindOf(lesson.question.question, languageOf(lesson.question.question));
  const text = best?.candidate.text ?? "";
  return { lesson, language, kind, isShown, isRight: best?.isRight === true, isReachable, text };
}

const ranking = learnAnswer(lessons);
const rounded = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights)
    .map(([sign, weight]) => `${sign}: ${weight.toFixed(2)}`)
    .join(", ");
const support = learnSupport([...lessons, ...unanswered], ranking);
process.stdout.write(`answer: ${rounded(ranking)}\nsupport: ${rounded(support)}\n`);
const keys = read.flatMap(({ own, rarity }) => keyLessonsOf(own, rarity));
process.stdout.write(`key: ${rounded(learnKey(keys))}\n`);
if (!process.argv.includes("--weights")) report();

function report(): void {
  process.stdout.write(`${lessons.length} questions, ${unanswered.length} without what answers\n`);
  process.stdout.write(
    `domain held out\n${tallyOf(
      heldOut((lesson) => domainOf(lesson.question.file, FOLDS)),
      true,
    )}`,
  );
  process.stdout.write(`language held out\n${tallyOf(heldOut(languageFor), false)}`);

  const framed = crossValidateKeys(keys);
  const mean = (of: (run: KeyRun) => number): string =>
    (framed.reduce((sum, run) => sum + of(run), 0) / framed.length).toFixed(2);
  process.stdout.write(
    `key: ${keys.length}, overlap ${mean((run) => run.overlap)}, covers ${mean((run) => Number(run.covers))}\n`,
  );
}
