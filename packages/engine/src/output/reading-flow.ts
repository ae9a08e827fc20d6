/**
 * The blocks of a result as a person reads them.
 *
 * Clean: without page furniture, and with paragraphs joined that a page or column cut in two.
 */
import type { Block, FullResult } from "@docsvc/openapi";
import { isFurniture } from "../document.ts";
import { isCaption } from "./caption.ts";

export interface RenderOptions {
  /** Keeps headers, footers and page numbers where they stand; then nothing is joined over pages. @defaultValue false */
  readonly keepHeaders?: boolean;
}

/** All blocks of a result in reading order, clean unless headers are kept. */
export function readingFlow(result: FullResult, { keepHeaders = false }: RenderOptions): readonly Block[] {
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  return keepHeaders ? blocks : joinParagraphs(blocks.filter((block) => !isFurniture(block)));
}

/**
 * Joins the paragraph that a page or column breaks off with the one that goes on in the next. Footnotes at the foot of the
 * first and figures, tables and captions at the head of the second stand in between; they follow the joined paragraph.
 */
function joinParagraphs(blocks: readonly Block[]): readonly Block[] {
  const flow = [...blocks];
  // From the end, so that a paragraph over three pages is joined at its later break first.
  for (let first = flow.length - 1; first > 0; first -= 1) {
    if (!isNextPlace(flow[first - 1]!, flow[first]!)) continue;
    let end = first - 1;
    while (end > 0 && isFootnote(flow[end]!)) end -= 1;
    let begin = first;
    while (begin < flow.length - 1 && isFloat(flow[begin]!)) begin += 1;
    const before = flow[end];
    const after = flow[begin];
    if (!before || !after || !goesOn(before, after)) continue;
    flow.splice(begin, 1);
    flow[end] = { ...before, content: joinTexts(before, after) };
  }
  return flow;
}

/** `1 See …`, `*Corresponding author.` */
function isFootnote(block: Block): boolean {
  return block.type === "Text" && /^(?:\d{1,2}\s?\p{Lu}|[*†‡§]+\s?\p{L})/u.test(block.content);
}

function isFloat(block: Block): boolean {
  return block.type === "Figure" || block.type === "Table" || isCaption(block);
}

/** A paragraph breaks off at the end of a full line: a formula's last piece is narrower than the text that follows. */
const BROKEN_WIDTH = 0.6;

/**
 * A paragraph that breaks off without an end and one that begins in the middle of a sentence, on the next page or in the
 * next column: only all together are proof. A paragraph that ends a page with a full sentence stays by itself.
 */
function goesOn(before: Block, after: Block): boolean {
  return (
    before.type === "Text" &&
    after.type === "Text" &&
    !isCaption(before) &&
    isNextPlace(before, after) &&
    before.bbox.width >= BROKEN_WIDTH * after.bbox.width &&
    /[\p{L}\p{N},;–—-]$/u.test(before.content) &&
    /^\p{Ll}/u.test(after.content)
  );
}

/** On the next page, or on the same one further right and higher up, which is the next column: beside it is a form. */
function isNextPlace({ bbox: before }: Block, { bbox: after }: Block): boolean {
  if (after.page !== before.page) return after.page === before.page + 1;
  return after.left >= before.left + before.width && after.top < before.top;
}

/** A hyphen after a letter is one of a line break: in running text those are many times the compounds broken at theirs. */
function joinTexts(before: Block, after: Block): string {
  const broken = /\p{L}[-\u00AD\u2010]$/u.test(before.content);
  return broken ? before.content.slice(0, -1) + after.content : `${before.content} ${after.content}`;
}
