/** Papers of all kinds, printed by Chromium and read as any PDF; the results are cached in a folder. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserializeTranscript, serializeTranscript } from "@docsvc/engine/src/transcript/serialize-transcript.ts";
import type { Transcript } from "@docsvc/engine/src/transcript/transcript.ts";
import { readTranscript } from "@docsvc/engine/src/read-transcript.ts";
import { RECORD_KINDS } from "../kinds-of-record.ts";
import { TRADE_KINDS } from "../kinds-of-trade.ts";
import { makeAirtimePaper } from "../bills/airtime.ts";
import { BILL_STYLE, makeBillPaper, makeDetailedBillPaper } from "../bills/make-bill.ts";
import { LAYOUT_FAMILIES, STYLE_SHEET } from "../layout-families.ts";
import { makeDocument } from "../make-document.ts";
import { openPrinter, type Printer } from "../../pages/print-pages.ts";
import { generator } from "../random.ts";
import { ISSUERS, PAPER_STYLE } from "./issuers.ts";
import { PAPER_KINDS } from "./kinds/all-kinds.ts";
import { makeCurriculum } from "./kinds/curriculum.ts";
import { makeQuarterlyReport } from "./kinds/quarterly.ts";
import { makeResearchPaper } from "./kinds/research.ts";
import { makePaper } from "./make-paper.ts";
import type { MadePaper } from "./paper-kind.ts";

export interface ReadPaper extends MadePaper {
  readonly id: string;
  readonly transcript: Transcript;
  /** Names of leaves that are not scored. */
  readonly ignored?: readonly string[];
}

/** Number of issuers for each kind of paper. */
const ISSUERS_A_KIND = 3;
const STYLED = { style: PAPER_STYLE };

/** All papers for a seed: each kind by three issuers, who print other kinds, too. */
export function makePapers(seed: number): (MadePaper & { readonly style: string })[] {
  const papers = PAPER_KINDS.flatMap((kind, at) =>
    Array.from({ length: ISSUERS_A_KIND }, (_, turn) => {
      const issuer = ISSUERS[(at + 2 * turn + seed) % ISSUERS.length]!;
      return { ...makePaper(kind, issuer, 1000 * seed + 10 * at + turn), ...STYLED };
    }),
  );
  const looks = Array.from({ length: ISSUERS_A_KIND }, (_, look) => look);
  const structured = [makeResearchPaper, makeCurriculum].flatMap((make) =>
    looks.map((look) => ({ ...make(look, 1000 * seed + look), ...STYLED })),
  );
  const reports = looks.map((look) => ({ ...makeQuarterlyReport(look, 1000 * seed + look), ...STYLED }));
  return [...papers, ...structured, ...records(seed), ...ofPrograms(seed), ...reports];
}

/** Invoices and orders of many programs: each has an issuer of its own. */
const BILLS = 32;
const ORDERS = 16;
/** Invoices with more names, numbers and sums than they need. */
const DETAILED = 24;

function ofPrograms(seed: number): (MadePaper & { readonly style: string })[] {
  const bills = Array.from({ length: BILLS }, (_, at) => makeBillPaper(1000 * seed + at));
  const orders = Array.from({ length: ORDERS }, (_, at) => makeAirtimePaper(1000 * seed + at));
  const detailed = Array.from({ length: DETAILED }, (_, at) => makeDetailedBillPaper(1000 * seed + at));
  return [...bills, ...orders, ...detailed].map((paper) => ({ ...paper, style: BILL_STYLE }));
}

/** The training records, as kinds of papers among the others. */
function records(seed: number): (MadePaper & { readonly style: string })[] {
  const families = Object.keys(LAYOUT_FAMILIES);
  return [...RECORD_KINDS, ...TRADE_KINDS].flatMap((kind, at) =>
    Array.from({ length: ISSUERS_A_KIND }, (_, turn) => {
      const issuer = families[(at + 7 * turn + seed) % families.length]!;
      const { record, schema, truth } = makeDocument(50_000 + 1000 * seed + 10 * at + turn, [kind]);
      const body = `<div style="width:170mm;position:relative">${LAYOUT_FAMILIES[issuer]!(record, generator(at))}</div>`;
      const name = kind.title["en"]!.split("|")[0]!.toLowerCase();
      return { kind: `${name} (record)`, issuer, body, schema, truth, style: STYLE_SHEET };
    }),
  );
}

/** @param folder - caches the PDFs and what was read from them */
export async function readPapers(seed: number, folder: string): Promise<ReadPaper[]> {
  await mkdir(folder, { recursive: true });
  const read: ReadPaper[] = [];
  await using printer = await openPrinter();
  for (const [at, paper] of makePapers(seed).entries()) {
    const id = `${seed}-${at}`;
    read.push({ ...paper, id, transcript: await readPaper(paper, join(folder, id), printer) });
  }
  return read;
}

async function readPaper(
  { body, style }: MadePaper & { readonly style: string },
  path: string,
  printer: Printer,
): Promise<Transcript> {
  const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><body><section>${body}</section>`;
  const isKept = existsSync(`${path}.html`) && (await readFile(`${path}.html`, "utf8")) === html;
  if (isKept && existsSync(`${path}.json`)) return deserializeTranscript(await readFile(`${path}.json`, "utf8"));
  await writeFile(`${path}.html`, html);
  const pdf = await printer.print(html);
  await writeFile(`${path}.pdf`, pdf);
  const transcript = await readTranscript(new Uint8Array(pdf), {}, { ocr: "off" });
  await writeFile(`${path}.json`, serializeTranscript(transcript));
  return transcript;
}
