/** What another threshold would do: each answer that is not refused costs some that should be. */
import { answers } from "./questions.ts";
import type { BenchRun } from "./run.ts";

const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

/** The lines of a Markdown table with a row for each threshold of support. */
export function tradeOff(runs: readonly BenchRun[]): readonly string[] {
  const known = runs.filter(({ question }) => question.answerable);
  const unknown = runs.filter(({ question }) => !question.answerable);
  const percent = (count: number): number => Math.round((100 * count) / Math.max(1, known.length));
  return [
    "| shown from a support of | refused though answerable, % | right text shown first, % | rightly refused |",
    "| --: | --: | --: | --: |",
    ...THRESHOLDS.map((least) => {
      const isShown = ({ best }: BenchRun): boolean => best !== undefined && best.support >= least;
      const right = known.filter((run) => isShown(run) && answers(run.best!, run.question)).length;
      const refused = known.filter((run) => !isShown(run)).length;
      const rightly = unknown.filter((run) => !isShown(run)).length;
      return `| ${least} | ${percent(refused)} | ${percent(right)} | ${rightly} of ${unknown.length} |`;
    }),
  ];
}
