/**
 * Compares bounding boxes with printed pages: `node measure-boxes.ts LONG` prints JSON. LONG is the number of blocks in the long documents.
 *
 * Generated documents have two unique words in each block and each cell; `pdftotext` reports where they were printed. A block covers its words if
 * all of them are inside its box, and contains a stranger if a word of another block is.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Block } from "../src/document/document.ts";
import { type DocumentKind, formatOf } from "../src/formats/detect.ts";
import type { Printable } from "../src/markup-layout/markup.ts";
import { layOutDocument } from "../src/parsing/lay-out-document.ts";
import { readPrint } from "../src/parsing/print-markup.ts";
import { printHtml } from "../src/print/chromium.ts";
import { convertOffice } from "../src/print/libreoffice.ts";
import { randomOf } from "./random.ts";
import { type SourceBlock, WRITERS } from "./same-document.ts";

interface Sum {
  pages: number;
  blocks: number;
  /** Blocks with all of their own words inside the box. */
  covering: number;
  /** Blocks with all of their own words of that page inside the box. */
  coveringOnPage: number;
  holdingStrangers: number;
  low: number;
  /** Seconds spent only on aligning the words of both. */
  alignSeconds: number;
}

/** Position of a unique word on the printed page, in points. */
interface Printed {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

const run = promisify(execFile);
const COMMON = "the harbour of a quiet town has boats and nets that wait for morning light over grey water".split(" ");
const OWN = /\p{L}+\d+/gu;
const COLUMNS = "<style>body{columns:2}h1,h2{text-transform:uppercase}p{text-align:justify;hyphens:auto}</style>";
const plain = (source: readonly SourceBlock[]): Uint8Array => new TextEncoder().encode(source.map(textOf).join("\n\n"));

/** Name, format and writer of each kind of document. */
const KINDS: readonly (readonly [string, DocumentKind, (source: readonly SourceBlock[]) => Uint8Array])[] = [
  ...(["html", "md", "epub", "docx", "odt", "rtf"] as const).map(
    (format) => [format, format === "md" ? "markdown" : format, WRITERS[format]!] as const,
  ),
  ["html in two columns", "html", (source) => Buffer.concat([Buffer.from(COLUMNS), WRITERS["html"]!(source)])],
  ["txt", "text", plain],
];

function textOf(block: SourceBlock): string {
  return block.kind === "table" ? block.rows.map((row) => row.join(" ")).join("\n") : block.text;
}

function makeSource(seed: number, count: number): readonly SourceBlock[] {
  const random = randomOf(seed);
  let own = 0;
  const words = (length: number): string =>
    Array.from({ length }, (_, at) => {
      const word = COMMON[Math.floor(random() * COMMON.length)]!;
      return at === 0 || at === length - 1 ? `${word}${(own += 1)}` : word;
    }).join(" ");
  return Array.from({ length: count }, (_, index): SourceBlock => {
    const kind = random();
    if (index === 0 || kind < 0.1) return { kind: "heading", level: index === 0 ? 1 : 2, text: words(4) };
    if (kind < 0.3) return { kind: "item", depth: 1, ordered: seed % 2 === 0, text: words(9) };
    if (kind > 0.95) return { kind: "table", rows: Array.from({ length: 4 }, () => [words(2), words(3), words(2)]) };
    return { kind: "paragraph", text: words(20 + Math.floor(random() * 80)) };
  });
}

async function print(printable: Printable): Promise<Uint8Array | null> {
  const printed =
    printable.program === "Chromium"
      ? await printHtml(printable.html())
      : await convertOffice(printable.bytes, { from: printable.ending, to: "pdf" });
  return printed.kind === "done" ? printed.bytes : null;
}

/** The unique words and where poppler finds them. */
async function findOwnWords(pdf: Uint8Array): Promise<ReadonlyMap<string, Printed>> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-boxes-"));
  try {
    const file = join(folder, "print.pdf");
    await writeFile(file, pdf);
    const { stdout } = await run("pdftotext", ["-bbox", file, "-"], { maxBuffer: 1 << 28 });
    const words = new Map<string, Printed>();
    for (const [index, page] of stdout.split("<page ").slice(1).entries()) {
      for (const [, left, top, right, bottom, text] of page.matchAll(
        /xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g,
      )) {
        const place = { page: index + 1, x: (Number(left) + Number(right)) / 2, y: (Number(top) + Number(bottom)) / 2 };
        for (const [own] of text!.toLowerCase().matchAll(OWN)) words.set(own, place);
      }
    }
    return words;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isInside({ bbox }: Block, { page, x, y }: Printed): boolean {
  const across = x >= bbox.left && x <= bbox.left + bbox.width;
  return page === bbox.page && across && y >= bbox.top && y <= bbox.top + bbox.height;
}

function count(sum: Sum, blocks: readonly Block[], words: ReadonlyMap<string, Printed>): void {
  for (const block of blocks) {
    const own = new Set(Array.from(block.text.toLowerCase().matchAll(OWN), ([word]) => word));
    if (own.size === 0) continue;
    const places = Array.from(own, (word) => words.get(word));
    const onPage = places.filter((place) => place?.page === block.bbox.page);
    sum.blocks += 1;
    sum.low += block.confidence === "low" ? 1 : 0;
    sum.covering += places.every((place) => place !== undefined && isInside(block, place)) ? 1 : 0;
    sum.coveringOnPage += onPage.length > 0 && onPage.every((place) => isInside(block, place!)) ? 1 : 0;
    for (const [word, place] of words) {
      if (own.has(word) || !isInside(block, place)) continue;
      sum.holdingStrangers += 1;
      break;
    }
  }
}

async function measure(sum: Sum, format: DocumentKind, bytes: Uint8Array): Promise<void> {
  const opening = await formatOf(format)!.load!();
  if (opening.as !== "markup") throw new Error(`${format} does not show its structure`);
  const markup = await opening.read(bytes, {});
  const pdf = markup.printable === undefined ? null : await print(markup.printable);
  if (pdf === null) throw new Error(`Nothing prints ${format} here: install Chromium and LibreOffice.`);
  const pages = await readPrint(pdf);
  const start = performance.now();
  const laidOut = layOutDocument(markup, pages);
  sum.alignSeconds += (performance.now() - start) / 1000;
  sum.pages += laidOut.length;
  const blocks = laidOut.flatMap(({ page }) => page.blocks);
  count(sum, blocks, await findOwnWords(pdf));
}

const result: Record<string, Sum> = {};
const sumOf = (name: string): Sum =>
  (result[name] ??= {
    pages: 0,
    blocks: 0,
    covering: 0,
    coveringOnPage: 0,
    holdingStrangers: 0,
    low: 0,
    alignSeconds: 0,
  });
for (const [name, format, writer] of KINDS) {
  for (const seed of [1, 2, 3]) await measure(sumOf(name), format, writer(makeSource(seed, 120)));
}
for (const format of ["html", "docx"] as const) {
  await measure(sumOf(`${format}, long`), format, WRITERS[format]!(makeSource(4, Number(process.argv[2] ?? 3000))));
}
process.stdout.write(JSON.stringify(result));
