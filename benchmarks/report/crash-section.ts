import type { CrashFault, CrashRunResult } from "../results/crash-run-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

const NAMES: Readonly<Record<CrashFault, string>> = {
  lost: "acknowledged jobs that were lost",
  doneTwice: "submissions done twice",
  wrongResults: "results missing, or of another document",
  webhooksMissing: "webhooks missing",
  webhooksWrong: "webhooks under two ids, or of the wrong kind",
  badSignatures: "webhooks whose signature does not verify",
  resultsAfterCancel: "results after a cancellation",
  usageOff: "jobs, pages or credits that the usage is off by",
};

/** The actions of a run, in the order of the table. */
const DONE: readonly (readonly [string, (run: CrashRunResult) => number])[] = [
  ["seconds", ({ seconds }) => seconds],
  ["kills (SIGKILL)", ({ kills }) => kills],
  ["workers stopped past their lease and continued", ({ stops }) => stops],
  ["database stopped at once and started again", ({ restarts }) => restarts ?? 0],
  ["jobs acknowledged, each with a webhook", ({ acknowledged }) => acknowledged],
  ["of them cancelled, many amid their work", ({ cancelled }) => cancelled],
  ["of them long documents, read in slices", ({ sliced }) => sliced ?? 0],
  ["jobs that needed more than one attempt", ({ byAttempts }) => countAgain(byAttempts)],
  ["deliveries of webhooks", ({ deliveries }) => deliveries],
];

/** @param runs by the name of their store */
export function crashSection(runs: Readonly<Record<string, CrashRunResult>>): Section {
  const number = (value: number): string => value.toLocaleString("en");
  const stores = Object.keys(runs);
  const row = (name: string, count: (run: CrashRunResult) => number): readonly string[] => [
    name,
    ...stores.map((store) => number(count(runs[store]!))),
  ];
  const columns = stores.map((store) => `${store}:`);
  const done = DONE.map(([name, count]) => row(name, count));
  const faults = Object.entries(NAMES).map(([fault, name]) => row(name, (run) => run.faults[fault as CrashFault]));
  return {
    charts: [],
    markdown: `## Crashes

Three workers and two submitters over one store, one of them killed every 80 to 430 ms. The receiver of the webhooks refuses every 25th
delivery. The jobs' documents are texts and their processes play the engine, for the run is about the service.

${markdownTable(["what was done", ...columns], done)}

${markdownTable(["what must not happen, times", ...columns], faults)}
`,
  };
}

function countAgain(byAttempts: CrashRunResult["byAttempts"]): number {
  return Object.entries(byAttempts)
    .filter(([attempts]) => Number(attempts) > 1)
    .reduce((sum, [, jobs]) => sum + jobs, 0);
}
