/**
 * Peak memory by the length of a document: `node benchmarks/memory.ts`.
 *
 * One file each of 100, 1,000 and 2,000 pages, made from the fixtures' pages; every parse in a fresh process. Then the command line, which writes
 * results to files, on up to 4,000 pages.
 */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildEngine } from "./engines/build-engine.ts";
import { chooseEngines, readingEngines } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { buildMixedDocument } from "./long-documents.ts";
import { runWatched } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { describeMachine } from "./measure/machine.ts";
import type { CountedFile } from "./measure/run.ts";
import { watchCommand } from "./measure/watch-command.ts";
import type { CommandSeries, MemoryResult, MemorySeries } from "./results/memory-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    engines: { type: "string" },
    pages: { type: "string", default: "100,1000,2000" },
    "command-pages": { type: "string", default: "100,1000,2000,4000" },
    "dry-run": { type: "boolean", default: false },
  },
});
buildEngine();
const chosen = chooseEngines(values.engines, readingEngines);
const names = await loadableEngines(chosen);
const sizes = values.pages.split(",").map(Number);
const files = await buildDocuments(sizes);

const series: MemorySeries[] = [];
for (const engine of names) {
  const peaksMb: number[] = [];
  for (const file of files) {
    const { cost, treeMemoryMb } = await runWatched({ engine, files: [file] });
    if (cost.failed.length > 0) throw new Error(`${engine} could not read the document of ${file.pages} pages.`);
    // The kernel's own peak value misses nothing in between; sampling from outside adds processes that an engine starts.
    peaksMb.push(Math.round(Math.max(cost.peakMemoryMb, treeMemoryMb)));
  }
  series.push({ name: engine, version: installedVersion(engine), peaksMb });
  console.log(`${engine.padEnd(16)} ${sizes.map((size, at) => `${size} pages ${peaksMb[at]} MB`).join("   ")}`);
}

const commandSizes = values["command-pages"].split(",").map(Number);
const commandFiles = await buildDocuments(commandSizes);
const commands: CommandSeries[] = [];
for (const flags of ["", " --format json --jobs 2"]) commands.push(await measureCommand(`docsvc parse${flags}`));

const result: MemoryResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  skipped: chosen.filter((name) => !names.includes(name)),
  pages: sizes,
  series,
  commands: { pages: commandSizes, series: commands },
};
if (!values["dry-run"]) await writeResult("memory", result);

async function buildDocuments(lengths: readonly number[]): Promise<CountedFile[]> {
  const documents: CountedFile[] = [];
  for (const length of lengths) documents.push(await buildMixedDocument(length));
  return documents;
}

async function measureCommand(command: string): Promise<CommandSeries> {
  const program = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), "docsvc-memory-"));
  const out = join(folder, "rendering");
  const peaksMb: number[] = [];
  try {
    for (const { path, pages } of commandFiles) {
      await rm(out, { force: true });
      const args = [program, ...command.split(" ").slice(1), path, "--out", out];
      peaksMb.push(Math.round(await watchCommand(["--disable-warning=ExperimentalWarning", ...args])));
      const { size } = await stat(out);
      console.log(`${command}: ${pages} pages ${peaksMb.at(-1)} MB, ${(size / 1e6).toFixed(1)} MB written`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { command, peaksMb };
}
