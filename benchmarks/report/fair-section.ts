import { spreadOf } from "../measure/statistics.ts";
import type { FairResult } from "../results/fair-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function fairSection({ flood, turns, machine, load }: FairResult): Section {
  const times = ({ p50Ms, p95Ms }: FairResult["flood"]["quiet"]): string[] => [p50Ms, p95Ms].map((ms) => `${ms} ms`);
  const ratio = spreadOf(turns.inTurns.map((perSecond, round) => perSecond / turns.one[round]!));
  const { plan } = turns;
  return {
    charts: [],
    markdown: `## Fairness

A caller sends ${flood.plan.documents} letters of one page, one after the other, to a service with ${flood.plan.slots} slots: alone, and compared with another organisation that keeps its share of
${flood.plan.flood} waiting jobs full. ${flood.refusedOther === 0 ? "Nothing" : flood.refusedOther} of the caller's was refused, and ${flood.refusedFlood} submissions of the flood.

${markdownTable(
  ["the caller", "half within:", "95 % within:"],
  [
    ["alone", ...times(flood.quiet)],
    ["during the flood", ...times(flood.underLoad)],
    [
      "ratio",
      `${(flood.underLoad.p50Ms / flood.quiet.p50Ms).toFixed(2)}×`,
      `${(flood.underLoad.p95Ms / flood.quiet.p95Ms).toFixed(2)}×`,
    ],
  ],
)}

A child reads the documents of one organisation alone. ${plan.letters} letters of ${plan.organisations} organisations in turns, compared with as many of one organisation, ${plan.callers} at
once over ${plan.slots} slots, ${plan.rounds} rounds: the many are read ${ratio.median.toFixed(2)} times as fast as those of one (${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}), each organisation's child having read a letter before.${busyMachine(load, machine.cores)}
`,
  };
}

function busyMachine(load: number, cores: number): string {
  if (load <= cores) return "";
  return ` ${load.toFixed(0)} processes ran or waited for the ${cores} cores on average, this run's among them: so
busy a machine may favour processes that have rested, and a ratio above one is then no gain of the service.`;
}
