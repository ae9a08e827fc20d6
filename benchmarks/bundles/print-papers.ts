/** Prints the papers with their programs and reads them; what was read is kept in a folder, a file for each paper. */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserializeTranscript, readTranscript, serializeTranscript, type Transcript } from "@docsvc/engine";
import { openPrinter, type Printer } from "../training/pages/print-pages.ts";
import { htmlPaper } from "./html-paper.ts";
import { odtPaper } from "./odt-paper.ts";
import type { Paper } from "./paper-text.ts";
import { roffPaper } from "./roff-paper.ts";

const SCAN_DPI = 150;

export async function readPrinted(papers: readonly Paper[], folder: string): Promise<Transcript[]> {
  await mkdir(folder, { recursive: true });
  const missing = papers.filter(({ id }) => !existsSync(join(folder, `${id}.pdf`)));
  if (missing.length > 0) await printAll(missing, folder);
  const transcripts: Transcript[] = [];
  for (const { id } of papers) {
    const kept = join(folder, `${id}.json`);
    if (!existsSync(kept)) {
      const transcript = await readTranscript(new Uint8Array(await readFile(join(folder, `${id}.pdf`))));
      await writeFile(kept, serializeTranscript(transcript));
    }
    transcripts.push(deserializeTranscript(await readFile(kept, "utf8")));
  }
  return transcripts;
}

async function printAll(papers: readonly Paper[], folder: string): Promise<void> {
  await using printer = await openPrinter();
  printOffice(papers.filter(({ program }) => program === "libreoffice"), folder); // prettier-ignore
  for (const paper of papers) {
    const path = join(folder, `${paper.id}.pdf`);
    const seed = seedOf(paper.id);
    if (paper.program === "groff") {
      const pdf = execFileSync("groff", ["-k", "-t", "-ms", "-Tpdf", "-P-pa4"], { input: roffPaper(paper, seed) });
      await writeFile(path, pdf);
    } else if (paper.program === "chromium") {
      const { html, footer } = htmlPaper(paper, seed);
      const margins = footer === undefined ? undefined : { header: "<div></div>", footer };
      await writeFile(path, await printer.print(html, margins));
    }
    if (paper.options.includes("scan")) await scan(path, printer);
  }
}

/** LibreOffice takes seconds to start, so it converts all papers at once. */
function printOffice(papers: readonly Paper[], folder: string): void {
  if (papers.length === 0) return;
  const sources = papers.map((paper) => ({ path: join(folder, `${paper.id}.fodt`), xml: odtPaper(paper, seedOf(paper.id)) })); // prettier-ignore
  for (const { path, xml } of sources) writeFileSync(path, xml);
  const profile = `-env:UserInstallation=file://${join(folder, ".profile")}`;
  execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...sources.map(({ path }) => path)], { stdio: "ignore" }); // prettier-ignore
}

/** Replaces a PDF by pictures of its pages, each a little askew. */
async function scan(path: string, printer: Printer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-scan-"));
  execFileSync("pdftoppm", ["-gray", "-jpeg", "-r", String(SCAN_DPI), path, join(folder, "page")]);
  const pictures: string[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const data = (await readFile(join(folder, name))).toString("base64");
    pictures.push(`<div><img src="data:image/jpeg;base64,${data}"></div>`);
  }
  await rm(folder, { recursive: true });
  const css = "@page{size:A4;margin:0}body{margin:0}div{break-after:page;height:296mm;overflow:hidden}img{max-width:210mm;max-height:294mm;transform:rotate(.5deg)}"; // prettier-ignore
  await writeFile(path, await printer.print(`<!doctype html><style>${css}</style>${pictures.join("")}`));
}

function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.codePointAt(0)!) % 1_000_003;
  return seed;
}
