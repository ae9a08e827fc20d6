import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CorpusPage } from "./make-corpus.ts";

const INDEX = "corpus.json";

/** Writes the truth of a corpus next to its pages. */
export async function keepCorpus(folder: string, pages: readonly CorpusPage[]): Promise<void> {
  await writeFile(join(folder, INDEX), JSON.stringify(pages));
}

/** Reads a corpus written by {@link keepCorpus}. */
export async function readCorpus(folder: string): Promise<CorpusPage[]> {
  const pages = JSON.parse(await readFile(join(folder, INDEX), "utf8")) as CorpusPage[];
  return pages.map((page) => ({ ...page, file: join(folder, `${page.name}.pdf`) }));
}
