import type { Document, Warning } from "./document.ts";
import type { PageInspector } from "./inspect/page-stage.ts";
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
 * @param slices - in the order of the pages, without gaps
 * @throws {@link EngineError} `damaged_document` when too many pages broke the reader
 */
export function joinSlices(slices: readonly PageSlice[], inspect?: PageInspector): Document {
  refuseBroken(slices.reduce((sum, { brokenPages }) => sum + brokenPages, 0));
  const named = nameBlocks(
    slices.flatMap(({ pages }) => pages),
    slices[0]?.outline ?? [],
  );
  if (inspect !== undefined) for (const page of named) inspect({ stage: "blocks", page });
  return inPixels(slices, {
    pages: named,
    warnings: inOrder(slices.flatMap(({ warnings }) => warnings)),
    recognised: slices.flatMap(({ recognised }) => recognised),
  });
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
function inPixels(slices: readonly PageSlice[], document: Document): Document {
  const factors = new Map(
    slices.flatMap(({ pages, pixelsPerPoint }) =>
      pages.flatMap(({ number }, index) =>
        pixelsPerPoint === null ? [] : [[number, pixelsPerPoint[index]!] as const],
      ),
    ),
  );
  if (factors.size === 0) return document;
  const { pages, warnings, recognised = [] } = document;
  const factor = (page: number): number => factors.get(page) ?? 1;
  return {
    pages: pages.map((page) => scalePage(page, factor(page.number), "px")),
    warnings,
    recognised: recognised.map((word) => ({ ...word, bbox: scaleBBox(word.bbox, factor(word.bbox.page)) })),
  };
}
