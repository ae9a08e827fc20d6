/**
 * Groups the blocks of a document into chunks.
 *
 * Piece: the unit of chunking, a block or a part of a table or text that is longer than the chunk size. Part: the pieces of a page that
 * belong to one chunk. Furniture: headers, footers and page numbers. Body: everything else.
 */
import type { ChunkMode } from "@docsvc/openapi";
import type { Page } from "../document/document.ts";
import { cutWhere } from "./cut.ts";
import type { ChunkOptions, ChunkPart, Piece, PieceGroup } from "./piece.ts";
import { pageSectionStarts, sectionStarts } from "./section.ts";
import { chunkVariable } from "./variable.ts";

/**
 * Groups the blocks of pages, in reading order. Every block that is not filtered out is in exactly one chunk, whole or, only in the mode
 * `variable`, in consecutive parts. Only the pages that the end of a chunk depends on are kept in memory.
 *
 * @returns no empty parts, so none at all for a document without blocks
 */
export function chunkPages(pages: Iterable<Page>, options: ChunkOptions): Iterable<ChunkPart> {
  const pieces = piecesByPage(pages, options);
  return options.group?.(pieces) ?? MODES[options.mode](pieces, options);
}

function* piecesByPage(pages: Iterable<Page>, { filter }: ChunkOptions): Generator<PieceGroup> {
  for (const { blocks } of pages) {
    const kept = filter.length === 0 ? blocks : blocks.filter((block) => !filter.includes(block.type));
    yield kept.map((block, index): Piece => ({ block, opensPage: index === 0 }));
  }
}

const MODES: Record<ChunkMode, (pages: Iterable<PieceGroup>, options: ChunkOptions) => Iterable<ChunkPart>> = {
  disabled: (pages) => cutWhere(pages, () => false),
  page: (pages) => cutWhere(pages, (piece) => piece.opensPage),
  block: (pages) => cutWhere(pages, () => true),
  section: (pages) => cutWhere(pages, sectionStarts()),
  page_sections: (pages) => cutWhere(pages, pageSectionStarts()),
  variable: chunkVariable,
};
