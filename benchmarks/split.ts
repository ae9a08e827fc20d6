/**
 * Scores the splitting of bundles against their truth, without a model: `node benchmarks/split.ts --corpus DIR…`.
 *
 * A DIR contains PDF files and `bundles.jsonl`, with one bundle per line: `{ file, pages, split_description, split_rules, truth: [{ title, pages }]
 * }`. `--transcripts` stores the text of each.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { deserializeTranscript, type Transcript, readTranscript, type SectionDescription, serializeTranscript, split } from "@docsvc/engine"; // prettier-ignore
import type { SplitSetResult } from "./results/split-result.ts";
import { writeResult } from "./results/write-result.ts";
import { type Part, scoreSplit, type SplitScore } from "./scoring/split-score.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", multiple: true, default: [] },
    transcripts: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});

interface BundleLine {
  readonly file: string;
  readonly pages: number;
  readonly split_description: readonly SectionDescription[];
  readonly split_rules: string;
  readonly truth: readonly Part[];
}

const sets: SplitSetResult[] = [];
for (const folder of values.corpus) sets.push(await scoreFolder(folder));
console.table(sets);
if (!values["dry-run"]) await writeResult("split-sets", { sets });

async function scoreFolder(folder: string): Promise<SplitSetResult> {
  const lines = (await readFile(join(folder, "bundles.jsonl"), "utf8")).trim().split("\n");
  const bundles = lines.map((line) => JSON.parse(line) as BundleLine);
  const scores: SplitScore[] = [];
  const sure: boolean[] = [];
  for (const { file, pages, split_description, split_rules, truth } of bundles) {
    const transcript = await readKept(folder, file);
    const { splits } = await split(transcript, split_description, split_rules);
    scores.push(scoreSplit(truth, splits, pages));
    const gold = new Set(truth.map(toKey));
    for (const one of splits.filter(({ confidence }) => confidence === "high")) sure.push(gold.has(toKey(one)));
  }
  const mean = (share: (score: SplitScore) => number): number =>
    Math.round((1000 * scores.reduce((sum, score) => sum + share(score), 0)) / scores.length) / 1000;
  return {
    name: basename(folder),
    bundles: bundles.length,
    pages: bundles.reduce((sum, { pages }) => sum + pages, 0),
    page: mean(({ page }) => page),
    start: mean(({ start }) => start),
    quality: mean(({ quality }) => quality),
    whole: mean(({ whole }) => (whole ? 1 : 0)),
    sure: sure.length,
    sureRight: Math.round((1000 * sure.filter((isRight) => isRight).length) / Math.max(1, sure.length)) / 1000,
  };
}

function toKey({ title, pages }: Part): string {
  return JSON.stringify([title, pages]);
}

async function readKept(folder: string, file: string): Promise<Transcript> {
  const path = values.transcripts === undefined ? null : join(values.transcripts, `${basename(folder)}-${file}.json`);
  if (path !== null && existsSync(path)) return deserializeTranscript(await readFile(path, "utf8"));
  const transcript = await readTranscript(new Uint8Array(await readFile(join(folder, file))));
  if (path !== null) {
    await mkdir(values.transcripts!, { recursive: true });
    await writeFile(path, serializeTranscript(transcript));
  }
  return transcript;
}
