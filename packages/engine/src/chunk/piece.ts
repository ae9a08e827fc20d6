import type { BlockType, ChunkMode } from "@docsvc/openapi";
import type { Block } from "../document/document.ts";

/** A block, or a part of one, and whether it is the first of its page's blocks. */
export interface Piece {
  readonly block: Block;
  readonly opensPage: boolean;
}

/** A run of pieces; never empty. */
export type PieceGroup = readonly Piece[];

/** The pieces of one page that belong to one chunk: what is chunked and written at a time, however long the chunk is. */
export interface ChunkPart {
  readonly pieces: PieceGroup;
  /** The first of its chunk. */
  readonly opens: boolean;
}

/** Characters of `content` that pieces come to, so that grouping need not know how they are written. */
export interface Measure {
  /** Of one piece alone. */
  readonly piece: (piece: Piece) => number;
  /** Between two neighbours. */
  readonly gap: (before: Piece, after: Piece) => number;
}

export interface ChunkOptions {
  readonly mode: ChunkMode;
  /** Characters of `content`, for the mode `variable`; null is between 250 and 1,500. */
  readonly size: number | null;
  /** Block types that are left out. */
  readonly filter: readonly BlockType[];
  readonly measure: Measure;
  /** Groups the pieces of the pages in place of the mode. */
  readonly group?: ((pages: Iterable<PieceGroup>) => Iterable<ChunkPart>) | undefined;
}
