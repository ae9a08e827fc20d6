/**
 * Turns grouped blocks into the contract's full result: the one place where points become fractions of the page, and
 * where the engine's model becomes text.
 *
 * Content: what a block or a chunk says, for reading (Markdown in chunks). Embed: the same for an embedding model.
 */
import type { Chunk, FullResult, PageSize, TableOutputFormat, Block as WireBlock } from "@docsvc/openapi";
import type { Measure, Piece, PieceGroup } from "../chunk/piece.ts";
import { type Document, isFurniture, isHeading, type Page, type Warning } from "../document.ts";
import { type ContentPart, chunkContent, contentSize } from "./content.ts";
import { chunkEmbed } from "./embed.ts";
import { blockGap } from "./markdown/block.ts";
import { boxConverter, toWireBlock } from "./wire-block.ts";

/** How a result is written; the contract's `formatting` and `retrieval` with their defaults filled in. */
export interface OutputOptions {
  readonly tableFormat: TableOutputFormat;
  readonly pageMarkers: boolean;
  readonly embeddingOptimized: boolean;
}

/** Writes chunks of one document, and measures pieces of it by what they will be written as. */
export interface Writer {
  readonly measure: Measure;
  readonly toResult: (groups: readonly PieceGroup[], warnings: readonly Warning[]) => FullResult;
}

/** Makes the writer for one document. */
export function createWriter(document: Document, options: OutputOptions): Writer {
  const toWire = boxConverter(document.pages);
  const toPart = ({ block, opensPage }: Piece): ContentPart => ({
    block: toWireBlock(block, options.tableFormat, toWire),
    opensPage,
  });
  return {
    measure: {
      piece: (piece) => contentSize(toPart(piece), options.pageMarkers),
      gap: (before, after) => (after.opensPage && options.pageMarkers ? 2 : blockGap(before.block, after.block).length),
    },
    toResult: (groups, warnings) => {
      const paths = options.embeddingOptimized ? headingPaths(groups) : [];
      return {
        type: "full",
        chunks: groups.map((group, index) => toChunk(group, group.map(toPart), options, paths[index])),
        pages: document.pages.map(toPageSize),
        warnings: [...warnings],
      };
    },
  };
}

function toChunk(
  group: PieceGroup,
  parts: readonly ContentPart[],
  options: OutputOptions,
  headingPath: readonly string[] | undefined,
): Chunk {
  return {
    content: chunkContent(parts, options.pageMarkers),
    embed: chunkEmbed(
      group.map((piece) => piece.block),
      headingPath,
    ),
    enriched: null,
    blocks: parts.map((part): WireBlock => part.block),
  };
}

/** For each chunk the headings that it stands under, outermost first; the one that it begins with is not among them. */
function headingPaths(groups: readonly PieceGroup[]): readonly (readonly string[])[] {
  let path: readonly { readonly level: number; readonly text: string }[] = [];
  return groups.map((group) => {
    const first = group.find(({ block }) => !isFurniture(block))?.block;
    const level = first && isHeading(first) ? headingLevel(first) : Number.POSITIVE_INFINITY;
    const above = path.filter((heading) => heading.level < level).map((heading) => heading.text);
    for (const { block } of group) {
      if (!isHeading(block)) continue;
      const own = headingLevel(block);
      path = [...path.filter((heading) => heading.level < own), { level: own, text: block.text }];
    }
    return above;
  });
}

function headingLevel(block: { readonly type: string; readonly level?: number }): number {
  return block.level ?? (block.type === "Title" ? 1 : 2);
}

function toPageSize({ number, width, height, unit, name }: Page): PageSize {
  return { page: number, width, height, unit, ...(name === undefined ? {} : { name }) };
}
