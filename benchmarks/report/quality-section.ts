import type { QualityResult } from "../results/quality-result.ts";
import { barChart } from "./bar-chart.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

const HELD_OUT = "None of these documents was looked at while docsvc was developed.";
const DEVELOPED_ON = `**docsvc was developed on these very documents**, its rules and thresholds chosen by this score; the other engines were run as they are. Its
score here is therefore an upper estimate, and the lead over the others is not evidence of a lead on documents of yours. The brackets do not show this.`;

export function qualitySection(result: QualityResult): Section {
  const rows = result.engines.map(({ name, version, scores, folds }) => [
    `${name === "docsvc" ? "**docsvc**" : name} ${version}`,
    `${score(scores["overall"])} (${score(folds.low)}–${score(folds.high)})`,
    score(scores["nid"]),
    score(scores["teds"]),
    score(scores["mhs"]),
  ]);
  const chart = barChart(
    "Quality: overall score, 1 is the truth",
    result.engines.map(({ name, scores, folds }) => ({
      label: name,
      value: scores["overall"] ?? Number.NaN,
      low: folds.low,
      high: folds.high,
      ours: name.startsWith("docsvc"),
    })),
  );
  return {
    charts: [{ name: "quality.svg", drawing: chart }],
    markdown: `## Quality

Markdown of ${result.documents} documents (${result.corpus}) against hand-made truth, without OCR but for \`docsvc-ocr\`. NID: text and reading order; TEDS: tables;
MHS: headings; overall: mean over documents of the metrics that apply. In brackets the lowest and the highest of ${result.folds} folds; the pages of
one source stay in one fold (${result.sources} sources), so the brackets show how much the next source may differ.

${result.heldOut ? HELD_OUT : DEVELOPED_ON}

![Overall score of each engine](benchmarks/quality.svg)

${markdownTable(["engine", "overall:", "NID:", "TEDS:", "MHS:"], rows)}
`,
  };
}

function score(value: number | undefined): string {
  return value === undefined ? "" : value.toFixed(3);
}
