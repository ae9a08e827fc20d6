/**
 * Trains the labels of lines: `node packages/engine/training/labels/train-label-weights.ts FOLDER… [--prove] [--out FILE]`. A FOLDER contains one
 * folder of tagged PDFs for each source; for files directly in it, the file name begins with the source (`SOURCE_…` or `SOURCE__…`). `--prove`
 * holds each source out in one of five folds, with neighbours and without; `--out` writes the weights learned from all.
 */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { FEATURES } from "./line-features.ts";
import { FIRST_INPUTS, LABELS, LATER_INPUTS, labelLines, laterRow, meanOf } from "./label-lines.ts";
import type { Network } from "./network.ts";
import { bootstrapInterval, summary } from "./proof.ts";
import { type LabelledPage, taggedPages } from "./tagged-lines.ts";
import { type Rows, trainNetwork } from "./train-network.ts";

const HIDDEN = [16, 16, 16] as const;
const EPOCHS = 10;
/** Maximum number of pages from one document, and of documents from one source, so that no source outweighs the others. */
const MAX_PAGES = 4;
const MAX_SOURCE_LINES = 1500;

const { positionals: folders, values } = parseArgs({
  allowPositionals: true,
  options: {
    prove: { type: "boolean", default: false },
    out: { type: "string" },
    folds: { type: "string", default: "5" },
  },
});

interface Source {
  readonly name: string;
  readonly pages: readonly LabelledPage[];
}

const sources = await readSources();
const lines = sources.reduce((sum, { pages }) => sum + pages.reduce((count, page) => count + page.labels.length, 0), 0);
process.stdout.write(
  `${sources.length} sources, ${sources.reduce((sum, { pages }) => sum + pages.length, 0)} pages, ${lines} lines\n`,
);

if (values.prove) prove();
if (values.out !== undefined) {
  const rounds = learn(
    sources.flatMap(({ pages }) => pages),
    HIDDEN.length,
  );
  await writeFile(values.out, toModule(rounds));
}

async function readSources(): Promise<Source[]> {
  const files = new Map<string, string[]>();
  for (const folder of folders) {
    for (const name of (await readdir(folder)).sort()) {
      const path = join(folder, name);
      const isFolder = (await stat(path)).isDirectory();
      const source = isFolder ? name : `${basename(folder)}-${name.split("_")[0]}`;
      const own = isFolder ? (await readdir(path)).sort().map((file) => join(path, file)) : [path];
      files.set(source, [...(files.get(source) ?? []), ...own.filter((file) => file.endsWith(".pdf"))]);
    }
  }
  const read: Source[] = [];
  for (const [name, paths] of files) {
    const pages: LabelledPage[] = [];
    let count = 0;
    for (const path of paths) {
      if (count > MAX_SOURCE_LINES) break;
      const found = await taggedPages(await readFile(path), MAX_PAGES).catch(() => []);
      pages.push(...found);
      count += found.reduce((sum, { labels }) => sum + labels.length, 0);
    }
    if (count >= 60) read.push({ name, pages });
    process.stderr.write(`read ${name}: ${pages.length} pages, ${count} lines, ${Math.round(process.uptime())} s\n`);
  }
  return read;
}

/** Trains the rounds one after the other. */
function learn(pages: readonly LabelledPage[], count: number): Network[] {
  const rounds: Network[] = [];
  for (let round = 0; round < count; round++) {
    rounds.push(trainNetwork(toRows(pages, rounds), HIDDEN[round]!, LABELS.length, EPOCHS, round + 1));
  }
  return rounds;
}

/** Input of the next round for some pages. A page is weighted by the square root of its number of lines. */
function toRows(pages: readonly LabelledPage[], rounds: readonly Network[]): Rows {
  const inputs = rounds.length === 0 ? FIRST_INPUTS : LATER_INPUTS;
  const known = pages.reduce((sum, { labels }) => sum + labels.filter((label) => label >= 0).length, 0);
  const rows = {
    inputs,
    values: new Float32Array(known * inputs),
    labels: new Int8Array(known),
    weights: new Float32Array(known),
  };
  const row = new Float32Array(inputs);
  let place = 0;
  for (const { features, labels } of pages) {
    const said = rounds.length === 0 ? null : labelLines(features, rounds);
    const mean = said === null ? null : meanOf(said, features.count);
    const ofPage = labels.filter((label) => label >= 0).length;
    for (let at = 0; at < features.count; at++) {
      if (labels[at]! < 0) continue;
      if (said !== null && mean !== null) laterRow(features, said, mean, at, row);
      else row.set(features.values.subarray(at * FEATURES.length, (at + 1) * FEATURES.length));
      rows.values.set(row, place * inputs);
      rows.labels[place] = labels[at]!;
      rows.weights[place++] =
        (LABELS[labels[at]!] === "body" || LABELS[labels[at]!] === "cell" ? 1 : 2) / Math.sqrt(ofPage);
    }
  }
  return rows;
}

