/**
 * Measures the recognition of text styles and chart data, on pages generated for it: `node benchmarks/meaning.ts --seed N`.
 *
 * Charts are drawn by two web libraries and by pdf-lib, styled text by Chromium's style sheets and by pdf-lib. Each seed gives other
 * data, colours, fonts and sizes. No developer has seen the pages of seeds other than 7.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { chooseEngines, type EngineName } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { runFresh } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { mean } from "./measure/statistics.ts";
import { CHART_KINDS, type ChartData, makeChart } from "./meaning/chart-data.ts";
import { type ChartLibrary, chartPage, DRAWN } from "./meaning/chart-pages.ts";
import { drawnChart, DRAWN_KINDS } from "./meaning/drawn-chart.ts";
import { scoreChart } from "./meaning/score-chart.ts";
import { scoreStyles } from "./meaning/score-styles.ts";
import { drawnPage, styledPage } from "./meaning/styled-pages.ts";
import { makeSentences, type StyledSentence } from "./meaning/styled-text.ts";
import type { EngineMeaning, MeaningResult } from "./results/meaning-result.ts";
import { writeResult } from "./results/write-result.ts";
import { Random } from "./tables/random.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "8" },
    /** Number of charts of each kind and program, and of pages of each program. */
    count: { type: "string", default: "4" },
    engines: { type: "string" },
    keep: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});
const COMPARED: readonly EngineName[] = ["docsvc-form", "liteparse", "pdf-inspector", "kreuzberg"];

/** Frappe animates its marks for a second, regardless of `animate`. */
const SETTLED_MS = 1500;

interface MadeChart {
  readonly name: string;
  readonly program: string;
  readonly data: ChartData;
}
interface MadePage {
  readonly name: string;
  readonly program: string;
  readonly sentences: readonly StyledSentence[];
}

const random = new Random(Number(values.seed));
const count = Number(values.count);
const charts: MadeChart[] = [];
const pages: MadePage[] = [];
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), "docsvc-meaning-")));
try {
  await mkdir(folder, { recursive: true });
  await make();
  await measure();
} finally {
  if (values.keep === undefined) await rm(folder, { recursive: true });
}

async function make(): Promise<void> {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const print = async (name: string, html: string): Promise<void> => {
      await page.setContent(html);
      await page.waitForTimeout(SETTLED_MS);
      await page.pdf({ path: join(folder, `${name}.pdf`), format: "A4", printBackground: true });
    };
    for (let at = 0; at < count; at += 1) {
      for (const library of Object.keys(DRAWN) as ChartLibrary[]) {
        for (const kind of DRAWN[library]) {
          const chart = { name: `${library}-${kind}-${at}`, program: library, data: makeChart(random, kind) };
          await print(chart.name, await chartPage(library, chart.data));
          charts.push(chart);
        }
      }
      const styled = { name: `chromium-${at}`, program: "Chromium", sentences: makeSentences(random) };
      await print(styled.name, styledPage(random, styled.sentences));
      pages.push(styled);
      await draw(at);
    }
  } finally {
    await browser.close();
  }
}

async function draw(at: number): Promise<void> {
  for (const kind of DRAWN_KINDS) {
    const chart = { name: `pdf-lib-${kind}-${at}`, program: "pdf-lib", data: makeChart(random, kind) };
    await writeFile(join(folder, `${chart.name}.pdf`), await drawnChart(chart.data));
    charts.push(chart);
  }
  const page = { name: `pdf-lib-${at}`, program: "pdf-lib", sentences: makeSentences(random) };
  await writeFile(join(folder, `${page.name}.pdf`), await drawnPage(random, page.sentences));
  pages.push(page);
}

async function measure(): Promise<void> {
  const engines: EngineMeaning[] = [];
  for (const name of await loadableEngines(chooseEngines(values.engines, COMPARED))) engines.push(await score(name));
  console.dir(engines, { depth: null });
  const result: MeaningResult = {
    seed: Number(values.seed),
    charts: charts.length,
    pages: pages.length,
    engines,
  };
  if (!values["dry-run"]) await writeResult("meaning", result);
}

async function score(engine: EngineName): Promise<EngineMeaning> {
  const outputFolder = values.keep === undefined ? await mkdtemp(join(folder, "out-")) : join(folder, engine);
  await mkdir(outputFolder, { recursive: true });
  const files = [...charts, ...pages].map(({ name }) => ({ path: join(folder, `${name}.pdf`), pages: 1 }));
  await runFresh({ engine, files, outputFolder });
  const markdownOf = (name: string): Promise<string> => readFile(join(outputFolder, `${name}.md`), "utf8");
  const chartScores = await Promise.all(
    charts.map(async (chart) => ({ ...chart, f1: scoreChart(chart.data, await markdownOf(chart.name)).f1 })),
  );
  const styleScores = await Promise.all(
    pages.map(async (page) => ({ ...page, ...scoreStyles(page.sentences, await markdownOf(page.name)) })),
  );
  const sum = (of: (one: (typeof styleScores)[number]) => number): number =>
    styleScores.reduce((all, one) => all + of(one), 0);
  return {
    name: engine,
    version: installedVersion(engine),
    charts: round(mean(chartScores.map(({ f1 }) => f1))),
    byProgram: meansBy(chartScores, ({ program }) => program),
    byKind: Object.fromEntries(
      CHART_KINDS.map((kind) => [
        kind,
        round(mean(chartScores.filter(({ data }) => data.kind === kind).map(({ f1 }) => f1))),
      ]),
    ),
    told: round(sum(({ told }) => told) / sum(({ styled }) => styled)),
    kept: round(sum(({ kept }) => kept) / sum(({ plain }) => plain)),
  };
}

function meansBy<One extends { readonly f1: number }>(
  scores: readonly One[],
  by: (one: One) => string,
): Readonly<Record<string, number>> {
  const groups = Map.groupBy(scores, by);
  return Object.fromEntries([...groups].map(([key, some]) => [key, round(mean(some.map(({ f1 }) => f1)))]));
}

function round(value: number): number {
  return Math.round(value * 1e3) / 1e3;
}
