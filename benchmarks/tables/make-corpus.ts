import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MadePage } from "./html-page.ts";
import { toTruth } from "./made-table.ts";
import { type Producer, type ProducerName, producers } from "./producers.ts";
import { Random } from "./random.ts";

/** A page of a corpus: its PDF, and its tables as HTML, one after the other; empty for a page without tables. */
export interface CorpusPage {
  readonly name: string;
  readonly producer: ProducerName;
  /** Layout and style, or what the page has instead of a table. */
  readonly kind: string;
  readonly file: string;
  readonly truth: string;
}

export interface CorpusOptions {
  readonly seed: number;
  /** Pages per producer. */
  readonly count: number;
  /** @defaultValue "mixed" */
  readonly of?: CorpusKind;
}

/** Tables that mix all features, tables as in documents of one kind, or tables that continue over pages. */
export const CORPUS_KINDS = ["mixed", "documents", "continued"] as const;
export type CorpusKind = (typeof CORPUS_KINDS)[number];

/**
 * Makes pages with tables, and the same number with elements that only resemble one, in `folder`.
 *
 * The source of a page is its truth, so no page has to be inspected, and a new seed gives unseen pages.
 */
export async function makeCorpus(
  folder: string,
  producerName: ProducerName,
  { seed, count, of = "mixed" }: CorpusOptions,
): Promise<CorpusPage[]> {
  const producer = producers[producerName];
  const place = await mkdtemp(join(tmpdir(), "docsvc-tables-"));
  await mkdir(folder, { recursive: true });
  try {
    const pages = new Map<string, MadePage>();
    for (let index = 0; index < count; index++) {
      const name = `${producerName}-${String(index).padStart(3, "0")}`;
      const random = new Random(seed * 100_003 + index * 7919 + producerName.length * 131);
      const page = makePage(producer, of, random);
      pages.set(name, page);
      await writeFile(join(place, `${name}.${producer.extension}`), page.source);
    }
    await producer.print(place, [...pages.keys()]);
    const corpus: CorpusPage[] = [];
    for (const [name, { kind, tables }] of pages) {
      const file = join(folder, `${name}.pdf`);
      await copyFile(join(place, `${name}.pdf`), file);
      corpus.push({ name, producer: producerName, kind, file, truth: tables.map(toTruth).join("\n") });
    }
    return corpus;
  } finally {
    await rm(place, { recursive: true });
  }
}

function makePage(producer: Producer, of: CorpusKind, random: Random): MadePage {
  if (of === "mixed") return producer.make(random);
  return of === "documents" ? producer.makeDocument(random) : producer.makeContinued(random);
}
