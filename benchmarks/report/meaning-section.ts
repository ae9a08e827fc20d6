import type { EngineMeaning, MeaningResult } from "../results/meaning-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function meaningSection({ seed, charts, pages, engines }: MeaningResult): Section {
  const name = (engine: EngineMeaning): string =>
    `${engine.name === "docsvc-form" ? "**docsvc**" : engine.name} ${engine.version}`;
  const [first] = engines;
  const programs = Object.keys(first?.byProgram ?? {});
  const kinds = Object.keys(first?.byKind ?? {}) as (keyof EngineMeaning["byKind"])[];
  const ofCharts = markdownTable(
    ["engine", "all:", ...programs.map((one) => `${one}:`), ...kinds.map((one) => `${one}:`)],
    engines.map((engine) => [
      name(engine),
      engine.charts.toFixed(3),
      ...programs.map((program) => engine.byProgram[program]!.toFixed(3)),
      ...kinds.map((kind) => engine.byKind[kind]?.toFixed(3) ?? ""),
    ]),
  );
  const ofStyles = markdownTable(
    ["engine", "styles told:", "plain kept:"],
    engines.map((engine) => [name(engine), engine.told.toFixed(3), engine.kept.toFixed(3)]),
  );
  return {
    charts: [],
    markdown: `## What the form says

Pages of seed ${seed}, which no one looked at; two faults that seed 7 showed, in legends of Frappe and in pies of years, were mended before. The
others were run as they are, all without OCR.

Data of ${charts} drawn charts, F1 of points: a point counts where a table has its value within 2 % of the largest under its category and
series. By program, then by kind:

${ofCharts}

Styles of ${pages} pages, printed from style sheets by Chromium and drawn by pdf-lib: bold, italic, underlined, struck out, raised, lowered and
code. *Told*: styled words that have their mark. *Kept*: plain sentences without one.

${ofStyles}
`,
  };
}
