import { engines } from "../engines/engines.ts";
import { type Spread, spreadOf } from "../measure/statistics.ts";
import type { SpeedResult, SpeedSet } from "../results/speed-result.ts";
import { barChart } from "./bar-chart.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";
import { type SpeedRatios, speedRatios } from "./speed-ratios.ts";

/** The engine that all speeds are relative to. */
const REFERENCE = "docsvc";

export function speedSection(result: SpeedResult): Section {
  const parts = result.sets.map((set) => ({ set, ratios: speedRatios(set, REFERENCE) }));
  const charts = parts.map(({ set, ratios }) => ({
    name: `speed-${set.id}.svg`,
    drawing: barChart(
      `${capital(set.title)}: pages a CPU second, docsvc = 1`,
      ratios.map(({ engine, cpu }) => ({
        label: engine.name,
        value: cpu.median,
        low: cpu.low,
        high: cpu.high,
        ours: engine.name === REFERENCE,
      })),
    ),
  }));
  const skipped =
    result.skipped.length > 0
      ? `\nNot in this run, since they do not load on this system: ${result.skipped.join(", ")}.\n`
      : "";
  return {
    charts,
    markdown: `## Speed

How many times as fast as docsvc: over 1 is faster. Median of ${result.rounds} interleaved rounds, in brackets the lowest and the highest
round. *One core* is pages over CPU time, user and system, all threads, in a process that has read nothing before; *again* is the same when that process reads
the same documents a second time; *with start-up* adds the loading of the program; *by the clock* is pages over wall clock in one process; *both cores* with two
processes, half of the documents each. \`pdfium-material\` reads what any layout analysis over PDFium has to read, and does
nothing with it: docsvc cannot be faster than that.
${skipped}
${parts.map(({ set, ratios }) => setPart(set, ratios)).join("\n\n")}
`,
  };
}

function setPart(set: SpeedSet, ratios: readonly SpeedRatios[]): string {
  const rows = ratios.map(({ engine, cpu, cpuAgain, cpuWithStart, wall, bothCores }) => {
    const perCpuSecond = spreadOf(engine.rounds.map((round) => round.pages / (round.cpuMs / 1000)));
    const failed = engine.rounds[0]?.failed.length ?? 0;
    return [
      `${engine.name === REFERENCE ? "**docsvc**" : engine.name} ${engine.version}`,
      engines[engine.name].work + (failed > 0 ? `; ${failed} documents failed` : ""),
      show(cpu),
      ...(cpuAgain === null ? [] : [show(cpuAgain)]),
      show(cpuWithStart),
      show(wall),
      show(bothCores),
      perCpuSecond.median.toFixed(0),
    ];
  });
  const again = ratios.every(({ cpuAgain }) => cpuAgain === null) ? [] : ["again:"];
  const columns = ["engine", "what it does", "one core:", ...again, "with start-up:", "by the clock:"];
  return `### ${capital(set.title)}: ${set.documents} documents, ${set.pages.toLocaleString("en")} pages

![Speed of each engine on ${set.title}, relative to docsvc](benchmarks/speed-${set.id}.svg)

${markdownTable([...columns, "both cores:", "pages a CPU second here:"], rows)}`;
}

function show({ median, low, high }: Spread): string {
  return low === high ? median.toFixed(2) : `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