function prove(): void {
  const folds = Math.min(Number(values.folds), sources.length);
  const scores = { neighbours: new Map<string, Score>(), alone: new Map<string, Score>() };
  for (let fold = 0; fold < folds; fold++) {
    const rounds = learn(
      sources.flatMap(({ pages }, at) => (at % folds === fold ? [] : pages)),
      HIDDEN.length,
    );
    for (const [at, source] of sources.entries()) {
      if (at % folds !== fold) continue;
      scores.neighbours.set(source.name, scoreOf(source, rounds));
      scores.alone.set(source.name, scoreOf(source, rounds.slice(0, 1)));
    }
  }
  for (const { name } of sources) {
    process.stdout.write(
      `${name.padEnd(28)} with neighbours ${formatScore(scores.neighbours.get(name)!)}   without ${formatScore(scores.alone.get(name)!)}\n`,
    );
  }
  for (const [name, of] of Object.entries(scores)) {
    const all = [...of.values()];
    process.stdout.write(`${name}: lines right ${summary(all.map(({ right }) => right))}\n`);
    for (const label of LABELS) {
      const f1 = all.flatMap(({ f1: each }) => (Number.isNaN(each[label]) ? [] : [each[label]]));
      if (f1.length > 0) process.stdout.write(`  ${label.padEnd(8)} F1 ${summary(f1)} over ${f1.length} sources\n`);
    }
  }
  const gains = sources.map(({ name }) => scores.neighbours.get(name)!.right - scores.alone.get(name)!.right);
  const [low, high] = bootstrapInterval(gains);
  process.stdout.write(
    `neighbours add ${(100 * (gains.reduce((a, b) => a + b, 0) / gains.length)).toFixed(2)} points, 95 % interval ${(100 * low).toFixed(2)} to ${(100 * high).toFixed(2)}\n`,
  );
}

interface Score {
  /** Share of the lines with the correct label. */
  readonly right: number;
  /** NaN if the source has no line with a label. */
  readonly f1: Readonly<Record<(typeof LABELS)[number], number>>;
}

function scoreOf({ pages }: Source, rounds: readonly Network[]): Score {
  const counts = LABELS.map(() => ({ right: 0, said: 0, true: 0 }));
  let [right, all] = [0, 0];
  for (const { features, labels } of pages) {
    const said = labelLines(features, rounds);
    for (let at = 0; at < features.count; at++) {
      const truth = labels[at]!;
      if (truth < 0) continue;
      let best = 0;
      for (let label = 1; label < LABELS.length; label++) {
        if (said[at * LABELS.length + label]! > said[at * LABELS.length + best]!) best = label;
      }
      all++;
      counts[truth]!.true++;
      counts[best]!.said++;
      if (best === truth) {
        right++;
        counts[truth]!.right++;
      }
    }
  }
  const f1 = Object.fromEntries(
    LABELS.map((label, at) => {
      const { right: hits, said, true: truths } = counts[at]!;
      return [label, truths < 5 ? Number.NaN : (2 * hits) / (said + truths)];
    }),
  ) as Score["f1"];
  return { right: right / Math.max(1, all), f1 };
}

function formatScore({ right, f1 }: Score): string {
  return `${right.toFixed(3)} heading ${f1.heading.toFixed(2)} cell ${f1.cell.toFixed(2)}`;
}

/** The weights as a module: 16-bit numbers, each a share of the largest in its network. */
function toModule(rounds: readonly Network[]): string {
  const packed = rounds.map(({ inputs, hidden, outputs, weights }) => {
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 32_767;
    const bytes = Buffer.from(Int16Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
    return `  { inputs: ${inputs}, hidden: ${hidden}, outputs: ${outputs}, scale: ${scale}, packed: "${bytes.toString("base64")}" },`;
  });
  const taught = `${sources.length} sources, ${lines} lines`;
  return `/** What training/labels/train-label-weights.ts learned of ${taught}: the numbers of each round, in 16 bits. */\nexport const ROUNDS = [\n${packed.join("\n")}\n] as const;\n`;
}
