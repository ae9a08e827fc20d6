/**
 * Compares the speed of all engines: `node benchmarks/speed.ts --corpus DIR`.
 *
 * Every run is a fresh process with one engine. The runs are interleaved, A B C … A B C …, so that other load on the
 * machine affects all alike, and every ratio is taken within one round.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countPages, totalPages } from "./documents/count-pages.ts";
import { shareOut } from "./documents/share-out.ts";
import { buildEngine } from "./engines/build-engine.ts";
import { chooseEngines, type EngineName, speedEngines } from "./engines/engines.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { buildLargeManuals, buildLongDocuments } from "./long-documents.ts";
import { runFresh, runTogether } from "./measure/fresh-process.ts";
import { describeMachine } from "./measure/machine.ts";
import type { CountedFile } from "./measure/run.ts";
import type { EngineSpeed, SpeedResult, SpeedRound, SpeedSet } from "./results/speed-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    "corpus-name": { type: "string", default: "one-page PDFs" },
    engines: { type: "string" },
    rounds: { type: "string", default: "5" },
    "skip-long": { type: "boolean", default: false },
    "skip-large": { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});
buildEngine();
const chosen = chooseEngines(values.engines, speedEngines);
const names = await loadableEngines(chosen);
const rounds = Number(values.rounds);
const sets: SpeedSet[] = [];
if (values.corpus === undefined) console.warn("Skipped the one-page documents: give a folder with --corpus.");
else sets.push(await measureSet("one-page", values["corpus-name"], await folderOfPdfs(values.corpus)));
if (!values["skip-long"]) sets.push(await measureSet("long", "long documents", await buildLongDocuments()));
const manuals = values["skip-large"] ? [] : await buildLargeManuals();
if (manuals.length > 0) sets.push(await measureSet("large", "large manuals", manuals));
const result: SpeedResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  skipped: chosen.filter((name) => !names.includes(name)),
  rounds,
  sets,
};
if (!values["dry-run"]) await writeResult("speed", result);

async function folderOfPdfs(folder: string): Promise<CountedFile[]> {
  const entries = (await readdir(folder)).filter((name) => name.endsWith(".pdf")).sort();
  return countPages(entries.map((name) => join(folder, name)));
}

async function measureSet(id: SpeedSet["id"], title: string, files: readonly CountedFile[]): Promise<SpeedSet> {
  console.log(`${title}: ${files.length} documents, ${totalPages(files)} pages`);
  const measured = new Map<EngineName, SpeedRound[]>(names.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) {
      const found = await measureRound(name, files);
      measured.get(name)!.push(found);
      report(name, round, found);
    }
  }
  const engines = [...measured].map(([name, runs]): EngineSpeed => ({
    name,
    version: installedVersion(name),
    rounds: runs,
  }));
  return { id, title, documents: files.length, pages: totalPages(files), engines };
}

async function measureRound(engine: EngineName, files: readonly CountedFile[]): Promise<SpeedRound> {
  const alone = await runFresh({ engine, files, again: true });
  const halves = await runTogether(shareOut(files, 2).map((share) => ({ engine, files: share })));
  const { startCpuMs, startWallMs, cpuMs, wallMs, pages, failed, characters } = alone;
  return {
    startCpuMs: Math.round(startCpuMs),
    startWallMs: Math.round(startWallMs),
    cpuMs: Math.round(cpuMs),
    wallMs: Math.round(wallMs),
    againCpuMs: Math.round(alone.againCpuMs!),
    againWallMs: Math.round(alone.againWallMs!),
    bothCoresWallMs: Math.round(Math.max(...halves.map((half) => half.wallMs))),
    pages,
    characters,
    failed,
  };
}

function report(name: EngineName, round: number, found: SpeedRound): void {
  const perCpuSecond = found.pages / (found.cpuMs / 1000);
  const bothCores = found.pages / (found.bothCoresWallMs / 1000);
  console.log(
    `  ${round}  ${name.padEnd(16)} ${perCpuSecond.toFixed(0).padStart(5)} pages a CPU second` +
      ` ${bothCores.toFixed(0).padStart(5)} pages/s on both cores  start ${found.startCpuMs} ms` +
      (found.failed.length > 0 ? `  failed: ${found.failed.length}` : ""),
  );
}
