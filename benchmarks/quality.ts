/**
 * Scores quality against hand-made truth: `node benchmarks/quality.ts --corpus DIR`.
 *
 * DIR contains `pdfs/NAME.pdf`, `truth/NAME.md`, and, for the spread over sources, `groups.json`: arrays of the names of documents of one source;
 * without it each document is a source. Only scores are stored. `--scorer FILE` uses your own program as the scorer, which must know where its truth
 * is.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { chooseEngines, type EngineName, markdownEngines } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { runFresh } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { describeMachine } from "./measure/machine.ts";
import { spreadOf } from "./measure/statistics.ts";
import type { EngineQuality, QualityResult } from "./results/quality-result.ts";
import { writeResult } from "./results/write-result.ts";
import { type DocumentScores, meanScores } from "./scoring/document-scores.ts";
import { foldsOf } from "./scoring/folds.ts";
import { scoreFolder } from "./scoring/score-folder.ts";
import { runScorer, scoreMarkdown } from "./scoring/scorer.ts";

const FOLDS = 5;

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    "corpus-name": { type: "string", default: "a corpus with hand-made truth" },
    "held-out": { type: "boolean", default: false },
    scorer: { type: "string", multiple: true, default: [] },
    truth: { type: "string" },
    engines: { type: "string" },
    keep: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});
const { corpus } = values;
if (corpus === undefined) throw new Error("Give the folder of the corpus with --corpus.");
const names = await loadableEngines(chooseEngines(values.engines, markdownEngines));
const files = (await readdir(join(corpus, "pdfs")))
  .filter((name) => name.endsWith(".pdf"))
  .sort()
  .map((name) => ({ path: join(corpus, "pdfs", name), pages: 1 }));
const groups = existsSync(join(corpus, "groups.json"))
  ? (JSON.parse(await readFile(join(corpus, "groups.json"), "utf8")) as string[][])
  : files.map(({ path }) => [basename(path, ".pdf")]);
const truth = values.truth ?? join(corpus, "truth");
if (values.scorer.length === 0 && !existsSync(truth)) {
  throw new Error(`Nothing says what is right: put NAME.md into ${truth}, or give --truth DIR or --scorer FILE.`);
}
const predictions = await mkdtemp(join(tmpdir(), "docsvc-quality-"));
try {
  await measure();
} finally {
  if (values.keep) console.log(`Predictions are in ${predictions}`);
  else await rm(predictions, { recursive: true });
}

async function measure(): Promise<void> {
  for (const engine of names) await predict(engine);
  const [first, ...others] = values.scorer;
  const scored: EngineQuality[] = [];
  for (const name of names) {
    const folder = join(predictions, name);
    scored.push(
      toQuality(name, first === undefined ? await scoreFolder(truth, folder) : await scoreMarkdown(first, folder)),
    );
  }
  console.table(Object.fromEntries(scored.map(({ name, scores, folds }) => [name, { ...scores, ...folds }])));
  const folders = names.map((name) => join(predictions, name));
  for (const scorer of others) console.log(await runScorer(scorer, folders));
  const result: QualityResult = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    corpus: values["corpus-name"],
    heldOut: values["held-out"],
    documents: files.length,
    sources: groups.length,
    folds: FOLDS,
    engines: scored,
  };
  if (!values["dry-run"]) await writeResult("quality", result);
}

/** Markdown from a separate process per engine; for our engine the complete results too. */
async function predict(engine: EngineName): Promise<void> {
  const outputFolder = join(predictions, engine);
  await mkdir(outputFolder);
  await runFresh({ engine, files, outputFolder });
  if (engine !== "docsvc" && engine !== "docsvc-ocr") return;
  const { loadDocsvcResponses } = await import("./engines/docsvc.ts");
  const respond = loadDocsvcResponses(engine === "docsvc" ? "off" : "auto");
  for (const { path } of files) {
    await writeFile(join(outputFolder, `${basename(path, ".pdf")}.json`), await respond(path));
  }
}

function toQuality(name: EngineName, documents: DocumentScores): EngineQuality {
  const byFold = foldsOf(groups, FOLDS).map((fold) => meanScores(documents, fold)["overall"] ?? Number.NaN);
  const scores = rounded(meanScores(documents));
  const folds = spreadOf(byFold.map(round));
  return { name, version: installedVersion(name), scores, folds, byFold: byFold.map(round) };
}

function rounded(numbers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, round(value)]));
}

/** Rounded to four decimals: more would be false precision for this number of documents. */
function round(score: number): number {
  return Math.round(score * 1e4) / 1e4;
}
