/**
 * Documents whose pages are joined into bundles: some pages of the families used for headings, and records such as invoices and orders, of which
 * several have the same sender.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TranscriptPage } from "@docsvc/engine/src/transcript/transcript.ts";
import { readTranscript } from "@docsvc/engine/src/read-transcript.ts";
import { makeDocument } from "../extract/make-document.ts";
import { generator } from "../extract/random.ts";
import { LAYOUT_FAMILIES, STYLE_SHEET } from "../extract/layout-families.ts";
import { FAMILIES as PAGE_FAMILIES } from "../pages/families/index.ts";
import { PageText } from "../pages/page-text.ts";
import type { Margins, Printer } from "../pages/print-pages.ts";
import { type Random, randomOf } from "../pages/random.ts";
import { drawStyle } from "../pages/style.ts";
import { LONG_FAMILIES } from "./long-families.ts";

export interface MadeDocument {
  readonly family: string;
  /** Documents of one house look alike, and differ only in their text. */
  readonly house: number;
  readonly pages: readonly TranscriptPage[];
}

/** Documents of a family that come from one house. */
const OF_A_HOUSE = 4;
/** Families are held out by their index in the list; a family that a document continues in is held out with it. */
export const FOLDS = 6;
/** Maximum number of pages that bundles take from a document. */
const MAX_PAGES = 12;

const FAMILIES = [...PAGE_FAMILIES, ...LONG_FAMILIES];

/** All families: those of pages first, followed by those of records. */
const SPLIT_FAMILIES: readonly string[] = [...FAMILIES.map(({ name }) => name), ...Object.keys(LAYOUT_FAMILIES)];

export async function makeDocuments(printer: Printer, count: number, seed: number): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  for (const [index, family] of SPLIT_FAMILIES.entries()) {
    for (let at = 0; at < count; at++) {
      const house = Math.floor(at / OF_A_HOUSE);
      const houseSeed = seed * 1_000_003 + index * 1009 + house;
      const random = randomOf(houseSeed * 31 + at);
      const drawn = index < FAMILIES.length ? drawPages(index, houseSeed, random) : drawRecord(family, houseSeed, at); // prettier-ignore
      const margins = drawMargins(randomOf(houseSeed), drawn.title);
      const pdf = await printer.print(`<!doctype html><meta charset="utf-8">${drawn.html}`, margins);
      const { pages } = await readTranscript(new Uint8Array(pdf), {}, { ocr: "off" });
      made.push({ family, house, pages: pages.slice(0, MAX_PAGES) });
    }
  }
  return made;
}

/** Your own documents, one folder for each family; each comes from a house of its own. */
export async function readDocuments(folder: string): Promise<MadeDocument[]> {
  const read: MadeDocument[] = [];
  for (const family of (await readdir(folder)).toSorted()) {
    const files = (await readdir(join(folder, family))).filter((name) => name.endsWith(".pdf")).toSorted();
    for (const [house, file] of files.entries()) {
      const bytes = new Uint8Array(await readFile(join(folder, family, file)));
      const { pages } = await readTranscript(bytes);
      read.push({ family, house, pages: pages.slice(0, MAX_PAGES) });
    }
  }
  return read;
}

interface Drawn {
  readonly html: string;
  readonly title: string;
}

/** Pages of one family; half of the documents continue in another one, as reports have forms and tables after their text. */
function drawPages(index: number, houseSeed: number, random: Random): Drawn {
  const family = FAMILIES[index]!;
  const { css } = drawStyle(randomOf(houseSeed), family.page);
  const text = new PageText(random);
  const others = FAMILIES.filter((_, at) => at % FOLDS === index % FOLDS);
  const isLong = LONG_FAMILIES.includes(family);
  const next = random.chance(0.5) ? random.pick(others) : family;
  const parts = random.times(isLong ? 1 : random.pick([1, 1, 2, 3, 5]), (at) => {
    const part = (at === 0 ? family : next).draw(text);
    // A title is at the beginning; some documents have one above each chapter.
    return at === 0 || random.chance(0.2) ? part : part.replaceAll('class="h1"', 'class="h2"');
  });
  const body = withOwnWords(parts.join(""), random);
  return { html: `<style>${css}</style><body>${body}`, title: text.words.title() };
}

/** A record in its house's layout; its line items may continue over pages. */
function drawRecord(family: string, houseSeed: number, at: number): Drawn {
  const { record: house } = makeDocument(houseSeed);
  const { record } = makeDocument(houseSeed * 7 + at);
  const goods = randomOf(houseSeed + at).chance(0.4)
    ? Array.from({ length: 40 + ((17 * at) % 50) }, (_, row) => record.goods[row % Math.max(1, record.goods.length)])
    : record.goods;
  const own = {
    ...record,
    title: house.title,
    sender: house.sender,
    goods: goods.filter((row) => row !== undefined),
  };
  const body = LAYOUT_FAMILIES[family]!(own, generator(houseSeed));
  return { html: `<style>${STYLE_SHEET}</style><body>${body}`, title: house.sender[0]! };
}

const PAGE = '<span class="pageNumber"></span>';
const TOTAL = '<span class="totalPages"></span>';
const NUMBERS = ["", "", PAGE, `Page ${PAGE}`, `Page ${PAGE} of ${TOTAL}`, `${PAGE} / ${TOTAL}`, `Seite ${PAGE} von ${TOTAL}`, `Page ${PAGE} sur ${TOTAL}`]; // prettier-ignore

/** A house's running head and foot. */
function drawMargins(random: Random, title: string): Margins {
  const line = (text: string): string =>
    `<div style="font-size:8px;width:100%;text-align:${random.pick(["left", "center", "right"])};margin:0 40px">${text}</div>`;
  const number = random.pick(NUMBERS);
  const head = random.chance(0.4) ? title : "";
  return random.chance(0.8) ? { header: line(head), footer: line(number) } : { header: line(`${head} ${number}`), footer: line("") }; // prettier-ignore
}

const STARTS = "b br c d f fl g gr h j k l m n p pl qu r s st t tr v w z".split(" ");
const MIDDLES = "a e i o u ai ei ou ar en il or un".split(" ");

/** A document has its own vocabulary: every other long word is replaced by one coined for it. */
function withOwnWords(html: string, random: Random): string {
  const coined = random.times(60, () => random.times(random.whole(2, 3), () => random.pick(STARTS) + random.pick(MIDDLES)).join("")); // prettier-ignore
  return html.replaceAll(/>[^<]+</gu, (text) =>
    text.replaceAll(/\p{L}{6,}/gu, (word) => (random.chance(0.5) ? random.pick(coined) : word)),
  );
}
