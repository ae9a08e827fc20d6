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

export function crashSection(result: CrashRunResult): Section {
  const number = (value: number): string => value.toLocaleString("en");
  const again = Object.entries(result.byAttempts)
    .filter(([attempts]) => Number(attempts) > 1)
    .reduce((sum, [, jobs]) => sum + jobs, 0);
  const rows = Object.entries(result.faults).map(([fault, count]) => [NAMES[fault as CrashFault], number(count)]);
  return {
    charts: [],
    markdown: `## Crashes

Three workers and two submitters over one embedded store for ${number(result.seconds)} s, one of them killed (SIGKILL) every 80 to 430 ms: ${number(result.kills)} kills,
and ${number(result.stops)} times a worker stopped (SIGSTOP) past its lease and continued. ${number(result.acknowledged)} jobs with webhooks were acknowledged, ${number(result.cancelled)} of
them cancelled, many amid their work; ${number(again)} jobs needed more than one attempt; the receiver, which refuses every 25th delivery, was called
${number(result.deliveries)} times. The jobs' documents are texts and their processes play the engine, for the run is about the service.

${markdownTable(["what must not happen", "times:"], rows)}
`,
  };
}
