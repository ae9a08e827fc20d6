/**
 * Peak memory over the length of a document: `node benchmarks/memory.ts`.
 *
 * One file of 100, 1,000 and 2,000 pages each, made of the fixtures' pages; every parse in a fresh process.
 */
import { parseArgs } from "node:util";
import { chooseEngines, readingEngines } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { buildMixedDocument } from "./long-documents.ts";
import { runWatched } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { describeMachine } from "./measure/machine.ts";
import type { MemoryResult, MemorySeries } from "./results/memory-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    engines: { type: "string" },
    pages: { type: "string", default: "100,1000,2000" },
    "dry-run": { type: "boolean", default: false },
  },
});
const chosen = chooseEngines(values.engines, readingEngines);
const names = await loadableEngines(chosen);
const sizes = values.pages.split(",").map(Number);
const files = [];
for (const size of sizes) files.push(await buildMixedDocument(size));

const series: MemorySeries[] = [];
for (const engine of names) {
  const peaksMb: number[] = [];
  for (const file of files) {
    const { cost, treeMemoryMb } = await runWatched({ engine, files: [file] });
    if (cost.failed.length > 0) throw new Error(`${engine} could not read the document of ${file.pages} pages.`);
    // The kernel's own mark misses nothing in between; looking from outside adds processes that an engine starts.
    peaksMb.push(Math.round(Math.max(cost.peakMemoryMb, treeMemoryMb)));
  }
  series.push({ name: engine, version: installedVersion(engine), peaksMb });
  console.log(`${engine.padEnd(16)} ${sizes.map((size, at) => `${size} pages ${peaksMb[at]} MB`).join("   ")}`);
}
const result: MemoryResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  skipped: chosen.filter((name) => !names.includes(name)),
  pages: sizes,
  series,
};
if (!values["dry-run"]) await writeResult("memory", result);
