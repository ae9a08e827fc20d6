/**
 * Scores pages of sources that were left out of the learning: `node benchmarks/sources.ts --pages DIR`.
 *
 * DIR is a folder of `training/sources/make-source-pages.ts`: one folder per source, each a project or a collection of documents of other people. All
 * engines are used as shipped. `--show` prints the sources and, for docsvc, the pages, worst first; `--keep DIR` stores the output.
 */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseEngines, type EngineName, markdownEngines } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { familyDocuments } from "./families/family-documents.ts";
import type { Reading } from "./families/family-scores.ts";
import { runFresh } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { describeMachine } from "./measure/machine.ts";
import type { SourceEngine, SourcesResult } from "./results/sources-result.ts";
import { writeResult } from "./results/write-result.ts";
import { pageScores, sourceScores } from "./families/source-scores.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: ".training/sources" },
    engines: { type: "string", default: "docsvc,liteparse,pdf-inspector" },
    keep: { type: "string" },
    show: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});
const documents = await familyDocuments(values.pages);
const engines = await loadableEngines(chooseEngines(values.engines, markdownEngines));
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), "docsvc-sources-")));
const scored: SourceEngine[] = [];
try {
  for (const name of engines) {
    const readings = await readAll(name);
    const scores = sourceScores(documents, readings);
    scored.push({ name, version: installedVersion(name), ...scores });
    const { sources, headings, tables, ...numbers } = scores;
    console.log(name, numbers, { headings, tables });
    if (!values.show) continue;
    console.table(sources);
    if (name !== "docsvc") continue;
    for (const { name: page, scores: own } of pageScores(documents, readings).slice(0, 40)) console.log(page, own);
  }
} finally {
  if (values.keep === undefined) await rm(folder, { recursive: true });
}
const result: SourcesResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  documents: documents.length,
  sources: new Set(documents.map(({ family }) => family)).size,
  engines: scored,
};
if (!values["dry-run"]) await writeResult("sources", rounded(result));

async function readAll(name: EngineName): Promise<ReadonlyMap<string, Reading>> {
  const outputFolder = join(folder, name);
  await mkdir(outputFolder, { recursive: true });
  await runFresh({ engine: name, files: documents.map(({ pdf }) => ({ path: pdf, pages: 1 })), outputFolder });
  const readings = new Map<string, Reading>();
  for (const document of documents) {
    const markdown = await readFile(join(outputFolder, `${document.name}.md`), "utf8").catch(() => "");
    readings.set(document.name, { markdown, blocks: null });
  }
  return readings;
}

/** Rounded to four decimals: more would be false precision for this number of pages. */
function rounded(result: SourcesResult): SourcesResult {
  const round = (_: string, value: unknown): unknown =>
    typeof value === "number" ? Math.round(value * 1e4) / 1e4 : value;
  return JSON.parse(JSON.stringify(result, round)) as SourcesResult;
}
