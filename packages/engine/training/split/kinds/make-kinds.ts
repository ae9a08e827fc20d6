/**
 * Makes documents of every kind, stored as transcripts: `node packages/engine/training/split/kinds/make-kinds.ts DIR [SEED] [HOUSES]`.
 *
 * Each kind has the same number of houses; two documents of a house share language, layout and typography. Existing files are kept.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TranscriptPage } from "../../../src/transcript/transcript.ts";
import type { Kind } from "../../../src/kind/kind-names.ts";
import { readTranscript } from "../../../src/read-transcript.ts";
import { openPrinter } from "../../pages/print-pages.ts";
import { drawKind, KINDS } from "./kinds.ts";

export interface KindDocument {
  readonly kind: Kind;
  readonly house: number;
  readonly language: string;
  readonly pages: readonly TranscriptPage[];
}

const DOCUMENTS_PER_HOUSE = 2;
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

export async function makeKindDocuments(folder: string, seed: number, houses: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await using printer = await openPrinter();
  for (let house = 0; house < houses; house++) {
    for (const [index, kind] of Object.keys(KINDS).entries()) {
      for (let at = 0; at < DOCUMENTS_PER_HOUSE; at++) {
        const file = join(folder, `${kind.replaceAll(" ", "-")}-${seed}-${house}-${at}.json`);
        if (existsSync(file)) continue;
        const houseSeed = seed * 1_000_003 + index * 1009 + house;
        const { html, language } = drawKind(kind, houseSeed, at);
        const pdf = await printer.print(
          `<!doctype html><meta charset="utf-8">${html}`,
          at === 0 ? undefined : NUMBERED,
        );
        const { pages } = await readTranscript(new Uint8Array(pdf), {}, { ocr: "off" });
        const document = { kind: kind as Kind, house: houseSeed, language, pages: pages.slice(0, MAX_PAGES) };
        await writeFile(file, JSON.stringify(document satisfies KindDocument));
      }
    }
  }
}

const [folder, seed = "11", houses = "10"] = process.argv.slice(2);
if (import.meta.main && folder !== undefined) {
  await makeKindDocuments(folder, Number(seed), Number(houses));
  process.exit(0);
}
