import { spreadOf } from "../measure/statistics.ts";
import type { ThroughputResult } from "../results/throughput-result.ts";
import type { CrowdRound } from "../service/throughput/throughput-run.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function throughputSection(result: ThroughputResult): Section {
  const { plan, crowds, long, memory, flood, machine, load, measuredAt } = result;
  const hasChildren = crowds.every(({ rounds }) => rounds.every(({ childCpuMs }) => childCpuMs !== undefined));
  const rows = crowds.map(({ callers, rounds }) => {
    const of = (measure: (round: CrowdRound) => number): number => spreadOf(rounds.map(measure)).median;
    const waits: readonly number[] = [of(({ p50Ms }) => p50Ms), of(({ p95Ms }) => p95Ms), of(({ p99Ms }) => p99Ms)];
    return [
      String(callers),
      of(({ perSecond }) => perSecond).toFixed(1),
      ...waits.map((ms) => `${Math.round(ms)} ms`),
      `${of(({ p99Ms, p50Ms }) => p99Ms / p50Ms).toFixed(1)}×`,
      `${of(({ serviceCpuMs }) => serviceCpuMs).toFixed(1)} ms`,
      `${of(({ engineCpuMs }) => engineCpuMs).toFixed(1)} ms`,
      ...(hasChildren ? [`${of(({ childCpuMs = 0 }) => childCpuMs).toFixed(1)} ms`] : []),
      `${of(({ serviceCpuMs, engineCpuMs }) => serviceCpuMs / engineCpuMs).toFixed(2)}×`,
    ];
  });
  const longRatio = spreadOf(long.serviceCpuMs.map((ms, round) => ms / long.engineCpuMs[round]!)).median;
  const seconds = (ms: readonly number[]): string => `${(spreadOf(ms).median / 1000).toFixed(1)} s`;
  const refused = crowds.flatMap(({ rounds }) => rounds).reduce((sum, round) => sum + round.refused, 0);
  return {
    charts: [],
    markdown: `## Throughput

A letter of one page to \`POST /parse\`, the next one when the answer is there, from a number of callers at once: the whole service with ${plan.slots} slots, as it is
started, compared with the engine in a process of its own, round by round. Processor time is that of all processes of the service, children and walls included.
${refused === 0 ? "No call was refused." : `${refused} calls were refused.`} Medians of ${plan.rounds} rounds, ${measuredAt.slice(0, 10)}, ${machine.cores} cores; ${load.toFixed(0)} processes ran or waited for them on average, so that rates
and times say less than the ratios.

${markdownTable(
  [
    "callers:",
    "documents/s:",
    "half within:",
    "95 %:",
    "99 %:",
    "99 % to half:",
    "processor time of the service:",
    "of the engine:",
    ...(hasChildren ? ["of the children:"] : []),
    "ratio:",
  ],
  rows,
)}

A document of ${plan.pages.toLocaleString("en")} pages takes the service ${seconds(long.serviceCpuMs)} of processor time and the engine ${seconds(long.engineCpuMs)}, ${longRatio.toFixed(2)} times as much; ${spreadOf(long.seconds).median.toFixed(0)} s pass.

[Where the rest goes, and what was tried](../decisions/2026-11-26-what-a-small-document-costs.md#where-the-rest-goes).

Resident memory over ${plan.jobs.toLocaleString("en")} jobs of 8 callers:

${markdownTable(
  ["jobs:", "service:", "greatest child:"],
  memory
    .filter((_, index) => index % 4 === 3)
    .map(({ jobs, serviceMb, childMb }) => [jobs.toLocaleString("en"), `${serviceMb} MB`, `${childMb} MB`]),
)}

After the first fifth the service grows by ${growth(memory.map(({ serviceMb }) => serviceMb)).toFixed(1)} %, its greatest child by ${growth(memory.map(({ childMb }) => childMb)).toFixed(1)} % (median of the second fifth and of the last). During a flood another organisation waits
${(flood.underLoad.p50Ms / flood.quiet.p50Ms).toFixed(2)} times as long as alone (medians).
`,
  };
}

/** In per cent, from the second fifth to the last. */
function growth(samples: readonly number[]): number {
  const fifth = Math.floor(samples.length / 5);
  const median = (from: number): number => spreadOf(samples.slice(from, from + fifth)).median;
  return (median(samples.length - fifth) / median(fifth) - 1) * 100;
}
