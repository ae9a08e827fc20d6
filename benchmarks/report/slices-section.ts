import { spreadOf } from "../measure/statistics.ts";
import type { SlicesResult } from "../results/slices-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function slicesSection({ pages, slots, machine }: SlicesResult): Section {
  const one = slots[0]?.seconds ?? [];
  const rows = slots.map(({ slots: count, seconds, coresBusy }) => {
    // Within a round, so that other load on the machine affects both.
    const ratio = spreadOf(seconds.map((value, round) => one[round]! / value));
    const time = spreadOf(seconds).median;
    return [
      String(count),
      time.toFixed(2),
      Math.round(pages / time).toLocaleString("en"),
      `${ratio.median.toFixed(2)}×`,
      `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`,
      coresBusy === undefined ? "–" : spreadOf(coresBusy).median.toFixed(2),
    ];
  });
  return {
    charts: [],
    markdown: `## One long document

A document of ${pages.toLocaleString("en")} pages through a whole service on ${machine.cores} cores, from its submission to the end of its job: it is read in slices by all
slots, and put together by one of them. V8 compiles and collects garbage in addition to the slot's own work: what one slot leaves of the cores is the
most that a second can gain. Medians of ${one.length} rounds, the ratio within a round.

${markdownTable(["slots:", "seconds:", "pages/s:", "speed:", "spread:", "cores busy:"], rows)}
`,
  };
}
