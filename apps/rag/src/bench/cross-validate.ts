/**
 * `node cross-validate.ts [DIR QUESTIONS]`: learns the weights, and says how well those do that were learned without each
 * question; of the repository's own fixtures where no folder is given.
 */
import { join } from "node:path";
import { refresh } from "../index/refresh.ts";
import { libraryOf } from "../index/stored-search.ts";
import { connect } from "../read/connect.ts";
import { readWithLangChain } from "../read/with-langchain.ts";
import { sampleFolder } from "../testing/sample-folder.ts";
import { ASKED_FIXTURES, fixtureQuestions } from "./fixture-questions.ts";
import { bestOf, learnAnswer, learnSupport, lessonsOf, weigh, type Lesson } from "./learn.ts";
import { crossValidateKeys, keyLessonsOf, learnKey, type KeyRun } from "./learn-key.ts";
import { readQuestions } from "./questions.ts";

const [given, path] = process.argv.slice(2);
await using opened = new AsyncDisposableStack();
const directory = given ?? opened.use(await sampleFolder(ASKED_FIXTURES)).directory;
const { passages } = await refresh(directory, {
  indexDirectory: join(directory, ".docsvc-rag", "langchain"),
  openReader: async () => readWithLangChain(opened.use(await connect(undefined, undefined)).client),
});
const questions = path === undefined ? await fixtureQuestions(passages) : await readQuestions(path);
const lessons = lessonsOf(passages, questions, false);
const without = lessonsOf(
  passages,
  questions.filter(({ answerable }) => answerable),
  true,
);

const FOLDS = 11;
const tally = {
  answerable: 0,
  right: 0,
  shown: 0,
  shownRight: 0,
  none: 0,
  refused: 0,
  without: 0,
  withoutRefused: 0,
  reachable: 0,
};
for (let fold = 0; fold < FOLDS; fold++) {
  // A question and the same without its document are never on both sides.
  const held = new Set(questions.filter((_, at) => at % FOLDS === fold).map(({ id }) => id));
  const isHeld = ({ question }: Lesson): boolean => held.has(question.id);
  const taught = lessons.filter((lesson) => !isHeld(lesson));
  const ranking = learnAnswer(taught);
  const support = learnSupport([...taught, ...without.filter((lesson) => !isHeld(lesson))], ranking);
  for (const lesson of lessons.filter(isHeld)) {
    const best = bestOf(lesson.candidates, ranking);
    const isShown = best !== undefined && weigh({ ...best.measures, bias: 1 }, support) > 0;
    if (lesson.isAnswerable) {
      tally.answerable++;
      tally.reachable += Number(lesson.candidates.some(({ isRight }) => isRight));
      tally.right += Number(best?.isRight === true);
      tally.shown += Number(isShown);
      tally.shownRight += Number(isShown && best.isRight);
      if (!isShown || !best.isRight) {
        process.stdout.write(
          `${lesson.question.id} ${isShown ? "wrong" : "refused"} ${lesson.candidates.some(({ isRight }) => isRight)} ${best?.candidate.kind}: ${lesson.question.question}\n    ${best?.candidate.text.slice(0, 140)}\n`,
        );
      }
    } else {
      tally.none++;
      tally.refused += Number(!isShown);
      if (isShown) {
        process.stdout.write(
          `${lesson.question.id} not refused: ${lesson.question.question}\n    ${best.candidate.text.slice(0, 140)}\n`,
        );
      }
    }
  }
  for (const lesson of without.filter(isHeld)) {
    const best = bestOf(lesson.candidates, ranking);
    tally.without++;
    tally.withoutRefused += Number(best === undefined || weigh({ ...best.measures, bias: 1 }, support) <= 0);
  }
}
process.stdout.write(`${JSON.stringify(tally)}\n`);
const keys = keyLessonsOf(lessons, libraryOf(passages).rarity);
const framed = crossValidateKeys(keys);
const mean = (of: (run: KeyRun) => number): string =>
  (framed.reduce((sum, run) => sum + of(run), 0) / framed.length).toFixed(2);
process.stdout.write(`key: overlap ${mean((run) => run.overlap)}, covers ${mean((run) => Number(run.covers))}\n`);
const ranking = learnAnswer(lessons);
const rounded = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights)
    .map(([sign, weight]) => `${sign}: ${weight.toFixed(2)}`)
    .join(", ");
process.stdout.write(
  `answer: ${rounded(ranking)}\nsupport: ${rounded(learnSupport([...lessons, ...without], ranking))}\nkey: ${rounded(learnKey(keys))}\n`,
);
