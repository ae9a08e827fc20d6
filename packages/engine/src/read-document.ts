import type { Document, OutlineEntry, RecognisedText, Warning } from "./document.ts";
import type { PageInspector } from "./inspect/page-stage.ts";
import type { LaidOutPage } from "./layout/layout-page.ts";
import { type OpenOptions, openDocument, type ReadOptions } from "./open-document.ts";
import type { PageSlice } from "./page-slice.ts";
import { refuseBroken } from "./read/pdf/pdf-source.ts";
import { scaleBBox, scalePage } from "./scale-page.ts";
import { nameBlocks } from "./structure/name-blocks.ts";

/**
 * Reads bytes into pages of blocks.
 *
 * @throws {@link EngineError} as {@link openDocument} and what it reads
 */
export async function readDocument(bytes: Uint8Array, options: OpenOptions & ReadOptions): Promise<Document> {
  await using document = await openDocument(bytes, options);
  return joinSlices([await document.read(document.pages, options)], options.inspect);
}

/**
 * Makes a document of all its pages: the step that sees them together.
 *
 * @param slices - in the order of the pages, without gaps; asked for one after the other, and none is kept
 * @throws {@link EngineError} `damaged_document` when too many pages broke the reader
 */
export function joinSlices(slices: Iterable<PageSlice>, inspect?: PageInspector): Document {
  const { pages, factors, outline, warnings, recognised } = gather(slices);
  const named = nameBlocks(pages, outline);
  if (inspect !== undefined) for (const page of named) inspect({ stage: "blocks", page });
  return inPixels(factors, { pages: named, warnings: inOrder(warnings), recognised });
}

interface Gathered {
  readonly pages: LaidOutPage[];
  /** Pixels per point of each page that is a picture. */
  readonly factors: ReadonlyMap<number, number>;
  readonly outline: readonly OutlineEntry[];
  readonly warnings: readonly Warning[];
  readonly recognised: readonly RecognisedText[];
}

function gather(slices: Iterable<PageSlice>): Gathered {
  const pages: LaidOutPage[] = [];
  const factors = new Map<number, number>();
  const warnings: Warning[] = [];
  const recognised: RecognisedText[] = [];
  let outline: readonly OutlineEntry[] | undefined;
  let brokenPages = 0;
  for (const slice of slices) {
    for (const [index, page] of slice.pages.entries()) {
      pages.push(page);
      if (slice.pixelsPerPoint !== null) factors.set(page.number, slice.pixelsPerPoint[index]!);
    }
    for (const warning of slice.warnings) warnings.push(warning);
    for (const word of slice.recognised) recognised.push(word);
    outline ??= slice.outline;
    brokenPages += slice.brokenPages;
  }
  refuseBroken(brokenPages);
  return { pages, factors, outline: outline ?? [], warnings, recognised };
}

/** Those of the document, each once, then page by page: pages are recognised side by side and tell in any order. */
function inOrder(warnings: readonly Warning[]): readonly Warning[] {
  const ofDocument = warnings.filter(({ page }) => page === undefined);
  return [
    ...new Map(ofDocument.map((warning) => [warning.message, warning])).values(),
    ...warnings.filter(({ page }) => page !== undefined).toSorted((a, b) => a.page! - b.page!),
  ];
}

/** Points of a picture are its pixels at the resolution that it was read at. */
function inPixels(factors: ReadonlyMap<number, number>, document: Document): Document {
  if (factors.size === 0) return document;
  const { pages, warnings, recognised = [] } = document;
  const factor = (page: number): number => factors.get(page) ?? 1;
  return {
    pages: pages.map((page) => scalePage(page, factor(page.number), "px")),
    warnings,
    recognised: recognised.map((word) => ({ ...word, bbox: scaleBBox(word.bbox, factor(word.bbox.page)) })),
  };
}
