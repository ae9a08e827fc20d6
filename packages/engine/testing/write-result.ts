import type { FullResult } from "@docsvc/openapi";
import { chunkPages } from "../src/chunk/chunk.ts";
import type { ChunkOptions, ChunkPart, Piece, PieceGroup } from "../src/chunk/piece.ts";
import type { Document } from "../src/document/document.ts";
import { createWriter, type OutputOptions, toChunks, toPageSize, type Writer } from "../src/output/result.ts";

export type WriteOptions = Partial<OutputOptions & ChunkOptions>;

/** The writer for a document whose pages are all known. */
export function writerOf({ pages }: Document, options: WriteOptions = {}): Writer {
  const sizes = new Map(pages.map((page) => [page.number, toPageSize(page)]));
  const plain = {
    tableFormat: "dynamic",
    pageMarkers: false,
    embeddingOptimized: false,
    hasPlaces: false,
    styles: { emphasis: true, highlight: false, links: false },
  } as const;
  return createWriter(sizes, { ...plain, ...options });
}

/** Chunks a document and writes its result. */
export function writeResult(document: Document, options: WriteOptions = {}): FullResult {
  return {
    type: "full",
    chunks: toChunks(writerOf(document, options).write(partsOf(document, options))),
    pages: document.pages.map(toPageSize),
    warnings: [...document.warnings],
  };
}

/** The pieces of each chunk of a document. */
export function chunksOf(document: Document, options: WriteOptions = {}): readonly PieceGroup[] {
  const groups: Piece[][] = [];
  for (const { pieces, opens } of partsOf(document, options)) {
    if (opens) groups.push([]);
    groups.at(-1)!.push(...pieces);
  }
  return groups;
}

function partsOf(document: Document, options: WriteOptions): Iterable<ChunkPart> {
  const { measure } = writerOf(document, options);
  return chunkPages(document.pages, { mode: "disabled", size: null, filter: [], measure, ...options });
}
