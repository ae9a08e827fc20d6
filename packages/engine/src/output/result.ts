/**
 * Converts grouped blocks to the contract's full result. Only here are points converted to fractions of the page, and
 * the document model to text.
 *
 * Content: the text of a block or a chunk for reading (Markdown in chunks). Embed: its text for an embedding model.
 */
import type { Chunk, PageSize, TableOutputFormat, Block as WireBlock } from "@docsvc/openapi";
import type { ChunkPart, Measure, Piece } from "../chunk/piece.ts";
import type { Page } from "../document/document.ts";
import { type ContentPart, ContentWriter, contentSize } from "./content.ts";
import { EmbedWriter } from "./embed.ts";
import type { StyleOptions } from "./inline/wanted-runs.ts";
import { HeadingPath } from "./heading-path.ts";
import { blockGap, type ListPlace } from "./markdown/block.ts";
import { placesOf } from "./wire-places.ts";
import { boxConverter, type PageExtents, toWireBlock } from "./wire-block.ts";

/** How a result is written; the contract's `formatting` and `retrieval` with their defaults filled in. */
export interface OutputOptions {
  readonly tableFormat: TableOutputFormat;
  readonly pageMarkers: boolean;
  readonly embeddingOptimized: boolean;
  readonly styles: StyleOptions;
  /** Whether the result includes the boxes of lines, cells and captions. */
  readonly hasPlaces: boolean;
}

/** What a part adds to its chunk. */
export interface WrittenPart {
  /** Whether it is the first part of its chunk. */
  readonly opens: boolean;
  readonly content: string;
  readonly embed: string;
  readonly blocks: readonly WireBlock[];
}

/** Writes the parts of one document's chunks, and measures pieces by their written length. */
export interface Writer {
  readonly measure: Measure;
  /** The last part of each chunk may have no blocks: it contains the end of its texts. */
  readonly write: (parts: Iterable<ChunkPart>) => Generator<WrittenPart>;
  /** Only the blocks. */
  readonly writeBlocks: (parts: Iterable<ChunkPart>) => Generator<WireBlock>;
}

/** Creates the writer for one document; the extent of a page must be known before the page is written or measured. */
export function createWriter(extents: PageExtents, options: OutputOptions): Writer {
  const toWire = boxConverter(extents);
  const toPlainPiece = ({ block }: Piece): WireBlock =>
    toWireBlock(block, { format: options.tableFormat, styles: options.styles }, toWire);
  const toWirePiece = (piece: Piece): WireBlock =>
    options.hasPlaces
      ? { ...toPlainPiece(piece), ...placesOf(piece.block, options.styles, toWire) }
      : toPlainPiece(piece);
  const toPart = (piece: Piece): ContentPart => ({ block: toWirePiece(piece), opensPage: piece.opensPage });
  return {
    measure: {
      piece: (piece) => contentSize({ block: toPlainPiece(piece), opensPage: piece.opensPage }, options.pageMarkers),
      gap: (before, after) =>
        after.opensPage && options.pageMarkers ? 2 : blockGap(toListPlace(before), toListPlace(after)).length,
    },
    write: (parts) => writeParts(parts, toPart, options),
    *writeBlocks(parts) {
      for (const { pieces } of parts) for (const piece of pieces) yield toWirePiece(piece);
    },
  };
}

function toListPlace({ block }: Piece): ListPlace {
  const { quote, definition } = block;
  const metadata = { ...(quote !== undefined && { quote }), ...(definition !== undefined && { definition }) };
  return { type: block.type, level: block.level, content: block.marker ?? "", metadata };
}

function* writeParts(
  parts: Iterable<ChunkPart>,
  toPart: (piece: Piece) => ContentPart,
  { pageMarkers, embeddingOptimized }: OutputOptions,
): Generator<WrittenPart> {
  const path = embeddingOptimized ? new HeadingPath() : undefined;
  let chunk: { readonly content: ContentWriter; readonly embed: EmbedWriter } | undefined;
  for (const { pieces, opens } of parts) {
    if (chunk === undefined || opens) {
      if (chunk !== undefined) yield* ending(chunk);
      chunk = { content: new ContentWriter(pageMarkers), embed: new EmbedWriter(path?.above()) };
    }
    const blocks: WireBlock[] = [];
    let content = "";
    for (const piece of pieces) {
      const part = toPart(piece);
      blocks.push(part.block);
      content += chunk.content.add(part);
      path?.pass(piece.block);
    }
    yield { opens, content, embed: chunk.embed.add(pieces.map((piece) => piece.block)), blocks };
  }
  if (chunk !== undefined) yield* ending(chunk);
}

function* ending(chunk: { readonly content: ContentWriter; readonly embed: EmbedWriter }): Generator<WrittenPart> {
  const [content, embed] = [chunk.content.end(), chunk.embed.end()];
  if (content !== "" || embed !== "") yield { opens: false, content, embed, blocks: [] };
}

/** Joins the parts of each chunk. */
export function toChunks(parts: Iterable<WrittenPart>): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { opens, content, embed, blocks } of parts) {
    const chunk = chunks.at(-1);
    if (opens || chunk === undefined) {
      chunks.push({ content, embed, enriched: null, blocks: [...blocks] });
      continue;
    }
    chunk.content += content;
    chunk.embed += embed;
    for (const block of blocks) chunk.blocks.push(block);
  }
  return chunks;
}

/** Sizes have at most two decimals: A4 is 595.28 × 841.89 points. */
export function toPageSize({ number, width, height, unit, name }: Page): PageSize {
  return {
    page: number,
    width: toHundredths(width),
    height: toHundredths(height),
    unit,
    ...(name === undefined ? {} : { name }),
  };
}

function toHundredths(size: number): number {
  return Math.round(size * 100) / 100;
}
