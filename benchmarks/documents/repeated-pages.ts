import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF whose pages are used to build long documents. */
export interface PageSource {
  readonly name: string;
  readonly document: PDFDocument;
}

export async function openPageSource(path: string): Promise<PageSource> {
  return { name: basename(path, ".pdf"), document: await PDFDocument.load(await readFile(path)) };
}

/**
 * Writes a PDF of exactly `pageCount` pages: repeats the pages of all sources, one source after the other.
 *
 * Copies share fonts and images, as in a real long document; every page has its own page
 * object, so that no reader can take two pages for one.
 */
export async function writeRepeatedPages(
  sources: readonly PageSource[],
  pageCount: number,
  path: string,
): Promise<void> {
  const target = await PDFDocument.create();
  const lengths = sources.map((source) => source.document.getPageCount());
  const round = lengths.reduce((sum, length) => sum + length, 0);
  if (round === 0) throw new Error("A long document needs at least one source page.");
  const order = Array.from({ length: pageCount }, (_, position) => placeOf(position % round, lengths));
  // One copying call per source: the library shares objects only within a call.
  const copies: Awaited<ReturnType<PDFDocument["copyPages"]>>[] = [];
  for (const [number, source] of sources.entries()) {
    const pages = order.filter((place) => place.source === number).map((place) => place.page);
    copies.push(await target.copyPages(source.document, pages));
  }
  const remaining = copies.map((pages) => pages.values());
  for (const { source } of order) target.addPage(remaining[source]!.next().value);
  await writeFile(path, await target.save());
}

function placeOf(position: number, lengths: readonly number[]): { readonly source: number; readonly page: number } {
  let page = position;
  for (const [source, length] of lengths.entries()) {
    if (page < length) return { source, page };
    page -= length;
  }
  throw new RangeError(`Page ${position} lies beyond the sources.`);
}
