/**
 * The blocks of a result in the form in which a person reads them.
 *
 * Clean: without page furniture, and with paragraphs joined that a page or column break split.
 */
import type { Block, FullResult } from "@docsvc/openapi";
import { isFurniture } from "../document/document.ts";
import { isCaption } from "./caption.ts";
import { withPrintedChart } from "./chart-content.ts";
import { plainContent, runsToContent } from "./inline/wanted-runs.ts";
import { isPreformatted } from "./preformatted.ts";

export interface RenderOptions {
  /**
   * Keeps pages as they are printed: headers, footers and page numbers in place, nothing joined over pages, and the printed texts
   * of charts instead of their data. @defaultValue false
   */
  readonly keepHeaders?: boolean;
}

/** How blocks are rendered, and whether they are whole paragraphs that must not be joined. */
export interface FlowOptions extends RenderOptions {
  readonly structure?: FullResult["structure"] | undefined;
}

/** All blocks of a result in reading order. */
export function blocksOf(result: FullResult): readonly Block[] {
  return result.chunks.flatMap((chunk) => chunk.blocks);
}

/** Blocks in reading order, clean unless headers are kept. */
export function readingFlow(blocks: Iterable<Block>, { keepHeaders = false, structure }: FlowOptions): Iterable<Block> {
  if (keepHeaders) return asPrinted(blocks);
  const body = withoutFurniture(blocks);
  return structure === "file" ? body : joinParagraphs(body);
}

function* asPrinted(blocks: Iterable<Block>): Generator<Block> {
  for (const block of blocks) yield withPrintedChart(block);
}

function* withoutFurniture(blocks: Iterable<Block>): Generator<Block> {
  for (const block of blocks) if (!isFurniture(block)) yield block;
}

/** Joins broken paragraphs within runs of blocks; runs end where no paragraph continues, after a page or two. */
function* joinParagraphs(blocks: Iterable<Block>): Generator<Block> {
  let run: Block[] = [];
  // The last block of the run that is not a float.
  let text: Block | undefined;
  for (const block of blocks) {
    if (run.length > 0 && isApart(run.at(-1)!, text, block)) {
      yield* joinRun(run, false);
      run = [];
      text = undefined;
    }
    run.push(block);
    if (!isFloat(block)) text = block;
  }
  yield* joinRun(run, true);
}

/**
 * Whether no paragraph continues from a run into what begins with the next block, whatever that is.
 *
 * @param last - of the run
 * @param text - the last block of the run that is not a float; undefined if all are
 */
function isApart(last: Block, text: Block | undefined, next: Block): boolean {
  // A paragraph that continues after footnotes begins before them.
  if (isFootnote(next)) return false;
  // A paragraph that is interrupted by floats continues after them, on the next page at the latest.
  if (last !== text) return text === undefined || next.bbox.page > text.bbox.page + 1;
  return last.type !== "Text" || (next.type !== "Text" && !isFloat(next)) || !isNextPlace(last, next);
}

/**
 * Joins a paragraph that a page or column break interrupts with its continuation. Between them may be footnotes at the foot of the
 * first page or column, and figures, tables and captions at the head of the second; they follow the joined paragraph.
 *
 * @param isLast - whether nothing follows the run: then its last block may be a continuation, whatever its form
 */
function joinRun(flow: Block[], isLast: boolean): readonly Block[] {
  // From the end, so that a paragraph over three pages is joined at its later break first.
  for (let first = flow.length - 1; first > 0; first -= 1) {
    if (!isNextPlace(flow[first - 1]!, flow[first]!)) continue;
    let end = first - 1;
    while (end > 0 && isFootnote(flow[end]!)) end -= 1;
    let begin = first;
    while (begin < flow.length - (isLast ? 1 : 0) && isFloat(flow[begin]!)) begin += 1;
    const before = flow[end];
    const after = flow[begin];
    if (!before || !after || !continuesText(before, after)) continue;
    flow.splice(begin, 1);
    flow[end] = joinBlocks(before, after);
  }
  return flow;
}

/** `1 See …`, `*Corresponding author.` */
function isFootnote(block: Block): boolean {
  return block.type === "Text" && /^(?:\d{1,2}\s?\p{Lu}|[*†‡§]+\s?\p{L})/u.test(plainContent(block));
}

function isFloat(block: Block): boolean {
  return block.type === "Figure" || block.type === "Table" || isCaption(block);
}

/** A paragraph breaks off at the end of a full line: the last part of a formula is narrower than the text that follows. */
const BROKEN_WIDTH = 0.6;

/**
 * A paragraph that breaks off without an end, and one that begins in the middle of a sentence on the next page or in the
 * next column: only both together are evidence. A paragraph that ends a page with a full sentence is not joined.
 */
function continuesText(before: Block, after: Block): boolean {
  return (
    before.type === "Text" &&
    after.type === "Text" &&
    !isPreformatted(before) &&
    !isPreformatted(after) &&
    !isCaption(before) &&
    isNextPlace(before, after) &&
    before.bbox.width >= BROKEN_WIDTH * after.bbox.width &&
    /[\p{L}\p{N},;–—-]$/u.test(plainContent(before)) &&
    /^\p{Ll}/u.test(plainContent(after))
  );
}

/** On the next page, or on the same one further right and higher up, in the next column; at the same height it would be a form. */
function isNextPlace({ bbox: before }: Block, { bbox: after }: Block): boolean {
  if (after.page !== before.page) return after.page === before.page + 1;
  return after.left >= before.left + before.width && after.top < before.top;
}

/** A hyphen after a letter is removed: in running text, hyphens of line breaks are many times as frequent as compounds broken at their hyphen. */
function joinBlocks(before: Block, after: Block): Block {
  const broken = /\p{L}[-\u00AD\u2010]$/u.test(plainContent(before));
  const content = broken ? before.content.slice(0, -1) + after.content : `${before.content} ${after.content}`;
  if (before.runs === undefined && after.runs === undefined) return { ...before, content };
  const head = [...(before.runs ?? [{ text: before.content }])];
  const last = head.pop()!;
  head.push({ ...last, text: broken ? last.text.slice(0, -1) : last.text }, ...(broken ? [] : [{ text: " " }]));
  const runs = [...head, ...(after.runs ?? [{ text: after.content }])];
  return { ...before, content: runsToContent(runs), runs };
}
