import type { Block as WireBlock } from "@docsvc/openapi";
import { blockGap, blockToMarkdown, isInItem, listDepths } from "./markdown/block.ts";

/** A wire block on its way into a chunk's `content`. */
export interface ContentPart {
  readonly block: WireBlock;
  /** The first of its page's blocks: a page marker goes before it. */
  readonly opensPage: boolean;
}

/** The page marker in `content`, as the contract words it (`formatting.add_page_markers`); invisible once rendered. */
export const PAGE_MARKER = (page: number): string => `<!-- page ${page} -->`;

/** Writes the `content` of a chunk block by block, as Markdown, tables in the chosen format. */
export class ContentWriter {
  readonly #pageMarkers: boolean;
  readonly #depthOf: (block: WireBlock) => number = listDepths();
  #first: WireBlock | undefined;
  #before: WireBlock | undefined;

  constructor(pageMarkers: boolean) {
    this.#pageMarkers = pageMarkers;
  }

  /** What a block adds to what was written. */
  add(part: ContentPart): string {
    const { block, opensPage } = part;
    this.#first ??= block;
    const text = partToMarkdown(part, this.#pageMarkers, this.#depthOf(block));
    if (text === "") return "";
    const before = this.#before;
    this.#before = block;
    if (before === undefined) return text;
    return (this.#pageMarkers && opensPage ? "\n\n" : blockGap(before, block)) + text;
  }

  /** What is written last: `[Figure]` stands for a picture without text, as no chunk's content is empty. */
  end(): string {
    return this.#before ? "" : `[${this.#first?.type ?? "Figure"}]`;
  }
}

/**
 * The characters that one part adds to a chunk's `content`, and those between two: what chunk sizes are counted in.
 * An upper bound: what is nested in a list is counted with its full indentation.
 */
export function contentSize(part: ContentPart, pageMarkers: boolean): number {
  const { level = 1 } = part.block;
  return partToMarkdown(part, pageMarkers, isInItem(part.block) ? level : level - 1).length;
}

function partToMarkdown(part: ContentPart, pageMarkers: boolean, depth = 0): string {
  const text = blockToMarkdown(part.block, depth);
  if (!pageMarkers || !part.opensPage) return text;
  const marker = PAGE_MARKER(part.block.bbox.page);
  return text === "" ? marker : `${marker}\n\n${text}`;
}
