import type { RetuningResult } from "../results/retuning-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function retuningSection(result: RetuningResult): Section {
  const rows = result.folds.map(({ documents, changed, gainInTuning, shipped, retuned }, at) => [
    String(at + 1),
    String(documents),
    String(changed),
    signed(gainInTuning),
    shipped.toFixed(3),
    retuned.toFixed(3),
    signed(retuned - shipped),
  ]);
  const gains = result.folds.map(({ shipped, retuned }) => retuned - shipped);
  return {
    charts: [],
    markdown: `## Do the thresholds fit these documents only?

The engine decides by ${result.thresholds} named numbers in layout, tables and structure. Each was set a fifth lower and a quarter higher (${result.corpus}, without OCR):
for ${result.thresholdsWithoutEffect} of them no document changed. Then they were tuned again, five times, each time on four fifths of the sources, and the fifth that
the tuning had not seen was scored: over all documents ${result.retuned.toFixed(3)}, and ${result.shipped.toFixed(3)} with the numbers as they are. Between the folds the difference lies
within ${signed(Math.min(...gains))} and ${signed(Math.max(...gains))}. What this does not show: the rules themselves were written with these documents in view.

${markdownTable(["fold", "documents:", "numbers changed:", "gain where tuned:", "as they are:", "tuned without it:", "difference:"], rows)}
`,
  };
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(4)}`;
}
