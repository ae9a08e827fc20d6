import type { SplitFamiliesResult, SplitSetResult } from "../results/split-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function splitSection(
  sets: readonly SplitSetResult[] | undefined,
  families: SplitFamiliesResult | undefined,
  unseen: readonly SplitSetResult[] | undefined,
): Section {
  const parts = ["## Splitting\n\nWithout a model."];
  if (unseen !== undefined) parts.push(unseenPart(unseen));
  if (sets !== undefined) parts.push(setsPart(sets));
  if (families !== undefined) parts.push(familiesPart(families));
  return { charts: [], markdown: `${parts.join("\n\n")}\n` };
}

function setsPart(sets: readonly SplitSetResult[]): string {
  const mean = (share: (set: SplitSetResult) => number): number =>
    sets.reduce((sum, set) => sum + share(set), 0) / sets.length;
  const total = (count: (set: SplitSetResult) => number): number => sets.reduce((sum, set) => sum + count(set), 0);
  const all: SplitSetResult = {
    name: "all",
    bundles: total(({ bundles }) => bundles),
    pages: total(({ pages }) => pages),
    page: mean(({ page }) => page),
    start: mean(({ start }) => start),
    quality: mean(({ quality }) => quality),
    whole: mean(({ whole }) => whole),
    sure: total(({ sure }) => sure),
    sureRight:
      total(({ sure, sureRight }) => sure * sureRight) /
      Math.max(
        1,
        total(({ sure }) => sure),
      ),
  };
  const rows = [...sets, all].map((set, index) => [index < sets.length ? String(index + 1) : "all", ...cellsOf(set)]);
  return `### Bundles of real documents

Orders, invoices, quarterly reports, CVs and result lists, up to twelve pages of each, put together at random; some bundles hold documents that no
description names, and blank pages. The weights of beginnings were learned of bundles of these documents and of as many made ones. Missed
are mostly result lists of one meeting behind each other (the same head, each page “Page 1”), and pictures of pages from one template; wrongly
taken are documents that no description names and that another one nearly does, such as invoices of broadcasters where only suppliers' are asked for.

${markdownTable(["draw", ...HEAD], rows)}`;
}

const HEAD = ["bundles:", "pages:", "pages right:", "starts, F1:", "panoptic quality:", "without an error:", "sure sections right:"]; // prettier-ignore

function cellsOf({ bundles, pages, page, start, quality, whole, sure, sureRight }: SplitSetResult): string[] {
  const shares = [page, start, quality, whole].map((share) => share.toFixed(3));
  return [String(bundles), String(pages), ...shares, `${sureRight.toFixed(3)} of ${sure}`];
}

function unseenPart(sets: readonly SplitSetResult[]): string {
  return `### Bundles of papers that taught nothing

About eighty papers written for this (\`benchmarks/bundles/texts/\`), in six languages, printed by Chromium, LibreOffice and groff, a few as scans. Their
issuers taught the engine nothing. Sections are described by a title and at most one line, often in another language than the papers; half of the bundles
hold papers that no description names. Of kinds without a known form the engine knows names and words, but no document of them was learned. The
mistakes of group b were not looked at while the method was improved.

${markdownTable(["kinds and group", ...HEAD], sets.map((set) => [set.name, ...cellsOf(set)]))}`; // prettier-ignore
}

function familiesPart({ documents, families, folds, corpus }: SplitFamiliesResult): string {
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

${documents} documents of ${families} families, made by \`benchmarks/training\`; F1 of the pages that begin a document, and bundles without an error in that, per cent.
The weights as they are were learned of these pages and of the real documents above; the last column is of weights that nothing of the same
families taught.${corpus === undefined ? "" : ` Weights learned of made documents alone find ${corpus.learned.starts.toFixed(1)} % (F1) of the beginnings in ${corpus.bundles} bundles of ${corpus.documents} real ones.`}

${markdownTable(head, rows)}`;
}
