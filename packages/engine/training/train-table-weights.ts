/**
 * Learns the weights of table-weights.ts: `node packages/engine/training/train-table-weights.ts FOLDER… [--test FOLDER] [--show]`.
 *
 * A FOLDER contains families (make-pages.ts) or sources (sources/make-source-pages.ts). A sample is rows in columns that no rule takes for a table or
 * for another text; its truth is whether its cells are in a table of the page. Each source is held out in turn, and weighted by the square root of
 * its number of samples. `--test` scores sources that nothing is learned from.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Learned, learnWeights, printWeights, type Sample } from "./logistic-regression.ts";
import type { TrueBlock } from "./pages/truth-of-page.ts";
import { weigh } from "../src/judge/weigh.ts";
import { readDocument } from "../src/parsing/read-document.ts";
import type { TableSign } from "../src/table/judge/table-signs.ts";
import type { WeighedRows } from "../src/table/rows/rows-to-table.ts";

/** Minimum share of the cells in tables of the truth, and maximum share outside; others are not used. */
const MIN_IN = 0.75;
const MAX_IN = 0.25;

/** Strong, because there are few samples for the number of signs. */
const PENALTY = 4e-3;

interface TableSample extends Sample<TableSign> {
  readonly text: string;
}

interface Group {
  readonly name: string;
  readonly samples: readonly TableSample[];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    test: { type: "string", multiple: true, default: [] },
    show: { type: "boolean", default: false },
    folds: { type: "string", default: "10" },
  },
});
const groups = await readGroups(positionals);
const tested = await readGroups(values.test);
const folds = Number(values.folds);
const held = groups.map((group, at) => ({
  group,
  learned: learn(groups.filter((_, other) => other % folds !== at % folds)),
}));
report(
  "held out",
  held.map(({ group, learned }) => ({ group, weights: learned })),
);
const learned = learn(groups);
report(
  "test",
  tested.map((group) => ({ group, weights: learned })),
);
process.stdout.write(printWeights(learned));

function learn(some: readonly Group[]): Learned<TableSign> {
  return learnWeights(
    some.flatMap(({ samples }) => samples.map((sample) => ({ ...sample, weight: 1 / Math.sqrt(samples.length) }))),
    {},
    undefined,
    PENALTY,
  );
}

/** Prints precision and recall at several limits of the log-odds. */
function report(name: string, all: readonly { readonly group: Group; readonly weights: Learned<TableSign> }[]): void {
  const scored = all.flatMap(({ group, weights }) =>
    group.samples.map((sample) => ({ ...sample, group: group.name, score: weigh(sample.signs, weights) })),
  );
  const wanted = scored.filter(({ isPositive }) => isPositive).length;
  process.stdout.write(`${name}: ${scored.length} samples of ${all.length} groups, ${wanted} tables\n`);
  for (const limit of [-1, 0, 0.5, 1, 1.5, 2, 3]) {
    const given = scored.filter(({ score }) => score > limit);
    const right = given.filter(({ isPositive }) => isPositive).length;
    process.stdout.write(`  above ${limit}: ${given.length} given, ${right} right\n`);
  }
  if (!values.show) return;
  for (const { score, isPositive, group, text } of scored.toSorted((a, b) => b.score - a.score)) {
    if (isPositive === score > 0) continue;
    process.stdout.write(`${isPositive ? "missed" : "wrong "} ${score.toFixed(1)} ${group}: ${text}\n`);
  }
}

async function readGroups(folders: readonly string[]): Promise<Group[]> {
  const read: Group[] = [];
  for (const folder of folders) {
    for (const name of (await readdir(folder)).toSorted()) {
      const samples = await readSamples(join(folder, name));
      if (samples.length > 0) read.push({ name, samples });
    }
  }
  return read;
}

async function readSamples(family: string): Promise<TableSample[]> {
  const samples: TableSample[] = [];
  const files: string[] = await readdir(join(family, "pdfs")).catch(() => []);
  for (const file of files.sort()) {
    const truth = await readFile(join(family, "blocks", file.replace(/\.pdf$/, ".json")), "utf8");
    const blocks = JSON.parse(truth) as readonly TrueBlock[];
    const tables = bare(blocks.flatMap(({ type, text }) => (type === "Table" ? [text] : [])).join("\n"));
    const other = bare(blocks.flatMap(({ type, text }) => (type === "Table" ? [] : [text])).join("\n"));
    const found: WeighedRows[] = [];
    await readDocument(await readFile(join(family, "pdfs", file)), {
      inspect: (stage) => void (stage.stage === "weighed" && found.push(...stage.weighed)),
    });
    for (const { rows, signs } of found) {
      const texts = rows.flatMap(({ cells }) => cells.map(({ words }) => words.map(({ text }) => text).join(" ")));
      const inTable = texts.filter((text) => tables.includes(bare(text)));
      const inText = texts.filter((text) => other.includes(bare(text)));
      const share = inTable.length / texts.length;
      if (inTable.length + inText.length < MIN_IN * texts.length || (share < MIN_IN && share > MAX_IN)) continue;
      samples.push({
        signs,
        isPositive: share >= MIN_IN && inText.length < inTable.length,
        weight: 1,
        text: `${file} ${texts.slice(0, 6).join(" | ").slice(0, 120)}`,
      });
    }
  }
  return samples;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d\n]+/gu, "");
}
