import { spreadOf } from "../measure/statistics.ts";
import type { FleetResult } from "../results/fleet-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

type Setting = keyof FleetResult["throughput"];

const NAMES: Readonly<Record<Setting, string>> = {
  oneSlot: "one process, one slot",
  twoSlots: "one process, two slots",
  twoWorkers: "two processes, one slot each",
};

const PAGES_AN_HOUR = 1_000_000;

export function fleetSection({
  plan,
  throughput,
  coresBusy,
  scanThroughput,
  scanCoresBusy,
  emptyTable,
  fullTable,
  machine,
}: FleetResult): Section {
  const one = throughput.oneSlot;
  const calls = Object.keys(fullTable).map((name) => {
    const [before, after] = [emptyTable[name]!, fullTable[name]!];
    return [name, before.toFixed(2), after.toFixed(2), `${(after / before).toFixed(2)}×`];
  });
  const pagesPerSecond = spreadOf(one).median;
  const slots = Math.ceil(PAGES_AN_HOUR / 3600 / pagesPerSecond);
  return {
    charts: [],
    markdown: `## A fleet

\`docsvc worker\` over one PostgreSQL that writes each commit to the disk, on ${machine.cores} cores: pages a second on documents of ${plan.pages} pages, whose text and
tables the engine reads, and on ${plan.scans} scanned pages, whose text is recognised, while every slot has work. Database, workers and submitter share
the cores, and V8 compiles and collects garbage in addition to the slot's own work: what one slot leaves of the cores is the most that a second can
gain. Medians of ${plan.rounds} rounds, the ratio within a round.

${markdownTable(["docsvc worker, text", "pages/s:", "speed:", "spread:", "cores busy:"], settings(throughput, coresBusy))}

${markdownTable(["docsvc worker, scans", "pages/s:", "speed:", "spread:", "cores busy:"], settings(scanThroughput, scanCoresBusy))}

Milliseconds of each call of the stores, with no finished job in the table and with ${plan.rows.toLocaleString("en")}; medians of ${plan.calls} calls.

${markdownTable(["call", "none:", "full:", "ratio:"], calls)}

On paper, ${PAGES_AN_HOUR.toLocaleString("en")} pages an hour are ${Math.round(PAGES_AN_HOUR / 3600)} a second: at ${pagesPerSecond.toFixed(1)} pages a second a slot, ${slots} slots like these, one a core. Documents of 10 pages
are then ${Math.round(PAGES_AN_HOUR / 36_000)} a second, each some ten small transactions.
`,
  };
}

function settings(
  throughput: FleetResult["throughput"],
  coresBusy: FleetResult["coresBusy"],
): readonly (readonly string[])[] {
  return (Object.keys(NAMES) as Setting[]).map((setting) => {
    const figures = throughput[setting];
    // Within a round, so that other load on the machine affects both.
    const ratio = spreadOf(figures.map((value, round) => value / throughput.oneSlot[round]!));
    return [
      NAMES[setting],
      spreadOf(figures).median.toFixed(1),
      `${ratio.median.toFixed(2)}×`,
      `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`,
      coresBusy === undefined ? "–" : spreadOf(coresBusy[setting]).median.toFixed(2),
    ];
  });
}
