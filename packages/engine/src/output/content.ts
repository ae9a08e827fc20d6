import type { Block as WireBlock } from "@docsvc/openapi";
import { blockGap, blockToMarkdown, isInItem, listDepths } from "./markdown/block.ts";

/** A block of the result, as input of a chunk's `content`. */
export interface ContentPart {
  readonly block: WireBlock;
  /** Whether it is the first block of its page: a page marker goes before it. */
  readonly opensPage: boolean;
}

/** The page marker in `content`, as defined by the contract (`formatting.add_page_markers`); invisible once rendered. */
export const PAGE_MARKER = (page: number): string => `<!-- page ${page} -->`;

/** Writes the `content` of a chunk block by block, as Markdown, with tables in the chosen format. */
export class ContentWriter {
  readonly #pageMarkers: boolean;
  readonly #depthOf: (block: WireBlock) => number = listDepths();
  #first: WireBlock | undefined;
  #before: WireBlock | undefined;

  constructor(pageMarkers: boolean) {
    this.#pageMarkers = pageMarkers;
  }

  /** Returns the text that a block adds. */
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

  /** Returns the end of the text: `[Figure]` for an image without text, as no chunk's content may be empty. */
  end(): string {
    return this.#before ? "" : `[${this.#first?.type ?? "Figure"}]`;
  }
}

/**
 * The number of characters that a part adds to a chunk's `content`, and the number between two parts: the unit of chunk sizes.
 * An upper bound: nested list content is counted with its full indentation.
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
