/**
 * Measures pages recognised per second: `node benchmarks/ocr.ts`.
 *
 * Both recognisers of the engine, and the program alone, on one core and on all; every run in a fresh process, the runs interleaved. Uses a scan, and
 * pages of other fixtures that the engine reads as images, ignoring their text.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { buildPicturePages } from "./long-documents.ts";
import { describeMachine } from "./measure/machine.ts";
import { runOcr } from "./measure/ocr-run.ts";
import type { OcrResult, OcrRound, OcrSeries, Recogniser } from "./results/ocr-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "12" },
    rounds: { type: "string", default: "2" },
    "dry-run": { type: "boolean", default: false },
  },
});
const file = await buildPicturePages(Number(values.pages));
const skipped = new Set<Recogniser>();
const measured = new Map<string, { recogniser: Recogniser; cores: number; rounds: OcrRound[] }>();
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const recogniser of ["program", "wasm", "alone"] as const) {
    for (const cores of ["one", "all"] as const) {
      if (!skipped.has(recogniser)) await measure(recogniser, cores, round);
    }
  }
}
const result: OcrResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  skipped: [...skipped],
  pages: file.pages,
  series: [...measured.values()] satisfies readonly OcrSeries[],
};
if (!values["dry-run"]) await writeResult("ocr", result);

async function measure(recogniser: Recogniser, on: "one" | "all", round: number): Promise<void> {
  const cores = on === "one" ? 1 : availableParallelism();
  try {
    const found = await runOcr({ recogniser, path: file.path }, on);
    const key = `${recogniser} ${cores}`;
    const series = measured.get(key) ?? { recogniser, cores, rounds: [] };
    series.rounds.push(found);
    measured.set(key, series);
    const pagesPerSecond = (file.pages * 1000) / found.wallMs;
    console.log(
      `  ${round}  ${recogniser.padEnd(8)} ${cores} cores ${pagesPerSecond.toFixed(2)} pages/s` +
        `  ${(found.cpuMs / file.pages / 1000).toFixed(2)} CPU seconds a page`,
    );
  } catch (error) {
    console.warn(`Skipped: ${error instanceof Error ? error.message : String(error)}`);
    skipped.add(recogniser);
  }
}
