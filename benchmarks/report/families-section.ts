import type { FamiliesResult, FamilyEngine, Share } from "../results/families-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

/** Number of families listed as the hardest. */
const HARDEST = 8;
const TYPES = ["Header", "Footer", "Section Header", "List Item", "Table", "Figure", "Text"];

export function familiesSection({ documents, families, engines }: FamiliesResult): Section {
  const rows = engines.map(({ name, version, overall, worstTenth, low, headings, tables, teds }) => [
    `${name === "docsvc" ? "**docsvc**" : name} ${version}`,
    overall.toFixed(3),
    worstTenth.toFixed(3),
    String(low),
    shown(headings),
    shown(tables),
    teds.toFixed(3),
  ]);
  const [ours] = engines;
  return {
    charts: [],
    markdown: `## Families of pages that nothing was learned of

${documents} made documents of ${families} families: posters, contracts, certificates, contents pages, slides, charts side by side, tables of many kinds. What was
set is the truth. docsvc reads each family by weights of headings that the other families taught (\`train-heading-weights.ts --out\`); its rules
and its other weights are as they are shipped, and some of them were made with pages of these kinds in view. The others were run as they are, all without OCR. *Worst tenth*
is the mean of the tenth of documents that score lowest; *low* counts those below 0.6; P and R are precision and recall: of headings by their texts, of
tables by the pages that hold any.

${markdownTable(["engine", "overall:", "worst tenth:", "low:", "headings P / R:", "tables P / R:", "TEDS:"], rows)}

${ours === undefined ? "" : blocksOf(ours)}`,
  };
}

function blocksOf({ words, families }: FamilyEngine): string {
  const types = TYPES.flatMap((type) => {
    const share = words?.[type];
    return share === undefined
      ? []
      : [[type, share.precision.toFixed(3), share.recall.toFixed(3), f1(share).toFixed(3)]];
  });
  const hardest = Object.entries(families)
    .sort(([, a], [, b]) => a - b)
    .slice(0, HARDEST)
    .map(([name, score]) => `${name.replaceAll("-", " ")} ${score.toFixed(2)}`);
  return `Types of blocks, by the words that are in them (docsvc; the others tell no types). Page numbers count as words of their margin:

${markdownTable(["type", "precision:", "recall:", "F1:"], types)}

The families that score lowest: ${hardest.join(", ")}.
`;
}

function shown({ precision, recall }: Share): string {
  return `${precision.toFixed(3)} / ${recall.toFixed(3)}`;
}

function f1({ precision, recall }: Share): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
