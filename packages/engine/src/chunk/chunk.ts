/**
 * Groups the blocks of a document into chunks.
 *
 * Piece: what a chunk is made of, a block or, of a table or text longer than the chunk size, a part of it.
 * Furniture: headers, footers and page numbers. Body: everything else.
 */
import type { ChunkMode } from "@docsvc/openapi";
import type { Document } from "../document.ts";
import { chunkByBlock } from "./block.ts";
import { chunkDisabled } from "./disabled.ts";
import { chunkByPage } from "./page.ts";
import { chunkByPageSection } from "./page-sections.ts";
import type { ChunkOptions, Piece, PieceGroup } from "./piece.ts";
import { chunkBySection } from "./section.ts";
import { chunkVariable } from "./variable.ts";

/**
 * Groups the blocks of a document, in reading order; every block that is not filtered out is in exactly one chunk, whole
 * or, in the mode `variable` alone, in parts that follow each other.
 *
 * @returns no empty chunks, so none at all for a document without blocks
 */
export function chunkDocument(document: Document, options: ChunkOptions): readonly PieceGroup[] {
  const pieces = document.pages.flatMap((page) =>
    page.blocks
      .filter((block) => !options.filter.includes(block.type))
      .map((block, index): Piece => ({ block, opensPage: index === 0 })),
  );
  return pieces.length === 0 ? [] : MODES[options.mode](pieces, options);
}

const MODES: Record<ChunkMode, (pieces: PieceGroup, options: ChunkOptions) => readonly PieceGroup[]> = {
  disabled: chunkDisabled,
  page: chunkByPage,
  block: chunkByBlock,
  section: chunkBySection,
  page_sections: chunkByPageSection,
  variable: chunkVariable,
};
