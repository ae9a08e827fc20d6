/**
 * The blocks of a result as a person reads them.
 *
 * Clean: without page furniture, and with paragraphs joined that a page break cut.
 */
import type { Block, FullResult } from "@docsvc/openapi";
import { isFurniture } from "../document.ts";

export interface RenderOptions {
  /** Keeps headers, footers and page numbers where they stand; then nothing is joined over pages. @defaultValue false */
  readonly keepHeaders?: boolean;
}

/** All blocks of a result in reading order, clean unless headers are kept. */
export function readingFlow(result: FullResult, { keepHeaders = false }: RenderOptions): readonly Block[] {
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  return keepHeaders ? blocks : joinParagraphs(blocks.filter((block) => !isFurniture(block)));
}

function joinParagraphs(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before && goesOn(before, block)) joined[joined.length - 1] = { ...before, content: joinTexts(before, block) };
    else joined.push(block);
  }
  return joined;
}

/**
 * A paragraph that breaks off without an end and one that begins in the middle of a sentence, on the next page: only
 * both together are proof. A paragraph that ends a page with a full sentence stays by itself.
 */
function goesOn(before: Block, after: Block): boolean {
  return (
    before.type === "Text" &&
    after.type === "Text" &&
    after.bbox.page === before.bbox.page + 1 &&
    /[\p{L}\p{N},;–—-]$/u.test(before.content) &&
    /^\p{Ll}/u.test(after.content)
  );
}

/** A hyphen after a letter is one of a line break: in running text those are many times the compounds broken at theirs. */
function joinTexts(before: Block, after: Block): string {
  const broken = /\p{L}[-\u00AD\u2010]$/u.test(before.content);
  return broken ? before.content.slice(0, -1) + after.content : `${before.content} ${after.content}`;
}
