import type { BlockType, ChunkMode } from "@docsvc/openapi";
import type { Block } from "../document/document.ts";

/** A block, or a part of one, and whether it is the first block of its page. */
export interface Piece {
  readonly block: Block;
  readonly opensPage: boolean;
}

/** A run of pieces; never empty. */
export type PieceGroup = readonly Piece[];

/** The pieces of one page that belong to one chunk: the unit of chunking and writing, however long the chunk is. */
export interface ChunkPart {
  readonly pieces: PieceGroup;
  /** Whether it is the first part of its chunk. */
  readonly opens: boolean;
}

/** Counts the characters of `content` for pieces, so that grouping does not depend on how they are written. */
export interface Measure {
  /** Characters of a single piece. */
  readonly piece: (piece: Piece) => number;
  /** Characters between two consecutive pieces. */
  readonly gap: (before: Piece, after: Piece) => number;
}

export interface ChunkOptions {
  readonly mode: ChunkMode;
  /** Characters of `content`, for the mode `variable`; null means between 250 and 1,500. */
  readonly size: number | null;
  /** Block types that are left out. */
  readonly filter: readonly BlockType[];
  readonly measure: Measure;
  /** Replaces the grouping of the mode. */
  readonly group?: ((pages: Iterable<PieceGroup>) => Iterable<ChunkPart>) | undefined;
}
