import type { SplitFamiliesResult, SplitSetResult } from "../results/split-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function splitSection(
  sets: readonly SplitSetResult[] | undefined,
  families: SplitFamiliesResult | undefined,
): Section {
  const parts = ["## Splitting\n\nWithout a model."];
  if (sets !== undefined) parts.push(setsPart(sets));
  if (families !== undefined) parts.push(familiesPart(families));
  return { charts: [], markdown: `${parts.join("\n\n")}\n` };
}

function setsPart(sets: readonly SplitSetResult[]): string {
  const rows = sets.map(({ bundles, pages, page, start, quality, whole }, index) => [
    String(index + 1),
    String(bundles),
    String(pages),
    page.toFixed(3),
    start.toFixed(3),
    quality.toFixed(3),
    whole.toFixed(3),
  ]);
  const head = ["draw", "bundles:", "pages:", "pages right:", "starts, F1:", "panoptic quality:", "without an error:"];
  return `### Bundles of real documents

Orders, invoices, quarterly reports, CVs and result lists, up to twelve pages of each, put together at random; some bundles hold documents that no
description names, and blank pages. The weights were learned of such bundles, of other documents too. Missed is mostly the next document of
the same sender behind another one: the same form, with few numbers that could tell.

${markdownTable(head, rows)}`;
}

function familiesPart({ documents, families, folds }: SplitFamiliesResult): string {
  const rows = folds.map(({ fold, bundles, pages, shipped, learned }) => [
    String(fold),
    String(bundles),
    String(pages),
    `${shipped.starts.toFixed(1)} / ${shipped.whole.toFixed(0)}`,
    `${learned.starts.toFixed(1)} / ${learned.whole.toFixed(0)}`,
  ]);
  const head = [
    "sixth of the families",
    "bundles:",
    "pages:",
    "weights as they are:",
    "learned of the other made families:",
  ];
  return `### Beginnings in bundles of made documents

${documents} documents of ${families} families, made by \`packages/engine/training\`; F1 of the pages that begin a document, and bundles without an error in that, per cent.
Nothing of these pages taught the weights as they are. Weights learned of made documents alone do better on made ones, and worse on the real bundles above
(F1 of starts 86 in place of 92), so the shipped ones are those of real documents.

${markdownTable(head, rows)}`;
}
