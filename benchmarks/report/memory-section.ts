import type { CommandMemory, MemoryResult } from "../results/memory-result.ts";
import { lineChart } from "./line-chart.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";
import type { Drawing } from "./svg.ts";

/** Limit for a parse of 1,000 pages. */
const LIMIT_MB = 400;

export function memorySection(result: MemoryResult): Section {
  const rows = result.series.map(({ name, version, peaksMb }) => [
    `${name === "docsvc" ? "**docsvc**" : name} ${version}`,
    ...peaksMb.map((peak) => `${peak} MB`),
  ]);
  const chart = lineChart({
    title: "Peak memory over the length of a document",
    positions: result.pages,
    positionUnit: "pages",
    valueUnit: "MB",
    limit: LIMIT_MB,
    lines: result.series.map(({ name, peaksMb }) => ({ label: name, values: peaksMb, ours: name === "docsvc" })),
  });
  const { commands } = result;
  return {
    charts: [
      { name: "memory.svg", drawing: chart },
      ...(commands === undefined ? [] : [{ name: "memory-command.svg", drawing: commandChart(commands) }]),
    ],
    markdown: `## Memory

Most memory resident at one time in a process that reads one document: \`VmHWM\`, which includes Node itself, the file, PDFium and the whole
result. The documents are the fixtures' pages in turn, again and again. The red line is the ${LIMIT_MB} MB that a document of 1,000 pages may take.

![Peak memory of each engine by pages](benchmarks/memory.svg)

${markdownTable(["engine", ...result.pages.map((pages) => `${pages.toLocaleString("en")} pages:`)], rows)}
${commands === undefined ? "" : commandText(commands)}`,
  };
}

function commandChart({ pages, series }: CommandMemory): Drawing {
  return lineChart({
    title: "Peak memory of the command line over the length of a document",
    positions: pages,
    positionUnit: "pages",
    valueUnit: "MB",
    limit: LIMIT_MB,
    lines: series.map(({ command, peaksMb }, index) => ({
      // The margin only fits two words; the table below the chart has the whole command.
      label: /--jobs \d+/.exec(command)?.[0] ?? "one process",
      values: peaksMb,
      ours: index === 0,
    })),
  });
}

function commandText({ pages, series }: CommandMemory): string {
  const rows = series.map(({ command, peaksMb }) => [`\`${command}\``, ...peaksMb.map((peak) => `${peak} MB`)]);
  return `
On the command line the result goes to a file. The figure is what each process of the command had resident at most, added up: more than they ever had
together.

![Peak memory of the command line by pages](benchmarks/memory-command.svg)

${markdownTable(["command", ...pages.map((count) => `${count.toLocaleString("en")} pages:`)], rows)}
`;
}
