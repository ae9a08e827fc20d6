import type { Block as WireBlock } from "@docsvc/openapi";
import { blockGap, blockToMarkdown, listDepths } from "./markdown/block.ts";

/** A wire block on its way into a chunk's `content`. */
export interface ContentPart {
  readonly block: WireBlock;
  /** The first of its page's blocks: a page marker goes before it. */
  readonly opensPage: boolean;
}

/** The page marker in `content`, as the contract words it (`formatting.add_page_markers`); invisible once rendered. */
export const PAGE_MARKER = (page: number): string => `<!-- page ${page} -->`;

/** Writes the `content` of a chunk: its blocks as Markdown, tables in the chosen format. */
export function chunkContent(parts: readonly ContentPart[], pageMarkers: boolean): string {
  const depths = listDepths(parts.map((part) => part.block));
  let content = "";
  let before: WireBlock | undefined;
  for (const [index, part] of parts.entries()) {
    const text = partToMarkdown(part, pageMarkers, depths[index]);
    if (text === "") continue;
    if (before) content += pageMarkers && part.opensPage ? "\n\n" : blockGap(before, part.block);
    content += text;
    before = part.block;
  }
  // `[Figure]` stands for a picture without text: no chunk's content is empty.
  return before ? content : `[${parts[0]?.block.type ?? "Figure"}]`;
}

/**
 * The characters that one part adds to a chunk's `content`, and those between two: what chunk sizes are counted in.
 * An upper bound: a nested list item is counted with its full indentation.
 */
export function contentSize(part: ContentPart, pageMarkers: boolean): number {
  return partToMarkdown(part, pageMarkers, (part.block.level ?? 1) - 1).length;
}

function partToMarkdown(part: ContentPart, pageMarkers: boolean, depth = 0): string {
  const text = blockToMarkdown(part.block, depth);
  if (!pageMarkers || !part.opensPage) return text;
  const marker = PAGE_MARKER(part.block.bbox.page);
  return text === "" ? marker : `${marker}\n\n${text}`;
}
