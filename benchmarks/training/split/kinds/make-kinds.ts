/**
 * Makes documents of every kind, stored as transcripts: `node benchmarks/training/split/kinds/make-kinds.ts DIR [SEED] [HOUSES]`.
 *
 * Each kind has the same number of houses; the documents of a house share language, layout and typography. Chromium prints two of them,
 * LibreOffice the third. Existing files are kept.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TranscriptPage } from "@docsvc/engine/src/transcript/transcript.ts";
import type { Kind } from "@docsvc/engine/src/kind/kind-names.ts";
import { readTranscript } from "@docsvc/engine/src/read-transcript.ts";
import { openPrinter } from "../../pages/print-pages.ts";
import { drawKind, KINDS } from "./kinds.ts";

export interface KindDocument {
  readonly kind: Kind;
  readonly house: number;
  readonly language: string;
  readonly pages: readonly TranscriptPage[];
}

/** Documents of a house that Chromium prints; LibreOffice prints one more. */
const BY_CHROMIUM = 2;
const MAX_PAGES = 12;
const NUMBERED = {
  header: "<div></div>",
  footer: '<div style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span></div>',
};

export async function readKindDocuments(folder: string): Promise<KindDocument[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  return await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KindDocument),
  );
}

interface Wanted {
  readonly file: string;
  readonly kind: Kind;
  readonly house: number;
  readonly at: number;
}

export async function makeKindDocuments(folder: string, seed: number, houses: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = Array.from({ length: houses }, (_, house) =>
    Object.keys(KINDS).flatMap((kind, index) =>
      Array.from({ length: BY_CHROMIUM + 1 }, (_each, at): Wanted => {
        const file = join(folder, `${kind.replaceAll(" ", "-")}-${seed}-${house}-${at}.json`);
        return { file, kind: kind as Kind, house: seed * 1_000_003 + index * 1009 + house, at };
      }),
    ),
  );
  const missing = wanted.flat().filter(({ file }) => !existsSync(file));
  await using printer = await openPrinter();
  for (const one of missing.filter(({ at }) => at < BY_CHROMIUM)) {
    await keep(one, new Uint8Array(await printer.print(htmlOf(one), one.at === 0 ? undefined : NUMBERED)));
  }
  await printOffice(missing.filter(({ at }) => at === BY_CHROMIUM));
}

function htmlOf({ kind, house, at }: Wanted): string {
  return `<!doctype html><meta charset="utf-8">${drawKind(kind, house, at).html}`;
}

async function keep({ file, kind, house, at }: Wanted, pdf: Uint8Array): Promise<void> {
  const { pages } = await readTranscript(pdf, {}, { ocr: "off" });
  const { language } = drawKind(kind, house, at);
  const document: KindDocument = { kind, house, language, pages: pages.slice(0, MAX_PAGES) };
  await writeFile(file, JSON.stringify(document));
}

/** LibreOffice takes seconds to start, so it prints all documents at once. */
async function printOffice(wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), "docsvc-kinds-"));
  const sources = wanted.map((_, at) => join(folder, `${at}.html`));
  for (const [at, one] of wanted.entries()) await writeFile(sources[at]!, htmlOf(one));
  const how = ["--headless", "--infilter=HTML (StarWriter)", "--convert-to", "pdf:writer_pdf_Export", "--outdir", folder]; // prettier-ignore
  execFileSync("soffice", [`-env:UserInstallation=file://${join(folder, "profile")}`, ...how, ...sources], { stdio: "ignore" }); // prettier-ignore
  for (const [at, one] of wanted.entries()) await keep(one, new Uint8Array(await readFile(join(folder, `${at}.pdf`))));
  await rm(folder, { recursive: true });
}

const [folder, seed = "11", houses = "10"] = process.argv.slice(2);
if (import.meta.main && folder !== undefined) {
  await makeKindDocuments(folder, Number(seed), Number(houses));
  process.exit(0);
}
