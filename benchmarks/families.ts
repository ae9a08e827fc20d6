/**
 * Scores page families that were left out of the learning: `node benchmarks/families.ts --pages DIR --weights FILE --margins FILE`.
 *
 * DIR is a folder of `training/make-pages.ts`; the FILEs are written by `train-heading-weights.ts` and `train-margin-weights.ts` with `--out`:
 * docsvc reads each family with the weights learned from the others. `--show` prints the families of docsvc, worst first.
 */
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseEngines, type EngineName, markdownEngines } from "./engines/engines.ts";
import { installedVersion } from "./engines/installed-version.ts";
import { type FamilyDocument, familyDocuments, type TypedText } from "./families/family-documents.ts";
import { familyScores, type Reading } from "./families/family-scores.ts";
import type { HeldOut } from "./families/held-out-weights.ts";
import type { FamilyOrder } from "./families/read-process.ts";
import { toTypedTexts } from "./families/typed-texts.ts";
import { runFresh } from "./measure/fresh-process.ts";
import { loadableEngines } from "./measure/loadable-engines.ts";
import { describeMachine } from "./measure/machine.ts";
import type { FamiliesResult, FamilyEngine } from "./results/families-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string" },
    weights: { type: "string" },
    margins: { type: "string" },
    engines: { type: "string", default: "docsvc,liteparse,pdf-inspector" },
    keep: { type: "string" },
    show: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});
if (values.pages === undefined || values.weights === undefined || values.margins === undefined) {
  throw new Error("Give --pages DIR, --weights FILE and --margins FILE.");
}
const documents = await familyDocuments(values.pages);
const headings = await weightsOf<HeldOut["headings"]>(values.weights);
const margins = await weightsOf<HeldOut["margins"]>(values.margins);
const engines = await loadableEngines(chooseEngines(values.engines, markdownEngines));
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), "docsvc-families-")));
const scored: FamilyEngine[] = [];
try {
  for (const name of engines) {
    const scores = familyScores(documents, await readAll(name));
    scored.push({ name, version: installedVersion(name), ...scores });
    const { families, words, headings, tables, ...numbers } = scores;
    console.log(name, numbers, { headings, tables });
    if (words !== null) console.table(words);
    if (!values.show || name !== "docsvc") continue;
    for (const [family, score] of Object.entries(families).sort(([, a], [, b]) => a - b)) {
      console.log(`${score.toFixed(3)} ${family}`);
    }
  }
} finally {
  if (values.keep === undefined) await rm(folder, { recursive: true });
}
const result: FamiliesResult = {
  measuredAt: new Date().toISOString(),
  machine: describeMachine(),
  documents: documents.length,
  families: new Set(documents.map(({ family }) => family)).size,
  engines: scored,
};
if (!values["dry-run"]) await writeResult("families", rounded(result));

async function readAll(name: EngineName): Promise<ReadonlyMap<string, Reading>> {
  const output = join(folder, name);
  await mkdir(output, { recursive: true });
  const files = documents.map(({ pdf }) => ({ path: pdf, pages: 1 }));
  if (name === "docsvc") await readHeldOut(output);
  else await runFresh({ engine: name, files, outputFolder: output });
  const readings = new Map<string, Reading>();
  for (const document of documents) {
    const markdown = await readFile(join(output, `${document.name}.md`), "utf8").catch(() => "");
    readings.set(document.name, { markdown, blocks: name === "docsvc" ? await blocksOf(output, document.name) : null });
  }
  return readings;
}

function heldOutOf(family: string): HeldOut {
  return { headings: headings[family] ?? {}, margins: margins[family] ?? {} };
}

async function weightsOf<Kind>(file: string): Promise<Readonly<Record<string, Kind>>> {
  return JSON.parse(await readFile(file, "utf8")) as Record<string, Kind>;
}

/** One process for all families of a fold, which share their weights. */
async function readHeldOut(output: string): Promise<void> {
  const byWeights = Map.groupBy(documents, ({ family }: FamilyDocument) => JSON.stringify(heldOutOf(family)));
  for (const [own, members] of byWeights) {
    const order: FamilyOrder = { documents: members, weights: JSON.parse(own) as HeldOut, output };
    const file = join(output, "order.json");
    await writeFile(file, JSON.stringify(order));
    const script = join(import.meta.dirname, "families", "read-process.ts");
    const { status } = spawnSync(process.execPath, [script, file], { stdio: "inherit" });
    if (status !== 0) throw new Error(`docsvc ended with code ${status}.`);
  }
}

async function blocksOf(output: string, name: string): Promise<TypedText[]> {
  return toTypedTexts(JSON.parse(await readFile(join(output, `${name}.json`), "utf8")));
}

/** Rounded to four decimals: more would be false precision for this number of documents. */
function rounded(result: FamiliesResult): FamiliesResult {
  const round = (_: string, value: unknown): unknown =>
    typeof value === "number" ? Math.round(value * 1e4) / 1e4 : value;
  return JSON.parse(JSON.stringify(result, round)) as FamiliesResult;
}
