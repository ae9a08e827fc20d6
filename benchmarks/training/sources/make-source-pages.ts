/**
 * Makes one-page PDFs with ground truth from documents that other people wrote: `node benchmarks/training/sources/make-source-pages.ts FROM TO
 * [COUNT]`.
 *
 * FROM contains one folder for each source: HTML, which Chromium prints in random style sheets, Office files, which LibreOffice prints, and PDFs
 * that are already tagged; all of them state the role of each text. At most COUNT documents and COUNT pages are taken from a source. TO is a
 * folder of families (`make-pages.ts`), one for each source. Headings are unknown in documents without any: their short texts are doubtful.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadPdfium, type Pdfium } from "@docsvc/engine/src/read/pdf/pdfium.ts";
import { openPrinter } from "../pages/print-pages.ts";
import { type Random, randomOf } from "../pages/random.ts";
import type { TrueBlock } from "../pages/truth-of-page.ts";
import { docStyle } from "./doc-style.ts";
import { restyle } from "./restyle.ts";
import { tagFunctions } from "./structure-tree.ts";
import { truthOfPage } from "./tagged-truth.ts";

const [from, to, count = "12"] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error("Give the folder of sources and the folder to write to.");
/** Shorter pages are menus; longer ones take Chromium minutes. */
const MIN_BYTES = 4000;
const MAX_BYTES = 300_000;
/** Files drawn for each page that is needed: many are menus. */
const SPARE = 6;
const OFFICE_MS = 240_000;
/** Maximum number of pages from one document. */
const MAX_PAGES = 2;
/** Texts up to this length might be headings. */
const MAX_HEADING = 120;

const run = promisify(execFile);
const pdfium = await loadPdfium();
await using printer = await openPrinter();
for (const source of (await readdir(from)).sort()) {
  // The same files are drawn, whichever other sources exist.
  const random = randomOf(Buffer.from(source).reduce((seed, byte) => (31 * seed + byte) % 1_000_003, 7));
  const files = (await readdir(join(from, source), { recursive: true })).sort();
  const chosen = random
    .some(
      files.filter((file) => /\.(?:x?html?|docx|odt|rtf|pptx|odp|pdf)$/.test(file)),
      SPARE * Number(count),
    )
    .map((file) => join(from, source, file));
  let made = 0;
  const keep = async (pdf: Uint8Array | null): Promise<void> => {
    if (pdf !== null) made += await keepPages(pdf, source, made, Math.min(MAX_PAGES, Number(count) - made));
  };
  for (const file of chosen.filter((path) => /html?$/.test(path))) {
    if (made < Number(count)) await keep(await printedHtml(file, random).catch(() => null));
  }
  for (const file of chosen.filter((path) => path.endsWith(".pdf"))) {
    if (made < Number(count)) await keep(await readFile(file));
  }
  const office = chosen.filter((path) => !/html?$|pdf$/.test(path)).slice(0, 2 * Number(count));
  if (office.length > 0) for await (const pdf of printedByOffice(office)) if (made < Number(count)) await keep(pdf);
  process.stdout.write(`${source}: ${made} pages\n`);
}

async function printedHtml(file: string, random: Random): Promise<Uint8Array | null> {
  const html = await readFile(file, "utf8");
  if (html.length < MIN_BYTES || html.length > MAX_BYTES) return null;
  return printer.print(restyle(html, docStyle(random)), undefined, { isTagged: true, pages: "1-4" });
}

/** Prints Office files with one start of LibreOffice for texts, and one for slides. */
async function* printedByOffice(files: readonly string[]): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-print-"));
  const options = JSON.stringify({ UseTaggedPDF: { type: "boolean", value: "true" } });
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  for (const [filter, some] of Map.groupBy(files, (file) => (/p$|pptx$/.test(file) ? "impress" : "writer"))) {
    const target = `pdf:${filter}_pdf_Export:${options}`;
    const args = [profile, "--headless", "--convert-to", target, "--outdir", folder, ...some];
    // A file that cannot be printed ends LibreOffice; the files before it are kept.
    await run("soffice", args, { timeout: OFFICE_MS }).catch(() => {});
  }
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith(".pdf")) yield await readFile(join(folder, name));
  }
  await rm(folder, { recursive: true, force: true });
}

/** Writes the pages that have ground truth, each as a document of its own. */
async function keepPages(bytes: Uint8Array, source: string, first: number, most: number): Promise<number> {
  const { exports } = pdfium;
  const buffer = exports.malloc(bytes.length);
  pdfium.heap.HEAPU8.set(bytes, buffer);
  const document = exports.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  if (document === 0) return 0;
  const truths: (readonly TrueBlock[] | null)[] = [];
  for (let at = 0; at < Math.min(4, exports.FPDF_GetPageCount(document)); at++) {
    const page = exports.FPDF_LoadPage(document, at);
    truths.push(truthOfPage(pdfium, page));
    exports.FPDF_ClosePage(page);
  }
  const hasHeadings = truths.some((truth) => truth?.some(({ type }) => type === "Section Header"));
  let kept = 0;
  for (const [at, truth] of truths.entries()) {
    if (truth === null || kept >= most) continue;
    const name = `${source}-${first + kept++}`;
    const part = async (kind: string, extension: string, content: string | Uint8Array): Promise<void> => {
      await mkdir(join(to!, source, kind), { recursive: true });
      await writeFile(join(to!, source, kind, `${name}.${extension}`), content);
    };
    const headings = truth.flatMap(({ type, text }) => (type === "Section Header" ? [`# ${text}`] : []));
    const doubtful = hasHeadings
      ? []
      : truth.flatMap(({ type, text }) => (type === "Text" && text.length <= MAX_HEADING ? [`~ ${text}`] : []));
    await part("pdfs", "pdf", onePage(pdfium, document, at));
    await part("truth", "md", `${truth.map(({ markdown }) => markdown).join("\n\n")}\n`);
    await part("gt", "md", `${[...headings, ...doubtful].join("\n")}\n`);
    await part("blocks", "json", `${JSON.stringify(truth.map(({ type, text }) => ({ type, text })))}\n`);
  }
  exports.FPDF_CloseDocument(document);
  exports.free(buffer);
  return kept;
}

/** A copy without tags, which some engines might read. */
function onePage({ exports, heap }: Pdfium, document: number, at: number): Uint8Array {
  const functions = tagFunctions(pdfium);
  const copy = functions["FPDF_CreateNewDocument"]!();
  const indices = exports.malloc(4);
  heap.HEAP32[indices >> 2] = at;
  functions["FPDF_ImportPagesByIndex"]!(copy, document, indices, 1, 0);
  const writer = exports.PDFiumExt_OpenFileWriter();
  exports.PDFiumExt_SaveAsCopy(copy, writer);
  const size = exports.PDFiumExt_GetFileWriterSize(writer);
  const into = exports.malloc(size);
  exports.PDFiumExt_GetFileWriterData(writer, into, size);
  const bytes = heap.HEAPU8.slice(into, into + size);
  exports.PDFiumExt_CloseFileWriter(writer);
  exports.FPDF_CloseDocument(copy);
  for (const pointer of [indices, into]) exports.free(pointer);
  return bytes;
}
