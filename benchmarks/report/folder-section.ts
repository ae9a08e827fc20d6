import { spreadOf } from "../measure/statistics.ts";
import type { FolderResult } from "../results/folder-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function folderSection({ sets }: FolderResult): Section {
  const rows = sets.flatMap(({ title, documents, pages, commands }) =>
    commands.map(({ name, rounds }) => {
      const ratio = spreadOf(rounds.map(({ oneMs, twoMs }) => oneMs / twoMs));
      const { median } = spreadOf(rounds.map(({ twoMs }) => (pages * 1000) / twoMs));
      const spread = `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`;
      return [`${documents} ${title}`, name, median.toFixed(0), `${ratio.median.toFixed(2)}×`, spread];
    }),
  );
  return {
    charts: [],
    markdown: `## A folder on two cores

Whole commands by the clock, start and end included: \`docsvc parse\` with \`--jobs 2\` against one process, and the command of another engine in two
processes with half of the documents each against one with all. Medians, the ratio within a round.

${markdownTable(["documents", "command", "pages/s in two:", "speed:", "spread:"], rows)}
`,
  };
}
