/**
 * Builds the long documents, and downloads those that the other benchmarks would otherwise leave out: `node benchmarks/long-documents.ts`.
 *
 * Two kinds: the fixtures' pages repeated, and manuals from Debian packages. Both go to `.cache`, never into git.
 */
import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countPages, totalPages } from "./documents/count-pages.ts";
import { fetchDebianDocuments, fetchedDocuments, largeManuals, longDocuments } from "./documents/debian-documents.ts";
import { openPageSource, type PageSource, writeRepeatedPages } from "./documents/repeated-pages.ts";
import type { CountedFile } from "./measure/run.ts";

const here = dirname(fileURLToPath(import.meta.url));
const cacheFolder = join(here, ".cache");

/** Fixtures with embedded text that represent kinds of long documents; scans and damaged files measure other things. */
const sourceFiles: readonly string[] = [
  "paper/paper.pdf",
  "two-column/two-column.pdf",
  "ruled-tables/ruled-tables.pdf",
  "two-column/newspaper.pdf",
  "form/invoice.pdf",
];

const PAGES_EACH = 100;

/** The long documents of the speed comparison. */
export async function buildLongDocuments(): Promise<CountedFile[]> {
  const sources = await availableSources();
  const repeated: string[] = [];
  for (const source of sources) {
    // A hundred copies of one page would measure how an engine handles that page.
    if (source.document.getPageCount() > 1) repeated.push(await repeatedDocument(source.name, [source], PAGES_EACH));
  }
  if (sources.length > 1) repeated.push(await repeatedDocument("mixed", sources, PAGES_EACH));
  return countPages([...repeated, ...fetchedDocuments(longDocuments, cacheFolder)]);
}

/** The large manuals: enough pages that a process's one-time costs, such as compiling its own code, hardly count. */
export async function buildLargeManuals(): Promise<CountedFile[]> {
  return countPages(fetchedDocuments(largeManuals, cacheFolder));
}

/** One document of exactly `pageCount` pages, taken from all fixtures in turn. */
export async function buildMixedDocument(pageCount: number): Promise<CountedFile> {
  const path = await repeatedDocument("mixed", await availableSources(), pageCount);
  return { path, pages: pageCount };
}

/** Fixtures for OCR: a scan, and pages of text that the engine reads as images. */
const pictureFiles: readonly string[] = ["scan/letter-scan.pdf", "paper/paper.pdf", "two-column/two-column.pdf"];

/** One document of exactly `pageCount` pages for OCR. */
export async function buildPicturePages(pageCount: number): Promise<CountedFile> {
  const path = await repeatedDocument("pictures", await availableSources(pictureFiles), pageCount);
  return { path, pages: pageCount };
}

async function availableSources(files = sourceFiles): Promise<PageSource[]> {
  const sources: PageSource[] = [];
  for (const file of files) {
    const path = fixturePath(file);
    if (existsSync(path)) sources.push(await openPageSource(path));
    else console.warn(`Skipped fixtures/${file}: there is no such file.`);
  }
  return sources;
}

/** Built once and cached until a fixture changes. */
async function repeatedDocument(name: string, sources: readonly PageSource[], pageCount: number): Promise<string> {
  const folder = join(cacheFolder, "repeated");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}-${pageCount}.pdf`);
  if (!(await isFresh(path))) await writeRepeatedPages(sources, pageCount, path);
  return path;
}

async function isFresh(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const built = (await stat(path)).mtimeMs;
  const sources = [...sourceFiles.map(fixturePath).filter((file) => existsSync(file)), fileURLToPath(import.meta.url)];
  const changed = await Promise.all(sources.map(async (file) => (await stat(file)).mtimeMs));
  return changed.every((time) => time < built);
}

function fixturePath(file: string): string {
  return join(here, "..", "fixtures", file);
}

if (import.meta.main) {
  await fetchDebianDocuments([...longDocuments, ...largeManuals], cacheFolder);
  const files = [...(await buildLongDocuments()), ...(await buildLargeManuals())];
  for (const file of files) console.log(`${String(file.pages).padStart(5)}  ${file.path}`);
  console.log(`${files.length} documents, ${totalPages(files)} pages`);
}
