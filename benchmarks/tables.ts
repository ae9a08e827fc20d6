/**
 * Scores tables against their truth, on pages generated for it: `node benchmarks/tables.ts --seed N`.
 *
 * With `--of documents` the tables are those of statements, papers, price lists and timetables, and the pages without tables have what else such
 * documents contain; with `--of continued` they continue over two or more pages, and are joined if an engine can. Each seed gives another corpus, set
 * by the installed producers. Rules are developed on one seed and measured on another, which no developer has seen.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseEngines, type EngineName } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { runFresh } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { describeMachine } from "./measure/machine.ts";
import { mean } from "./measure/statistics.ts";
import type { EngineTables, TablesResult } from "./results/tables-result.ts";
import { writeResult } from "./results/write-result.ts";
import { countTables, teds } from "./scoring/teds.ts";
import { CORPUS_KINDS, type CorpusKind, type CorpusPage, makeCorpus } from "./tables/make-corpus.ts";
import { isInstalled, type ProducerName, producers } from "./tables/producers.ts";
import { keepCorpus } from "./tables/read-corpus.ts";

/** Engines that write tables; nothing here needs OCR. */
const COMPARED: readonly EngineName[] = ["docsvc", "liteparse", "pdf-inspector", "kreuzberg"];
const RESULTS: Readonly<Record<CorpusKind, string>> = {
  mixed: "tables",
  documents: "document-tables",
  continued: "continued-tables",
};

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "60" },
    engines: { type: "string" },
    of: { type: "string", default: "mixed" },
    keep: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const of = CORPUS_KINDS.find((kind) => kind === values.of) ?? "mixed";
const compared = of === "continued" ? (["docsvc-merged", ...COMPARED] as const) : COMPARED;
const names = await loadableEngines(chooseEngines(values.engines, compared));
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), "docsvc-table-corpus-")));
try {
  const corpus: CorpusPage[] = [];
  for (const producer of Object.keys(producers) as ProducerName[]) {
    if (await isInstalled(producers[producer])) {
      corpus.push(...(await makeCorpus(folder, producer, { seed, count: Number(values.count), of })));
    } else console.warn(`Skipped: ${producer} is not installed.`);
  }
  await keepCorpus(folder, corpus);
  await measure(corpus);
} finally {
  if (values.keep === undefined) await rm(folder, { recursive: true });
}

async function measure(corpus: readonly CorpusPage[]): Promise<void> {
  const results: EngineTables[] = [];
  for (const name of names) results.push(await score(name, corpus));
  console.table(
    Object.fromEntries(
      results.map(({ name, teds: all, tedsStructure, missed, miscounted, falsePages, byProducer: some }) => [
        name,
        { all, tedsStructure, ...some, missed, miscounted, falsePages },
      ]),
    ),
  );
  const withTables = corpus.filter(({ truth }) => truth !== "");
  const result: TablesResult = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    seed,
    pages: byProducer(withTables, (pages) => pages.length),
    pagesWithout: corpus.length - withTables.length,
    engines: results,
  };
  if (!values["dry-run"]) await writeResult(RESULTS[of], result);
}

async function score(engine: EngineName, corpus: readonly CorpusPage[]): Promise<EngineTables> {
  const outputFolder = await mkdtemp(join(tmpdir(), "docsvc-tables-"));
  try {
    await runFresh({ engine, files: corpus.map(({ file }) => ({ path: file, pages: 1 })), outputFolder });
    const markdown = new Map<CorpusPage, string>();
    for (const page of corpus) markdown.set(page, await readFile(join(outputFolder, `${page.name}.md`), "utf8"));
    const withTables = corpus.filter(({ truth }) => truth !== "");
    const similarity = (structureOnly: boolean) => (page: CorpusPage) =>
      teds(page.truth, markdown.get(page)!, structureOnly)!;
    const scores = new Map(withTables.map((page) => [page, similarity(false)(page)]));
    return {
      name: engine,
      version: installedVersion(engine),
      teds: round(mean([...scores.values()])),
      tedsStructure: round(mean(withTables.map(similarity(true)))),
      byProducer: byProducer(withTables, (pages) => round(mean(pages.map((page) => scores.get(page)!)))),
      missed: withTables.filter((page) => countTables(markdown.get(page)!) === 0).length,
      miscounted: withTables.filter((page) => countTables(markdown.get(page)!) !== countTables(page.truth)).length,
      falsePages: corpus.filter((page) => page.truth === "" && countTables(markdown.get(page)!) > 0).length,
    };
  } finally {
    await rm(outputFolder, { recursive: true });
  }
}

function byProducer(
  pages: readonly CorpusPage[],
  count: (pages: readonly CorpusPage[]) => number,
): Partial<Record<ProducerName, number>> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(pages, ({ producer }) => producer)).map(([name, some]) => [name, count(some)]),
  );
}

/** Rounded to four decimals: more would be false precision for this number of pages. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
