/**
 * Finds figures that are wrongly read as charts: `node benchmarks/false-charts.ts --corpus DIR`, or several.
 *
 * DIR contains PDFs: papers, reports and manuals with tables, diagrams, maps and drawings. Prints each figure that is read as a chart, with
 * its place, so that the page can be checked, and the number of figures. `--known FILE` names the pages that do show charts, as lines of
 * `NAME PAGE`; then it also prints the share of the other figures that are read as charts, and fails above one in a hundred.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "@docsvc/engine";

const MAX_FALSE_SHARE = 0.01;

const { values } = parseArgs({
  options: { corpus: { type: "string", multiple: true }, known: { type: "string" } },
});
if (values.corpus === undefined) throw new Error("Give folders of PDFs with --corpus.");
const known = new Set(values.known === undefined ? [] : (await readFile(values.known, "utf8")).split("\n"));
let [documents, pages, figures, charts, wrong] = [0, 0, 0, 0, 0];
for (const folder of values.corpus) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".pdf")).toSorted();
  for (const name of names) await count(join(folder, name), name);
}
console.log(`${documents} documents, ${pages} pages, ${figures} figures, ${charts} read as charts`);
if (values.known !== undefined) {
  const others = figures - charts + wrong;
  const share = others === 0 ? 0 : wrong / others;
  console.log(`${wrong} of ${others} figures that are no charts are read as one: ${(100 * share).toFixed(1)} %`);
  if (share > MAX_FALSE_SHARE) process.exitCode = 1;
}

async function count(file: string, name: string): Promise<void> {
  const read = await parse(new Uint8Array(await readFile(file)), {}, { ocr: "off" }).catch(() => null);
  if (read === null) return console.log(`${name} is not read`);
  documents += 1;
  pages += read.numPages;
  for (const block of read.result.chunks.flatMap(({ blocks }) => blocks)) {
    if (block.type !== "Figure") continue;
    figures += 1;
    if (block.chart === undefined) continue;
    charts += 1;
    const isKnown = known.has(`${name} ${block.bbox.page}`);
    if (!isKnown) wrong += 1;
    const { kind, title, series } = block.chart;
    const points = series.reduce((sum, one) => sum + one.points.length, 0);
    console.log(`${name} ${block.bbox.page}  ${kind}, ${points} points, ${block.confidence} confidence: ${title}`);
  }
}
