/**
 * Scores the splitting of bundles of papers that taught the engine nothing: `node benchmarks/split-unseen.ts [--bundles N] [--group a|b]`.
 *
 * The papers (`bundles/texts/`) are printed by Chromium, LibreOffice and groff, some as scans; `--keep DIR` keeps what was read. Half of the bundles ask for kinds
 * whose form the engine knows, of other issuers; the others ask for kinds whose form nothing was learned of, among papers of known ones. `--show` prints each wrong bundle.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { split } from "@docsvc/engine";
import { randomOf } from "./training/pages/random.ts";
import { drawBundle, type DrawnBundle, type ReadPaper } from "./bundles/draw-bundle.ts";
import { readPapers } from "./bundles/paper-text.ts";
import { readPrinted } from "./bundles/print-papers.ts";
import { writeResult } from "./results/write-result.ts";
import type { SplitSetResult } from "./results/split-result.ts";
import { scoreSplit, type SplitScore } from "./scoring/split-score.ts";

const { values } = parseArgs({
  options: {
    bundles: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    group: { type: "string" },
    keep: { type: "string" },
    show: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});
const RULE = "Each document of a kind is a section of its own.";

const papers = await readPapers();
const transcripts = await readPrinted(papers, values.keep ?? mkdtempSync(join(tmpdir(), "docsvc-papers-")));
const read = papers.map((paper, at): ReadPaper => ({ paper, transcript: transcripts[at]! }));
const sets: SplitSetResult[] = [];
for (const group of values.group === undefined ? ["a", "b"] : [values.group]) {
  const own = read.filter(({ paper }) => paper.group === group);
  for (const isKnown of [true, false]) {
    const kinds = [...new Set(own.filter(({ paper }) => paper.isKnownKind === isKnown && paper.kind !== "cover sheet").map(({ paper }) => paper.kind))]; // prettier-ignore
    const random = randomOf(Number(values.seed) * 100 + (isKnown ? 1 : 2) + (group === "a" ? 0 : 10));
    const bundles = Array.from({ length: Number(values.bundles) }, () => drawBundle(own, kinds, random));
    sets.push(await scoreAll(`${isKnown ? "known kinds, other issuers" : "kinds without a known form"}, ${group}`, bundles)); // prettier-ignore
  }
}
console.table(sets);
if (!values["dry-run"]) await writeResult("split-unseen", { sets });

async function scoreAll(name: string, bundles: readonly DrawnBundle[]): Promise<SplitSetResult> {
  const scores: SplitScore[] = [];
  const sure: boolean[] = [];
  for (const { transcript, descriptions, truth, ids } of bundles) {
    const { splits } = await split(transcript, descriptions, RULE);
    const score = scoreSplit(truth, splits, transcript.pages.length);
    scores.push(score);
    const gold = new Set(truth.map(toKey));
    const high = splits.filter(({ confidence }) => confidence === "high");
    sure.push(...high.map((part) => gold.has(toKey(part))));
    if (values.show && !score.whole) {
      const say = (parts: readonly { title: string; pages: readonly number[]; confidence?: string }[]): string => parts.map(({ title, pages, confidence }) => `${title} ${pages.join(",")}${confidence === "high" ? "!" : ""}`).join(" · "); // prettier-ignore
      console.log(`${ids.join(" ")}\n  ${descriptions.map(({ title, description }) => `${title}|${description}`).join("; ")}\n  right ${say(truth)}\n  given ${say(splits)}`); // prettier-ignore
    }
  }
  const mean = (measure: (score: SplitScore) => number): number =>
    Math.round((1000 * scores.reduce((sum, score) => sum + measure(score), 0)) / scores.length) / 1000;
  return {
    name,
    bundles: bundles.length,
    pages: bundles.reduce((sum, { transcript }) => sum + transcript.pages.length, 0),
    page: mean(({ page }) => page),
    start: mean(({ start }) => start),
    quality: mean(({ quality }) => quality),
    whole: mean(({ whole }) => (whole ? 1 : 0)),
    sure: sure.length,
    sureRight: Math.round((1000 * sure.filter((isRight) => isRight).length) / Math.max(1, sure.length)) / 1000,
  };
}

function toKey({ title, pages }: { readonly title: string; readonly pages: readonly number[] }): string {
  return JSON.stringify([title, pages]);
}
