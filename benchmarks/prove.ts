/**
 * Proves a change of the engine: `npm run prove` (`-- --families a,b`: only these families; `-- --sources`: pages of other people's documents, which
 * `npm run train -- sources` makes).
 *
 * Reads generated pages with the current engine and with that of the commit where this branch left `main`, shows each family whose score differs,
 * then runs the golden texts. Pages and the older readings are stored in `.training`, so that the next proof needs one reading. Exits with 1 if a
 * family loses or a golden text differs: check both. The weights of headings are held out by `npm run train -- headings`, which takes longer.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type FamilyDocument, familyDocuments } from "./families/family-documents.ts";
import type { ReadingOrder } from "./families/read-pages-process.ts";
import { familyScores, type Reading } from "./families/family-scores.ts";
import { olderEngine } from "./families/older-engine.ts";
import { compareFamilies, describeProof } from "./families/proof.ts";

const { values } = parseArgs({
  options: { families: { type: "string" }, sources: { type: "boolean", default: false } },
});
const root = join(import.meta.dirname, "..");
const pages = join(root, values.sources ? ".training/sources" : ".training/pages");
const started = performance.now();

const makePages = join(root, "benchmarks/training/make-pages.ts");
if (!values.sources) run(makePages, [pages, ...(values.families === undefined ? [] : ["--families", values.families])]);
const chosen = values.families?.split(",");
const documents = (await familyDocuments(pages)).filter(({ family }) => chosen?.includes(family) ?? true);
print(`${documents.length} pages of ${new Set(documents.map(({ family }) => family)).size} families`);

const base = git("merge-base", "HEAD", "main") || git("merge-base", "HEAD", "origin/main");
if (base === "") throw new Error("There is no branch main to compare with: git fetch origin main:main.");
const kept = join(root, ".training/proof", base);
const before = await scoresOf(await olderReadings());
print("read as main does");
const now = join(root, ".training/proof/now");
await rm(now, { recursive: true, force: true });
await read(join(root, "packages/engine/src/index.ts"), documents, now);
const after = await scoresOf(now);
print("read as this tree does");

const changes = compareFamilies(before.families, after.families);
console.log(describeProof(changes, { before: before.overall, after: after.overall }));
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const golden = spawnSync(process.execPath, [vitest, "run", "packages/engine/testing/golden"], {
  cwd: root,
  stdio: "inherit",
});
print(
  golden.status === 0
    ? "golden texts as before"
    : "golden texts differ: see above; UPDATE_GOLDEN=1 writes them where they should",
);
process.exitCode = golden.status === 0 && changes.every(({ difference }) => difference > 0) ? 0 : 1;

/** Reads the documents that the engine of `main` has not read yet; the others are stored. */
async function olderReadings(): Promise<string> {
  const missing = documents.filter(({ name, pdf }) => !isNewerThan(join(kept, `${name}.md`), pdf));
  if (missing.length > 0) {
    const folder = join(root, ".training/older-engine");
    await read(await olderEngine(root, folder, base), missing, kept);
    await rm(folder, { recursive: true });
  }
  return kept;
}

/** A page that was drawn again after it was read has to be read again. */
function isNewerThan(reading: string, pdf: string): boolean {
  return existsSync(reading) && statSync(reading).mtimeMs > statSync(pdf).mtimeMs;
}

/** With the shipped weights. */
async function read(engine: string, some: readonly FamilyDocument[], output: string): Promise<void> {
  await mkdir(output, { recursive: true });
  const order: ReadingOrder = { engine, documents: some.map(({ name, pdf }) => ({ name, pdf })), output };
  const file = join(output, "order.json");
  await writeFile(file, JSON.stringify(order));
  run(join(import.meta.dirname, "families/read-pages-process.ts"), [file]);
}

async function scoresOf(folder: string): Promise<ReturnType<typeof familyScores>> {
  const readings = new Map<string, Reading>();
  for (const { name } of documents) {
    readings.set(name, { markdown: await readFile(join(folder, `${name}.md`), "utf8"), blocks: null });
  }
  return familyScores(documents, readings);
}

function run(script: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit", cwd: root });
  if (status !== 0) throw new Error(`${script} ended with ${status}.`);
}

function print(what: string): void {
  console.log(`${Math.round((performance.now() - started) / 1000)} s: ${what}`);
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}
