/**
 * Checks whether the engine's thresholds are overfitted to these documents: `node benchmarks/retuning.ts --corpus DIR --scorer FILE`.
 *
 * Each named threshold of layout, table and structure is set a fifth lower and a quarter higher, in a copy of the engine. For each of
 * five folds of whole sources, the thresholds are then tuned again on the other four by greedy coordinate search, and the left-out fold
 * is scored. If the shipped thresholds owed their score to these documents, tuning without a fold would score lower there.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import type { RetunedFold, RetuningResult } from "./results/retuning-result.ts";
import { writeResult } from "./results/write-result.ts";
import { type Change, applyChanges, findThresholds, neighbours } from "./retuning/thresholds.ts";
import { type DocumentScores, meanScores } from "./scoring/document-scores.ts";
import { foldsOf } from "./scoring/folds.ts";
import { scoreMarkdown } from "./scoring/scorer.ts";

const FOLDS = 5;
const ROOMS = ["text", "layout", "table", "page", "structure"];
/** A smaller gain is one changed character somewhere. */
const MIN_GAIN = 1e-4;
const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    "corpus-name": { type: "string", default: "a corpus with hand-made truth" },
    scorer: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});
const { corpus, scorer } = values;
if (corpus === undefined || scorer === undefined) {
  throw new Error("Give the folder of the corpus with --corpus, and a scorer with --scorer.");
}
const groups = JSON.parse(await readFile(join(corpus, "groups.json"), "utf8")) as string[][];
const documents = groups.flat();
const place = await mkdtemp(join(tmpdir(), "docsvc-retuning-"));
try {
  const result = await measure(await copyEngine(), corpus, scorer);
  console.table(result.folds);
  if (!values["dry-run"]) await writeResult("retuning", result);
} finally {
  await rm(place, { recursive: true });
}

/** A copy whose sources can be changed while others use the engine. */
async function copyEngine(): Promise<string> {
  const engine = fileURLToPath(new URL("../packages/engine", import.meta.url));
  await cp(join(engine, "src"), join(place, "src"), { recursive: true });
  await cp(join(engine, "package.json"), join(place, "package.json"));
  await symlink(join(engine, "node_modules"), join(place, "node_modules"));
  return join(place, "src");
}

async function measure(source: string, corpusFolder: string, scorerFile: string): Promise<RetuningResult> {
  const shipped = await markdownWith([]);
  const shippedScores = await scoreMarkdown(scorerFile, await folderOf(shipped));

  const thresholds = await findThresholds(source, ROOMS);
  const trials: { readonly change: Change; readonly scores: DocumentScores }[] = [];
  let without = 0;
  for (const threshold of thresholds) {
    let changes = 0;
    for (const value of neighbours(threshold)) {
      const change = { threshold, value };
      const scores = await scoresWith([change]);
      if (scores === shippedScores) continue;
      changes++;
      trials.push({ change, scores });
    }
    if (changes === 0) without++;
    console.log(`${threshold.file} ${threshold.name}${changes === 0 ? ": no document changes" : ""}`);
  }

  const folds: RetunedFold[] = [];
  const retuned: Record<string, DocumentScores[string]> = {};
  for (const heldOut of foldsOf(groups, FOLDS)) {
    const others = documents.filter((name) => !heldOut.includes(name));
    const { changes, scores } = await tune(others);
    for (const name of heldOut) retuned[name] = scores[name]!;
    folds.push({
      documents: heldOut.length,
      changed: changes.length,
      shipped: overall(shippedScores, heldOut),
      retuned: overall(scores, heldOut),
      gainInTuning: overall(scores, others) - overall(shippedScores, others),
    });
    console.log(folds.at(-1));
  }
  return {
    measuredAt: new Date().toISOString(),
    corpus: values["corpus-name"],
    documents: documents.length,
    sources: groups.length,
    thresholds: thresholds.length,
    thresholdsWithoutEffect: without,
    shipped: overall(shippedScores, documents),
    retuned: overall(retuned, documents),
    folds,
  };

  /** Tries the most promising changes first; keeps each one that still gains in addition to those before. */
  async function tune(names: readonly string[]): Promise<{ changes: readonly Change[]; scores: DocumentScores }> {
    const kept: Change[] = [];
    let best = shippedScores;
    const promising = trials
      .map(({ change, scores }) => ({ change, gain: overall(scores, names) - overall(shippedScores, names) }))
      .filter(({ gain }) => gain >= MIN_GAIN)
      .sort((a, b) => b.gain - a.gain);
    for (const { change } of promising) {
      if (kept.some(({ threshold }) => threshold === change.threshold)) continue;
      const scores = await scoresWith([...kept, change]);
      if (overall(scores, names) < overall(best, names) + MIN_GAIN) continue;
      kept.push(change);
      best = scores;
    }
    return { changes: kept, scores: best };
  }

  /** Scores with some thresholds changed; returns the shipped scores if no document changes. */
  async function scoresWith(changes: readonly Change[]): Promise<DocumentScores> {
    const markdown = await markdownWith(changes);
    const changed = new Map([...markdown].filter(([name, text]) => text !== shipped.get(name)));
    if (changed.size === 0) return shippedScores;
    const scores = await scoreMarkdown(scorerFile, await folderOf(changed));
    const names = documents.filter((name) => changed.has(`${name}.md`));
    return { ...shippedScores, ...Object.fromEntries(names.map((name) => [name, scores[name]!])) };
  }

  async function markdownWith(changes: readonly Change[]): Promise<ReadonlyMap<string, string>> {
    const output = await mkdtemp(join(place, "out-"));
    const restore = await applyChanges(source, changes);
    try {
      const program = fileURLToPath(new URL("./retuning/parse-folder.ts", import.meta.url));
      await run(process.execPath, [program, source, join(corpusFolder, "pdfs"), output]);
    } finally {
      await restore();
    }
    const names = await readdir(output);
    const texts = await Promise.all(names.map((name) => readFile(join(output, name), "utf8")));
    await rm(output, { recursive: true });
    return new Map(names.map((name, at) => [name, texts[at]!]));
  }

  async function folderOf(markdown: ReadonlyMap<string, string>): Promise<string> {
    const folder = join(place, "scored");
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    for (const [name, text] of markdown) await writeFile(join(folder, name), text);
    return folder;
  }
}

function overall(scores: DocumentScores, names: readonly string[]): number {
  return meanScores(scores, names)["overall"] ?? Number.NaN;
}
